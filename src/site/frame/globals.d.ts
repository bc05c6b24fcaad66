/** What inline scripts leave for the scripts of the pages. */
interface Document {
  /** of pages with grids of days: marks today and the past */
  readonly markDays?: () => void;
}
