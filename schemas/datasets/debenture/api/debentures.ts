import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { debentureMessages, paperIndexInput, paperIsinInput, paperIssuerInput } from './debenture-input.ts'
import { debentureFields, debentureSource } from './debenture-row.ts'

const DATASET = 'debenture'
const PAPERS = new URL('debentures.sql', import.meta.url)

const row = z
  .strictObject({ ...debentureFields, ...debentureSource })
  .meta({ id: 'ListedDebenture', description: 'A debenture of the register, with its present terms.' })

export const debentures = defineEndpoint({
  id: 'debentures',
  path: '/v1/debentures',
  summary: 'Debentures with their issuer, ISIN, days, index, rate and quantities',
  description:
    'One row a code, with its present terms. The code names a paper: an ISIN can be that of several. What a fund holds of a paper is under its `asset_id`.',
  dataset: DATASET,
  input: z.strictObject({
    cnpj: paperIssuerInput.optional(),
    isin: paperIsinInput.optional(),
    index: paperIndexInput.optional(),
    ...provenanceInput,
    ...sortInput(sortableColumns(row), { by: 'code', key: ['code'] }),
    ...pageInput,
  }),
  output: listOutput(row),
  rows: ['data'],
  examples: [{ page_size: '5' }, { index: 'IPCA' }],
  async answer(
    snapshot,
    { cnpj = null, isin = null, index = null, provenance = false, sort_by, sort_order, ranges, ...page },
  ) {
    requireDataset(snapshot, DATASET)
    const bindings = { cnpj, isin, index, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = await snapshot.query(PAPERS, bindings)
    if (rows.length === 0 && isin !== null && cnpj === null && index === null && page.page === 0 && ranges.isEmpty) {
      throw unknownCode('code', isin, [], debentureMessages.notInRegister)
    }
    const fileName = ['debentures', cnpj, isin, index].filter((part) => part !== null).join('-')
    return listAnswer(rows.map(addSource(snapshot, DATASET, provenance)), page, fileName)
  },
})
