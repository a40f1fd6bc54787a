import { readFile, stat } from 'node:fs/promises'
import type { Dataset } from '../schemas/core/dataset.ts'
import { BuildError } from '../schemas/core/error.ts'
import type { Manifest } from '../schemas/core/manifest.ts'
import { describeStatistics } from '../schemas/datasets/statistics/dataset.ts'
import { readOwnSeries } from '../schemas/datasets/statistics/own-series.ts'
import type { Series } from '../schemas/datasets/statistics/series.ts'
import { type Environment, readVariable } from './environment.ts'
import type { FileScope } from './fetch/files-to-fetch.ts'

const VARIABLE = 'SERIES_FILE'
const MOST_BYTES = 2 ** 20
/** This many faults are listed; the others are counted. */
const MOST_FAULTS = 20
/** Ids of the sources of the operator's series begin so. */
const OWN_SOURCE = 'own_'

/** Reads the series that the file of SERIES_FILE declares; null if no file is named. */
export async function readSeriesFile(environment: Environment): Promise<readonly Series[] | null> {
  const path = readVariable(environment, VARIABLE)
  if (path === null) return null
  const { series, faults } = readOwnSeries(await readDocument(path))
  if (faults.length === 0) return series
  const more = faults.length - MOST_FAULTS
  const shown = [...faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${String(more)} more`] : [])]
  throw wrongFile(`${path}: ${shown.join('; ')}`)
}

async function readDocument(path: string): Promise<unknown> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) throw new Error(`it has ${String(size)} bytes, and may have ${String(MOST_BYTES)}`)
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch (error) {
    throw wrongFile(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function wrongFile(what: string): BuildError {
  return new BuildError('BAD_PARAMETER', `${VARIABLE} ${what}`, {
    hint: 'Nothing was changed. The form of the file is in docs/operating-reference.md, under Series of your own.',
  })
}

/** Throws if no file is named while series from one are published: the next snapshot would lose them unasked. */
export function requireSeriesFile(
  published: Manifest | null,
  {
    withoutSeriesFile,
    scope: { datasets },
  }: { readonly withoutSeriesFile: boolean; readonly scope: Pick<FileScope, 'datasets'> },
): void {
  if (!withoutSeriesFile || datasets?.includes('statistics') === false) return
  const isAny = (published?.partitions ?? []).some(
    ({ dataset, inputs }) => dataset === 'statistics' && inputs.some(({ source }) => source.startsWith(OWN_SOURCE)),
  )
  if (!isAny) return
  throw new BuildError('BAD_PARAMETER', `${VARIABLE} is not set, and series that such a file declares are published`, {
    hint: `Nothing was changed. Set ${VARIABLE} to the file. To withdraw all of its series, set it to a file with {"series": []}.`,
  })
}

/** Adds the operator's series to those of `statistics`. */
export function addOwnSeries(datasets: readonly Dataset[], own: readonly Series[]): readonly Dataset[] {
  if (own.length === 0) return datasets
  return datasets.map((dataset) => (dataset.id === 'statistics' ? describeStatistics(own) : dataset))
}
