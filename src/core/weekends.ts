/** Weekly days off: Friday only (the law), or Friday with the day before or after it. */
export const WEEKENDS = ['fri', 'thu-fri', 'fri-sat'] as const;
export type Weekend = (typeof WEEKENDS)[number];
