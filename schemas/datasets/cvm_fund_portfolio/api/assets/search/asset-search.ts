import { shortNameOfBond } from '../../../bond-codes.ts'
import { wordsOfBond } from '../../../../../bond/api/treasury-shop-names.ts'
import { startOfCnpj } from '../../../../../api/start-of-cnpj.ts'
import {
  isPartTicker,
  lettersOfTicker,
  type NamedThing,
  type NameSearch,
  readListRows,
  textOfRow,
} from '../../../../../api/name-search.ts'
import { foldQuestion } from '../../../../../api/name-index.ts'
import type { Snapshot } from '../../../../../api/endpoint.ts'
import { assets, readCode } from '../assets.ts'
import { findAssetNames, keepAssetNames, type NamedAsset } from './asset-names.ts'

/** Finds assets as `/v1/assets?q=` does, in the newest complete month. */
export const assetSearch: NameSearch = {
  kind: 'asset',
  order: 'match',
  keep: keepAssetNames,
  async list(snapshot, words, limit) {
    const [word = ''] = words
    // Names of funds contain their numbers without the signs of the mask.
    const number = words.length === 1 ? startOfCnpj(word) : null
    const q = number ?? words.join(' ')
    return (await listNamed(snapshot, q, limit)).map(describe)
  },
}

/** Lists the assets of `/v1/assets?q=`, from the names in memory or by that endpoint. */
async function listNamed(snapshot: Snapshot, q: string, limit: number): Promise<readonly NamedAsset[]> {
  const [names, question] = [findAssetNames(snapshot), foldQuestion(q)]
  if (names !== undefined && question !== null) return names.find({ ...question, code: readCode(q) }, limit)
  const rows = await readListRows(assets, snapshot, { q, page_size: String(limit + MOST_PARTS) })
  const found = rows.map((row) => {
    const [asset_id, name, ticker, isin, cnpj] = COLUMNS.map((column) => textOfRow(row, column))
    return { asset_id: asset_id ?? '', name: name ?? '', ticker: ticker ?? '', isin: isin ?? '', cnpj: cnpj ?? '' }
  })
  const code = readCode(q)
  return found.filter(({ ticker }) => ticker === code || !isPartTicker(ticker)).slice(0, limit)
}

/** Most tickers of odd lots and forwards among the first assets. */
const MOST_PARTS = 50

const COLUMNS = ['asset_id', 'name', 'ticker', 'isin', 'cnpj']

function describe({ asset_id: id, name, ticker, isin, cnpj }: NamedAsset): NamedThing {
  const bond = shortNameOfBond(/^selic:(\d+)/.exec(id)?.[1] ?? '') ?? ''
  const sold = wordsOfBond(bond)
  return {
    id,
    name,
    text: [name, ticker, isin, id, bond, sold].join(' '),
    codes: [
      ...[id, ticker, isin, cnpj, id.replace(/^[^:]*:/, ''), bond, bond.replaceAll('-', '')],
      ...[sold, sold === '' ? '' : `${sold}+`, lettersOfTicker(id.replace(/^b3:/, ''))],
    ],
    path: `/v1/asset/${encodeURIComponent(id)}`,
  }
}
