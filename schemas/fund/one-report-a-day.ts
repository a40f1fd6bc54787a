/** A month fails this grade if it has reports that were left out because they conflict. */
export const ONE_REPORT_A_DAY = 'one_report_a_day'
