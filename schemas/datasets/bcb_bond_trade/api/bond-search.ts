import { requireDataset } from '../../../api/coverage.ts'
import { defineWholeSearch, textOfRow } from '../../../api/name-search.ts'
import { wordsOfBond } from '../../../bond/api/treasury-shop-names.ts'

const NAMES = new URL('bond_names.sql', import.meta.url)

/** Finds traded federal bonds by ISIN, short name, code and maturity, the last traded first. */
export const bondSearch = defineWholeSearch({
  kind: 'bond',
  order: 'weight',
  async read(snapshot) {
    requireDataset(snapshot, 'bcb_bond_trade')
    if (!snapshot.has('bcb_bond')) return []
    const rows = await snapshot.query(NAMES, {})
    return rows.map((row) => {
      const [bond, isin, due] = [textOfRow(row, 'bond'), textOfRow(row, 'isin'), textOfRow(row, 'maturity_date')]
      const name = `${bond} ${due.slice(0, 7)}`
      const text = [name, bond.replaceAll('-', ''), wordsOfBond(bond), due, isin, textOfRow(row, 'selic_code')]
      return {
        id: textOfRow(row, 'asset_id'),
        name,
        text: text.join(' '),
        codes: [isin, name],
        path: `/v1/federal-bonds?isin=${isin}`,
      }
    })
  },
})
