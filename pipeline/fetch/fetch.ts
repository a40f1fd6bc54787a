import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { type Month, monthOfDate, monthRange, type Period, yearOf } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import type { Effects } from '../effects.ts'
import { count } from '../log.ts'
import type { Settings } from '../settings.ts'
import { keepEdition, latestEdition, type RawFile } from './archive.ts'
import { directoryOrigin, type Origin } from './mirror.ts'

/** One source file that a build asks for. */
export interface Wanted {
  readonly dataset: Dataset
  readonly source: Source
  /** The period that the file covers, null for a file without one. */
  readonly period: Period | null
  /** The months wanted of it; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  readonly url: string
}

/** Every file that the settings ask for: months from FROM to TO, and what has no months always. */
export function wantedFiles(datasets: readonly Dataset[], settings: Settings, now: Date): Wanted[] {
  return datasets
    .filter(({ id }) => settings.datasets === null || settings.datasets.includes(id))
    .flatMap((dataset) => dataset.sources.flatMap((source) => filesOf(dataset, source, settings, now)))
}

function filesOf(dataset: Dataset, source: Source, { from, to }: Settings, now: Date): Wanted[] {
  if (source.covers === 'everything') {
    return [{ dataset, source, period: null, months: [null], url: source.url(null) }]
  }
  const first = from !== null && from > source.from ? from : source.from
  const last = to ?? monthOfDate(now)
  const months = monthRange(first, source.to !== undefined && source.to < last ? source.to : last)
  const periodOf = source.covers === 'year' ? yearOf : (month: Month) => month
  return [...new Set(months.map(periodOf))].map((period) => ({
    dataset,
    source,
    period,
    months: months.filter((month) => periodOf(month) === period),
    url: source.url(period),
  }))
}

export const rawDirOf = (dataDir: string) => join(dataDir, 'raw')

export async function originOf({ mirror }: Settings): Promise<Origin> {
  if (mirror !== null) return directoryOrigin(mirror)
  throw new BuildError('BAD_PARAMETER', 'SOURCE_MIRROR is not set', {
    hint: 'Set it to a folder that mirrors the portals, such as data/sample.',
  })
}

/** Something wanted and the edition to use, or null where none was ever published. */
export interface Fetched extends Wanted {
  readonly raw: RawFile | null
}

/**
 * Fetches what changed. A file that the origin no longer has stays as it was last seen: a portal that hides a file for a
 * night withdraws nothing.
 */
export async function fetchAll(
  wanted: readonly Wanted[],
  settings: Settings,
  { log, now }: Effects,
): Promise<Fetched[]> {
  const origin = await originOf(settings)
  const rawDir = rawDirOf(settings.dataDir)
  const progress = log.progress('fetch', wanted.length)
  const fetched: Fetched[] = []
  for (const want of wanted) {
    const { dataset, period, source, url } = want
    const subject = `${dataset.id} ${period ?? source.id}`
    const known = await latestEdition(rawDir, url)
    const offer = await origin(url)
    let raw: RawFile | null = known
    if (offer !== null && offer.validator !== known?.validator) {
      raw = await keepEdition(rawDir, source, url, offer, now)
      const news = known === null ? 'new' : known.sha256 === raw.sha256 ? 'same bytes' : 'changed'
      log.line({ step: 'fetch', subject, detail: `${count(raw.bytes)} bytes  ${news}  ${url}` })
    }
    fetched.push({ ...want, raw })
    progress.tick(subject)
  }
  progress.end()
  return fetched
}

/** What of the wanted files is kept already, without asking the origin. */
export async function keptFiles(wanted: readonly Wanted[], dataDir: string): Promise<Fetched[]> {
  return Promise.all(wanted.map(async (want) => ({ ...want, raw: await latestEdition(rawDirOf(dataDir), want.url) })))
}
