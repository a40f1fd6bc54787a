import { z } from 'zod'
import type { Month } from '../../core/month.ts'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { choiceInput } from '../../api/input.ts'
import { described } from '../../api/output.ts'

const ROWS = new URL('register_terms.sql', import.meta.url)
const REGISTER = 'debenture'
const LINKS = 'debenture_link'

/** Parameter that adds the terms of papers, for a key with the register's scope. */
export const includeTermsInput = choiceInput(
  ['terms'],
  'terms: also the terms of the paper in the register of debentures. A key needs its scope.',
).optional()

/** Scope of the register, which a request for terms needs. */
export const TERMS_SCOPE = { parameter: 'include', datasetOf: () => REGISTER } as const

const said = (description: string) => described(z.string().nullable(), description, 'VARCHAR')

/** Terms of a paper in the register, next to the filed ones. */
export const registerTerms = z
  .strictObject({
    code: described(z.string(), 'Code of the paper in the register.', 'VARCHAR'),
    issuer_cnpj: said('CNPJ of its issuer by the register.'),
    issuer_name: said('Name of its issuer by the register.'),
    isin: said('ISIN by the register. Several papers can share one.'),
    maturity_date: described(z.iso.date().nullable(), 'Day on which it falls due by the register.', 'DATE'),
    index: said('What it is indexed to, as the register says: DI, IPCA, PRÉ and others.'),
    index_percent: described(
      z.number().nullable(),
      'Percentage of the index that is paid, by the register.',
      'DECIMAL(18,6)',
    ),
    rate: described(
      z.number().nullable(),
      'Rate of a year beside the index, or the fixed rate, by the register.',
      'DECIMAL(18,6)',
    ),
    basis: described(
      z.enum(['filed', 'derived']),
      'filed: lines name the code. derived: lines name the paper by its terms, and issuer, maturity, index and prices of the month lead to this code (rule `register`).',
      'VARCHAR',
    ),
    source: described(z.literal(REGISTER), 'Dataset of the terms.', 'VARCHAR'),
    date: described(
      z.iso.date().nullable(),
      'Day on which the register was fetched: it names no day of its own.',
      'DATE',
    ),
  })
  .meta({ id: 'RegisterTerms', description: 'The terms of a paper by the register of debentures.' })

/** Reads the register's terms of an asset with these names, by its code if it has one; null if there are none. */
export async function readRegisterTerms(snapshot: Snapshot, ids: readonly string[], month: Month): Promise<Row | null> {
  const [terms = null] = (await readTermsOfAll(snapshot, ids, month)).values()
  return terms
}

/** Reads the register's terms of these assets, by id. An asset that the register lacks is missing. */
export async function readTermsOfAll(
  snapshot: Snapshot,
  ids: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0 || !snapshot.has(REGISTER) || !snapshot.has(LINKS)) return new Map()
  const rows = await snapshot.query(ROWS, { ids, month })
  const said = { source: REGISTER, date: snapshot.retrievedAt(REGISTER, null)?.slice(0, 10) ?? null }
  return new Map(rows.map(({ asset_id, ...terms }) => [asset_id as string, { ...terms, ...said }]))
}
