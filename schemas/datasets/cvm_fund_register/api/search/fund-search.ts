import { type NamedThing, type NameSearch, readListRows, textOfRow } from '../../../../api/name-search.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { codeOfFund } from '../../../../fund/api/fund-code.ts'
import { listFundsOfCode } from '../../../../fund/api/resolve-fund.ts'
import { foldQuestion } from '../../../../api/name-index.ts'
import { funds, readQuestion } from '../funds.ts'
import { findFundNames, type FoundFund, keepFundNames, readFundNames } from './fund-names.ts'

/** Finds the fund of a ticker or ISIN first, then funds as `/v1/funds?q=` does. */
export const fundSearch: NameSearch = {
  kind: 'fund',
  order: 'match',
  keep: keepFundNames,
  readNames: async (snapshot) => findFundNames(snapshot)?.text ?? (await readFundNames(snapshot)),
  async list(snapshot, words, limit) {
    const [word = ''] = words
    const coded = words.length === 1 ? await listCoded(snapshot, word) : []
    const others = (await listNamed(snapshot, words, limit)).filter(({ id }) => !coded.some((each) => each.id === id))
    return [...coded, ...others].slice(0, limit)
  },
}

/** Lists the funds of `/v1/funds?q=`, from the names in memory or by that endpoint. */
async function listNamed(snapshot: Snapshot, words: readonly string[], limit: number): Promise<readonly NamedThing[]> {
  const { q, code, number } = readQuestion(words)
  const [names, question] = [findFundNames(snapshot), foldQuestion(q ?? '')]
  if (names !== undefined && question !== null)
    return names.find({ ...question, code, number }, limit).map((fund) => describe(fund))
  const rows = await readListRows(funds, snapshot, { q: words.join(' '), page_size: String(limit) })
  return rows.map((row) => describe(readFound(row)))
}

/** Lists the funds of a ticker or ISIN; empty for any other word. */
async function listCoded(snapshot: Snapshot, word: string): Promise<readonly NamedThing[]> {
  const code = codeOfFund(word)
  const found = code === null ? [] : await listFundsOfCode(snapshot, code)
  if (code === null || found.length === 0) return []
  const rows = await readListRows(funds, snapshot, { cnpjs: found.map(({ cnpj }) => cnpj).join(',') })
  return rows.map((row) => describe(readFound(row), code.text))
}

function readFound(row: Row): FoundFund {
  const [cnpj, cvmCode, cvmId, name] = ['cnpj', 'cvm_code', 'cvm_id', 'name'].map((column) => textOfRow(row, column))
  return { cnpj: cnpj ?? '', cvmCode: cvmCode ?? '', cvmId: cvmId ?? '', name: name ?? '' }
}

function describe({ cnpj, cvmCode, cvmId, name }: FoundFund, code = ''): NamedThing {
  return {
    id: cnpj,
    name,
    text: `${name} ${cnpj} ${code}`.trim(),
    codes: [cnpj, cvmCode, cvmId, code],
    path: `/v1/fund/${cnpj}`,
  }
}
