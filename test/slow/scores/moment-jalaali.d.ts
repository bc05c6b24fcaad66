/** The part of the package that the vectors ask. */
declare module 'moment-jalaali' {
  interface Moment {
    toDate(): Date;
  }
  function moment(text: string, format: string): Moment;
  namespace moment {
    function jIsLeapYear(year: number): boolean;
  }
  export default moment;
}
