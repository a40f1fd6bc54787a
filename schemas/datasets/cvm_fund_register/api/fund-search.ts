import { type NamedThing, type NameSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { codeOfFund } from '../../../fund/api/fund-code.ts'
import { listFundsOfCode } from '../../../fund/api/resolve-fund.ts'
import { funds } from './funds.ts'

/** Finds funds as `/v1/funds?q=` does, behind those that a ticker or an ISIN names. */
export const fundSearch: NameSearch = {
  kind: 'fund',
  isRanked: true,
  async list(snapshot, words, limit) {
    const [word = ''] = words
    const coded = words.length === 1 ? await listCoded(snapshot, word) : []
    const rows = await readListRows(funds, snapshot, { q: words.join(' '), page_size: String(limit) })
    const others = rows.filter((row) => !coded.some(({ id }) => id === row['cnpj']))
    return [...coded, ...others.map((row) => describe(row))].slice(0, limit)
  },
}

/** Lists the funds that a ticker or ISIN names; none for any other word. */
async function listCoded(snapshot: Snapshot, word: string): Promise<readonly NamedThing[]> {
  const code = codeOfFund(word)
  const found = code === null ? [] : await listFundsOfCode(snapshot, code)
  if (code === null || found.length === 0) return []
  const rows = await readListRows(funds, snapshot, { cnpjs: found.map(({ cnpj }) => cnpj).join(',') })
  return rows.map((row) => describe(row, code.text))
}

function describe(row: Row, code = ''): NamedThing {
  const [cnpj, name] = [textOfRow(row, 'cnpj'), textOfRow(row, 'name')]
  return {
    id: cnpj,
    name,
    text: `${name} ${cnpj} ${code}`.trim(),
    codes: [cnpj, textOfRow(row, 'cvm_code'), textOfRow(row, 'cvm_id'), code],
    path: `/v1/fund/${cnpj}`,
  }
}
