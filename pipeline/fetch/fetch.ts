import { join } from 'node:path'
import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { type Month, monthOfDate, monthRange } from '../../schemas/core/month.ts'
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
  readonly month: Month | null
  readonly url: string
}

/** Every file that the settings ask for: months from FROM to TO, and what has no months always. */
export function wantedFiles(
  datasets: readonly Dataset[],
  { from, to, datasets: chosen }: Settings,
  now: Date,
): Wanted[] {
  return datasets
    .filter(({ id }) => chosen === null || chosen.includes(id))
    .flatMap((dataset) => {
      const months =
        dataset.since === null
          ? [null]
          : monthRange(from ?? dataset.since, to ?? monthOfDate(now)).filter((m) => m >= (dataset.since ?? ''))
      return dataset.sources.flatMap((source) =>
        months.map((month) => ({ dataset, source, month, url: source.url(month) })),
      )
    })
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
    const { dataset, month, source, url } = want
    const subject = `${dataset.id} ${month ?? source.id}`
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

/** The partition that a wanted file feeds, as `dataset` and `partition`. */
export function partitionOf({ dataset, month }: Wanted): string {
  return `${dataset.id}/${partitionName(dataset, month)}`
}
