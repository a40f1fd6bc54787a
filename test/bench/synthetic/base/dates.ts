const DAY = 86_400_000

/** '2025-10' is '2025-10-31'. */
export function monthEnd(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

export function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** From plain numbers, which make a valid date as long as the last is at most 28. */
export function formatDay(year: number, month: number, date: number): string {
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
