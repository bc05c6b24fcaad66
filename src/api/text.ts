/** Words for people, in both languages of the service. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}
