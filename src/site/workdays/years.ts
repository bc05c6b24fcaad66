/** Persian years that have a payroll page: those that payrolls and their audits ask for. */
export const PAYROLL_YEARS = { first: 1395, last: 1410 } as const;
