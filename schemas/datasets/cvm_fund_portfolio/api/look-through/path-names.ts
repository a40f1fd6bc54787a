import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { booleanInput } from '../../../../api/input.ts'
import { described } from '../../../../api/output.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const NAMES = new URL('path_names.sql', import.meta.url)

/** Parameter for names of funds on paths; its endpoint must refine the input with `namesPaths`. */
export const namesInput = booleanInput(
  'With `names`: the funds on the paths of this page, each once; with `view=paths`.',
).optional()

/** True if the rows have paths, or if no names are requested. */
export function namesPaths({ view, names }: { readonly view: string; readonly names?: boolean | undefined }): boolean {
  return view === 'paths' || names !== true
}

export const NO_PATHS = { error: issueText(portfolioMessages.namesNeedPaths), path: ['names'] }

export const namesOutput = described(
  z.array(
    z
      .strictObject({
        cnpj: described(z.string(), 'CNPJ on a path.', 'VARCHAR'),
        name: described(z.string(), 'Its name, as in `/v1/funds`; "" where none is known.', 'VARCHAR'),
      })
      .meta({ id: 'FundName' }),
  ),
  'The funds on the paths of the rows of this page, by CNPJ; with `names=true`.',
)

/** Reads the names of the funds on the paths of some leaves. */
export async function readPathNames(snapshot: Snapshot, leaves: readonly Row[]): Promise<Row[]> {
  const cnpjs = [...new Set(leaves.flatMap(({ path }) => (Array.isArray(path) ? (path as string[]) : [])))].sort()
  if (cnpjs.length === 0) return []
  const rows = await snapshot.query(NAMES, { cnpjs })
  const names = new Map(rows.map(({ cnpj, name }) => [cnpj, name]))
  return cnpjs.map((cnpj) => ({ cnpj, name: names.get(cnpj) ?? '' }))
}
