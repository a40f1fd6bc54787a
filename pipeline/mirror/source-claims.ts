import type { Dataset } from '../../schemas/core/dataset.ts'
import { isDay, isMonth, type Period } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import { mirrorPath } from '../fetch/origins/mirror-path.ts'

/** A source with an address at which a mirror has a file. */
export interface SourceClaim {
  readonly dataset: Dataset
  readonly source: Source
  /** Period in the file's address, even outside the months that the source takes; null for a source without periods. */
  readonly period: Period | null
}

/** Any period that an address can be made of. */
const ANY: Readonly<Record<Exclude<Source['covers'], 'everything'>, Period>> = {
  day: '2000-01-03',
  month: '2000-01',
  year: '2000',
}

/** Returns a search for the sources that have an address for a file of a mirror. */
export function createClaimSearch(datasets: readonly Dataset[]): (path: string) => SourceClaim[] {
  const undated = new Map<string, SourceClaim[]>()
  const dated = new Map<string, Omit<SourceClaim, 'period'>[]>()
  for (const dataset of datasets) {
    for (const source of dataset.sources) {
      if (source.covers === 'everything')
        for (const path of listPaths(source, null)) addTo(undated, path, { dataset, source, period: null })
      else addTo(dated, new URL(source.url(ANY[source.covers])).host, { dataset, source })
    }
  }
  return (path) => {
    const [host = ''] = path.split('/')
    const ofPeriods = (dated.get(host) ?? []).flatMap(({ dataset, source }) => {
      const period = findPeriod(source, path)
      return period === null ? [] : [{ dataset, source, period }]
    })
    return [...(undated.get(path) ?? undated.get(path.replace(/@$/, '')) ?? []), ...ofPeriods]
  }
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  lists.set(key, [...(lists.get(key) ?? []), item])
}

/**
 * Finds the period that the address of a file is for, whether or not the source takes that period; null if there is
 * none.
 */
export function findPeriod(source: Source, path: string): Period | null {
  const found = listPeriodsIn(path, source.covers).find((period) => {
    const paths = listPaths(source, period)
    return paths.includes(path) || paths.some((each) => `${each}@` === path)
  })
  return found ?? null
}

function listPaths({ url, fallbackUrls }: Source, period: Period | null): string[] {
  return [url(period), ...(fallbackUrls?.(period) ?? [])].map(mirrorPath)
}

/** Lists the periods that the digits of a path can mean, in the orders in which portals write days and months. */
function listPeriodsIn(path: string, covers: Source['covers']): Period[] {
  if (covers === 'everything') return []
  const runs = path.replaceAll(/(?<=\d)-(?=\d)/g, '').match(/\d+/g) ?? []
  const digits = (length: number) =>
    runs.flatMap((run) =>
      Array.from({ length: Math.max(0, run.length - length + 1) }, (_each, at) => run.slice(at, at + length)),
    )
  if (covers === 'year') return digits(4)
  if (covers === 'month')
    return digits(6)
      .flatMap((text) => [`${text.slice(0, 4)}-${text.slice(4)}`, `${text.slice(2)}-${text.slice(0, 2)}`])
      .filter(isMonth)
  // B3 and ANBIMA write some years in two digits, all of this century.
  return [...digits(8), ...digits(6).map((text) => `20${text}`)]
    .flatMap((text) => [
      `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`,
      `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`,
    ])
    .filter(isDay)
}
