export type CalendarId = 'br-banks' | 'b3-sessions'

/** When something newer is expected, judged by the newest month or day in the data themselves. */
export type Rule =
  | ({
      /** A month, quarter or year is published at the latest this many days after its end. */
      readonly every: 'month' | 'quarter' | 'year'
    } & Due)
  | ({
      /** Data come the morning after each business day, at the latest this many days later. */
      readonly every: 'business_day'
    } & Due)
  | {
      /**
       * Data that reach ahead to a last day: that day is near this many days before it, and the data are late this many
       * days after it.
       */
      readonly every: 'end'
      readonly endingDays: number
      readonly withinDays: number
      readonly because: string
    }
  /** Nothing tells when something newer comes, or which day the data describe. */
  | { readonly every: 'unknown'; readonly because: string }

/** When a dataset is expected to have something newer, by the habits of its portal. */
export type Expectation =
  | Rule
  /** Each series, calendar or list has a rule of its own, by its name in the data. */
  | { readonly every: 'part'; readonly parts: Readonly<Record<string, PartRule>>; readonly because: string }

/** Rule of a part. An untested part may not have been fetched yet, which is not a loss. */
export type PartRule = Rule & { readonly untested?: true }

interface Due {
  readonly withinDays: number
  /** Calendars of business days; the first that reaches the day decides. */
  readonly calendars: readonly [CalendarId, ...CalendarId[]]
  readonly because: string
}
