/** The calendars that business days are counted by. */
export type CalendarId = 'br-banks' | 'b3-sessions'

/** When a dataset is expected to have something newer, by what its portal does. */
export type Expectation =
  | ({
      /** A month is published at the latest so many days after its end. */
      readonly every: 'month'
    } & Due)
  | ({
      /** The portal writes an edition the morning after each business day; it is here at the latest so many days later. */
      readonly every: 'business_day'
    } & Due)
  /** An edition now and then, such as a calendar of decades: none is ever late. */
  | { readonly every: 'edition'; readonly because: string }

interface Due {
  readonly withinDays: number
  /** The calendars that say which days are business days; the first that reaches the day decides. */
  readonly calendars: readonly [CalendarId, ...CalendarId[]]
  readonly because: string
}
