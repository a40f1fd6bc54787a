import { DEPRECATION } from '../../api/deprecation.ts'
import type { Deprecation } from '../../api/endpoint.ts'
import { isObject, type JsonObject } from './json.ts'

/** Least number of months between the announcement of a removal and the removal. */
export const NOTICE_MONTHS = 6

/** True if the time between the announcement and the sunset is as long as the docs promise. */
export function isNoticeLongEnough({ since, sunset }: Pick<Deprecation, 'since' | 'sunset'>): boolean {
  return addMonths(since, NOTICE_MONTHS) <= sunset
}

/**
 * Lists the announcements of a document that give clients less time than promised, a line each: a notice that is too
 * short, a notice that is new but begins before `today`, and a sunset that was moved forward.
 */
export function findShortNotices(before: JsonObject, after: JsonObject, today: string): string[] {
  const announced = listDeprecations(before)
  return [...listDeprecations(after)].flatMap(([place, deprecation]) => {
    const earlier = announced.get(place)
    const { since, sunset } = deprecation
    return [
      ...(isNoticeLongEnough(deprecation)
        ? []
        : [`${place}: from ${since} to ${sunset} is less than the notice of ${String(NOTICE_MONTHS)} months`]),
      ...(earlier === undefined && since < today
        ? [`${place}: the notice begins on ${since}, before it is given`]
        : []),
      ...(earlier !== undefined && sunset < earlier.sunset
        ? [`${place}: the sunset was ${earlier.sunset} and is now ${sunset}`]
        : []),
    ]
  })
}

/** Lists what is deprecated in a document, by its place in it. A parameter is named, since its number may change. */
function listDeprecations(document: JsonObject): Map<string, Deprecation> {
  const found = new Map<string, Deprecation>()
  const walk = (value: unknown, path: readonly string[]) => {
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) walk(item, [...path, nameItem(item, at)])
    } else if (isObject(value)) {
      if (value[DEPRECATION] !== undefined) found.set(path.join('/'), value[DEPRECATION] as unknown as Deprecation)
      for (const [key, inner] of Object.entries(value)) {
        if (key !== DEPRECATION) walk(inner, [...path, key])
      }
    }
  }
  walk(document, [])
  return found
}

function nameItem(item: unknown, at: number): string {
  return isObject(item) && typeof item['name'] === 'string' ? item['name'] : String(at)
}

/** Adds months to a day; in a month that is too short it becomes the last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
