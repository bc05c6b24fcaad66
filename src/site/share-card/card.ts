/** What a picture to send says. All texts are in the language of the page, with its digits. */
export interface ShareCard {
  /** name of the file, without its ending */
  readonly name: string;
  /** of the band on top and of the large texts; `night` is for Ramadan */
  readonly colour: 'plain' | 'red' | 'night' | 'nowruz' | 'sizdah-bedar' | 'mehregan' | 'yalda';
  /** on the coloured band: «دوشنبه», «نوروز ۱۴۰۶» */
  readonly head: string;
  /** very large, in one line: «۳۰», «۲۳:۵۴:۴۱» */
  readonly figure?: string;
  /** «آذر ۱۴۰۵» */
  readonly title: string;
  /** in colour, below the title: occasions, times of cities */
  readonly lines?: readonly string[];
  /** soft, below the lines: the date in other calendars */
  readonly notes?: readonly string[];
  /** a feast, whose picture stands below */
  readonly picture?: 'nowruz' | 'sizdah-bedar' | 'mehregan' | 'yalda' | undefined;
  /** A table takes the place of lines and notes: the title is above it. Every row has as many cells as `heads`. */
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The text that goes with the picture, with the address of the page. */
  readonly text: string;
}
