import { requireDataset } from '../../../api/coverage.ts'
import { defineWholeSearch, textOfRow } from '../../../api/name-search.ts'

const NAMES = new URL('debenture_names.sql', import.meta.url)

/** Finds debentures by their codes, ISINs, and the names and numbers of their issuers. */
export const debentureSearch = defineWholeSearch({
  kind: 'debenture',
  order: 'weight',
  async read(snapshot) {
    requireDataset(snapshot, 'debenture')
    const rows = await snapshot.query(NAMES, {})
    return rows.map((row) => {
      const [code, isin] = [textOfRow(row, 'code'), textOfRow(row, 'isin')]
      const name = textOfRow(row, 'issuer_name')
      const text = [name, code, isin, textOfRow(row, 'cnpj')].join(' ')
      return { id: code, name, text, codes: [code, isin], path: `/v1/debenture/${code}` }
    })
  },
})
