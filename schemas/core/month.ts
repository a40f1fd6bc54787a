/** A competence month, the month that figures refer to: `2025-10`. Months order as text. */
export type Month = string

/** Period of one file of a portal: a month, a year such as `2019`, or a day such as `2019-10-31`. */
export type Period = string

const SHAPE = /^(\d{4})-(0[1-9]|1[0-2])$/

export function isMonth(text: string): text is Month {
  return SHAPE.test(text)
}

/** `2025-10` → `202510`, the form in CVM's file names. Works for a day too; a year stays as it is. */
export function compact(period: Period): string {
  return period.replaceAll('-', '')
}

/** `2025-10` → `2025`. Works for a day too. */
export function toYear(month: Month): Period {
  return month.slice(0, 4)
}

/** `2025-10-31` → `2025-10`. */
export function monthOfDay(day: string): Month {
  return day.slice(0, 7)
}

/** True if a text is a day of the calendar as the portals write it: `2025-10-31`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `2025-05` → `2025-06`. */
export function quarterEnd(month: Month): Month {
  return `${month.slice(0, 5)}${pad(Math.ceil(Number(month.slice(5)) / 3) * 3, 2)}`
}

export function monthOfDate(date: Date): Month {
  return date.toISOString().slice(0, 7)
}

export function nextMonth(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${pad(year + 1, 4)}-01` : `${pad(year, 4)}-${pad(number + 1, 2)}`
}

export function previousMonth(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 1 ? `${pad(year - 1, 4)}-12` : `${pad(year, 4)}-${pad(number - 1, 2)}`
}

/** Counts the months from one to another; negative if the other is earlier. */
export function countMonths(from: Month, to: Month): number {
  const [first, last] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  return (last ?? 0) - (first ?? 0)
}

/** All months from `first` to `last`, both included; none when `first` is later. */
export function monthRange(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = nextMonth(month)) {
    months.push(month)
    // After 9999-12 the next month would order before it.
    if (month === last) break
  }
  return months
}

export function listWeekdays(months: readonly Month[]): string[] {
  return months.flatMap((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const days = Array.from({ length: new Date(Date.UTC(year, number, 0)).getUTCDate() }, (_each, at) => at + 1)
    return days
      .filter((day) => ![0, 6].includes(new Date(Date.UTC(year, number - 1, day)).getUTCDay()))
      .map((day) => `${month}-${pad(day, 2)}`)
  })
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
