import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { bondColumns } from '../columns.ts'
import { bondInput, bondMessages, isinInput } from './bond-input.ts'

const DATASET = 'bcb_bond_trade'
const BONDS = new URL('federal_bonds.sql', import.meta.url)

const row = z
  .strictObject({
    asset_id: described(
      z.string(),
      'Id of the bond in `/v1/assets` and in the portfolios of funds, such as selic:210100:2027-03-01.',
      'VARCHAR',
    ),
    ...allColumnFields(bondColumns),
  })
  .meta({ id: 'FederalBond', description: 'A federal bond that was traded: its code, maturity and ISIN.' })

export const federalBonds = defineEndpoint({
  id: 'federal_bonds',
  path: '/v1/federal-bonds',
  summary: 'Federal bonds with their ISIN, code and maturity',
  description:
    'The federal bonds that were traded in the months that are compiled. Funds file a bond by its code in the Selic and its maturity: this list has the ISIN of both, from an open source.',
  dataset: DATASET,
  input: z.strictObject({
    bond: bondInput.optional(),
    isin: isinInput.optional(),
    ...sortInput(sortableColumns(row), { by: 'selic_code', key: ['selic_code', 'maturity_date', 'isin'] }),
    ...pageInput,
  }),
  output: listOutput(row),
  rows: ['data'],
  examples: [{ bond: 'LTN' }, { isin: 'BRSTNCLTN8G4' }],
  async answer(snapshot, { bond = null, isin = null, sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const bindings = { bond, isin, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = snapshot.has('bcb_bond') ? await snapshot.query(BONDS, bindings) : []
    if (rows.length === 0 && isin !== null && page.page === 0 && ranges.isEmpty && bond === null) {
      throw unknownCode('code', isin, [], bondMessages.noBondWithIsin)
    }
    return listAnswer(rows, page, ['federal-bonds', bond, isin].filter((part) => part !== null).join('-'))
  },
})
