/** Loaded into a program with `--import`: its clock starts at the moment FALSE_NOW. */
const RealDate = Date;
const offset = RealDate.parse(process.env.FALSE_NOW) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + offset] : values));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
