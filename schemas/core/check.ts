import type { CalendarId } from './expectation.ts'

/**
 * A rule about one partition's data, with its reason.
 *
 * `blocks`: the SQL lists the faults, one row each: `member`, `line`, `column`, `detail`, and `period` where
 * the partition has several files of that member; any row refuses the partition.
 * `grades`: the SQL answers one row: `figure` (text), `passed`; the result is written to the manifest of the partition.
 * No row means that there was nothing to count, and no result.
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
 * A grade of a month against the published months before it, written to the manifest when a snapshot is published. It
 * decides no byte of the month and blocks nothing. A month without a figure, or without one to compare with, is not
 * judged.
 */
export interface MonthCheck {
  readonly id: string
  readonly because: string
  /** A SELECT over the tables of one month: one row with `figure`, NULL if there is nothing to count. */
  readonly figure: string
  /** Compares with the month before, or with the median of the published ones among the twelve months before. */
  readonly against: 'month_before' | 'median_of_twelve_before'
  /** Least and most that the figure may be, in percent of the other; null for no limit. */
  readonly percent: readonly [from: number, to: number | null]
}

/**
 * A grade of the days of a month against a calendar of sessions, written to the manifest when a snapshot is published.
 * It decides no byte of the month and refuses nothing.
 */
export interface SessionCheck {
  readonly because: string
  readonly calendar: CalendarId
  /** A SELECT over the tables of one month: one row for each day that has any, with `day` and `size`. */
  readonly days: string
  /** Least size of a day, in percent of the median of the other days of its month. */
  readonly thinPercent: number
}

/**
 * A rule that sends lines into quarantine before cleaning. Its SQL gives one row each, with `member`, `line`, `column`,
 * `filed` (the content of that column) and `reason`, in words. The rule's id is the reason in the table of cleaned
 * values. A line can have several rows, each with another column.
 */
export interface QuarantineRule {
  readonly id: string
  readonly because: string
  readonly sql: string
}
