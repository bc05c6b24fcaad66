/** What an attack is: it goes on until it is told to end, and then says what it found. */
export interface Target {
  readonly port: number;
  /** folder in which `dist/` lies */
  readonly root: string;
}

export interface Finding {
  /** what the server did, in a few words with figures */
  readonly told: string;
  /** what it should not have done */
  readonly problems: readonly string[];
}

export interface Attacking {
  end(): Promise<Finding>;
}

export interface Attack {
  /** how long it has to go on to show all that it can do */
  readonly seconds: number;
  begin(target: Target): Attacking;
}

/** The server's settings that attacks are judged by: small enough to be used up within an attack, the others as they are by default. */
export const SETTINGS = { DAILY_ALLOWANCE: '500', ADDRESS_ALLOWANCE: '2500' } as const;
export const ALLOWANCE = Number(SETTINGS.DAILY_ALLOWANCE);
export const ADDRESS_ALLOWANCE = Number(SETTINGS.ADDRESS_ALLOWANCE);
/** What one address may take of a site. */
export const SHARE = 100;

/** @param expected pairs of what holds, and what is wrong if it does not */
export const problemsOf = (...expected: readonly [isSo: boolean, problem: string][]): string[] =>
  expected.filter(([isSo]) => !isSo).map(([, problem]) => problem);
