/** Check that a month fails if conflicting reports were left out. */
export const ONE_REPORT_A_DAY = 'one_report_a_day'
