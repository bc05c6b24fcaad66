/** Persian years with a page of working hours: the years that payrolls and audits need. */
export const PAYROLL_YEARS = { first: 1395, last: 1410 } as const;
