/** Loaded into a program with `--import`: its clock starts at the moment FALSE_NOW. */
const RealDate = Date;
const offset = RealDate.parse(process.env.FALSE_NOW ?? '') - RealDate.now();

class ShiftedDate extends RealDate {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [RealDate.now() + offset] : values) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
