import type { Dataset } from '../../schemas/core/dataset.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { mayBeShown, mayGiveFiles } from '../../schemas/core/terms.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { keyMessages } from './key-messages.ts'

/** What this server may show and hand out, by the terms of the datasets and the word of the operator. */
export interface DataTerms {
  /** Restricted datasets that the operator may show to everybody. */
  readonly permitted: ReadonlySet<string>
  /** Says whether an answer that needs these scopes may be shown to somebody without a key. */
  mayShow(scopes: readonly string[]): boolean
  /** Refuses whole files of what needs these scopes where the terms of a dataset do not let keys have them. */
  requireFiles(scopes: readonly string[]): void
}

/**
 * Makes the terms from the restricted datasets that the operator may hand on. A scope without a dataset restricts nothing.
 */
export function createDataTerms(
  permitted: ReadonlySet<string>,
  declared: readonly Pick<Dataset, 'id' | 'terms'>[] = datasets,
): DataTerms {
  const named = (scopes: readonly string[]) => declared.filter(({ id }) => scopes.includes(id))
  return {
    permitted,
    mayShow: (scopes) => named(scopes).every((dataset) => mayBeShown(dataset, permitted)),
    requireFiles: (scopes) => {
      const refused = named(scopes).find((dataset) => !mayGiveFiles(dataset, permitted))
      if (refused === undefined) return
      const data = { reason: 'restricted_terms', dataset: refused.id }
      throw new ApiError('forbidden', keyMessages.filesRefused, data)
    },
  }
}

/** Reads `PUBLIC_RESTRICTED`: `off`, `on`, or names of restricted datasets. Throws a sentence for any other name. */
export function readPermittedSetting(text: string): ReadonlySet<string> {
  const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id)
  if (text === 'off') return new Set()
  if (text === 'on') return new Set(restricted)
  const named = text.split(',').map((each) => each.trim())
  const unknown = named.find((each) => !restricted.includes(each))
  if (unknown !== undefined)
    throw new Error(`${unknown} is no restricted dataset: write off, on, or some of ${restricted.join(', ')}`)
  return new Set(named)
}

/** Datasets that a setting opens to everybody: `on` for every dataset that may be opened, or names. */
export type OpenedDatasets = 'on' | ReadonlySet<string>

/** Reads a setting that opens datasets: `off`, `on`, or names. Throws a sentence for a name that is none. */
export function readOpenedSetting(text: string): OpenedDatasets {
  const known = datasets.map(({ id }) => id)
  if (text === 'off') return new Set()
  if (text === 'on') return 'on'
  const named = text.split(',').map((each) => each.trim())
  const unknown = named.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new Error(`${unknown} is no dataset: write off, on, or some of ${known.join(', ')}`)
  return new Set(named)
}

/** Lists the datasets that a setting opens; `on` opens those that the terms let everybody see. */
export function listOpened(opened: OpenedDatasets, terms: DataTerms): ReadonlySet<string> {
  return opened === 'on' ? new Set(datasets.map(({ id }) => id).filter((id) => terms.mayShow([id]))) : opened
}

/** Finds a dataset that a setting opens by name although its terms restrict it; null if there is none. */
export function findForbidden(opened: OpenedDatasets, permitted: ReadonlySet<string>): string | null {
  const terms = createDataTerms(permitted)
  return opened === 'on' ? null : ([...opened].find((id) => !terms.mayShow([id])) ?? null)
}
