import { shortNameOfBond } from '../../bond-codes.ts'
import { startOfCnpj } from '../../../../api/start-of-cnpj.ts'
import { type NameSearch, readListRows, textOfRow } from '../../../../api/name-search.ts'
import { assets } from './assets.ts'

/** Finds assets as `/v1/assets?q=` does, in the newest complete month. */
export const assetSearch: NameSearch = {
  kind: 'asset',
  isRanked: true,
  async list(snapshot, words, limit) {
    const [word = ''] = words
    // A name of a fund has its number without the signs of the mask.
    const number = words.length === 1 ? startOfCnpj(word) : null
    const q = number ?? words.join(' ')
    const rows = await readListRows(assets, snapshot, { q, page_size: String(limit) })
    return rows.map((row) => {
      const [id, name, ticker, isin] = ['asset_id', 'name', 'ticker', 'isin'].map((column) => textOfRow(row, column))
      const bond = shortNameOfBond(/^selic:(\d+)/.exec(id ?? '')?.[1] ?? '') ?? ''
      const codes = [id ?? '', ticker ?? '', isin ?? '', textOfRow(row, 'cnpj'), (id ?? '').replace(/^[^:]*:/, '')]
      return {
        id: id ?? '',
        name: name ?? '',
        text: [name, ticker, isin, id, bond].join(' '),
        codes: [...codes, bond, bond.replaceAll('-', '')],
        path: `/v1/asset/${encodeURIComponent(id ?? '')}`,
      }
    })
  },
}
