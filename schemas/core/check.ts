/**
 * A rule about one partition's data, with its reason.
 *
 * `blocks`: the SQL lists the faults, one row each: `member`, `line`, `column`, `detail`, and `period` where
 * the partition has several files of that member; any row refuses the partition.
 * `grades`: the SQL answers one row: `figure` (text), `passed`; the result is written to the manifest of the partition.
 */
export interface Check {
  readonly id: string
  readonly level: 'blocks' | 'grades'
  readonly because: string
  /** Advice for the operator, shown with the faults. */
  readonly hint: string
  readonly sql: string
}

/**
 * Lines that are set aside before cleaning: one row each of `member`, `line`, `column`, `filed` (what that column says)
 * and `reason`, in words. The rule's id is the reason in the table of cleaned values.
 */
export interface QuarantineRule {
  readonly id: string
  readonly because: string
  readonly sql: string
}
