/** Types of the functions that the vectors use. */
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
