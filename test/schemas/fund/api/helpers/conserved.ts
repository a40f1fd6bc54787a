import { deepStrictEqual, strictEqual } from 'node:assert'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { units } from '../../../../server/helpers/cents.ts'
import type { Reply } from '../../../../server/helpers/http.ts'

const PAGE_SIZE = 1000

interface Shown {
  readonly fund: { readonly total_portfolio_value: string }
  readonly portfolio: readonly {
    readonly id?: string
    readonly final_position_value?: string | null
    readonly value?: string
  }[]
  readonly coverage: {
    readonly expanded_value: string
    readonly unexpanded_value: Readonly<Record<string, string>>
    readonly depth_reached: string
  }
}

export interface Conserved {
  readonly leaves: number
  readonly depth: number
  /** Until the first page was there. */
  readonly ms: number
}

/**
 * Reads all pages of a look-through, and all of its assets, and throws unless each adds up to `total` cents, as do the
 * coverage on every page and what the answer itself calls the total.
 */
export async function conserved(
  get: (path: string) => Promise<Reply>,
  cnpj: string,
  month: string,
  total: bigint,
): Promise<Conserved> {
  const ask = `/v1/fund/${cnpj}/portfolio/look-through?date=${month}-01&page_size=${String(PAGE_SIZE)}`
  const started = performance.now()
  const first = await readShown(get, ask)
  const ms = performance.now() - started
  strictEqual(units(first.fund.total_portfolio_value, 2), total, `${cnpj} ${month}: total`)
  const ids = new Set<string>()
  let [cents, leaves] = [0n, 0]
  for (let page = 0, last = first; ; last = await readShown(get, `${ask}&page=${String(page)}`)) {
    deepStrictEqual(last.coverage, first.coverage)
    for (const { id = '', final_position_value: value } of last.portfolio) {
      ids.add(id)
      cents += units(value ?? '0.00', 2)
    }
    leaves += last.portfolio.length
    page += 1
    if (last.portfolio.length < PAGE_SIZE) break
  }
  strictEqual(cents, total, `${cnpj} ${month}: leaves`)
  strictEqual(ids.size, leaves, `${cnpj} ${month}: ids`)
  const { expanded_value, unexpanded_value, depth_reached } = first.coverage
  strictEqual(sumCents([expanded_value, ...Object.values(unexpanded_value)]), total, `${cnpj} ${month}: coverage`)
  strictEqual(await assetCents(get, `${ask}&view=aggregate`), total, `${cnpj} ${month}: assets`)
  return { leaves, depth: Number(depth_reached), ms }
}

async function assetCents(get: (path: string) => Promise<Reply>, ask: string): Promise<bigint> {
  let cents = 0n
  for (let page = 0; ; page++) {
    const { portfolio } = await readShown(get, `${ask}&page=${String(page)}`)
    cents += sumCents(portfolio.map(({ value = '' }) => value))
    if (portfolio.length < PAGE_SIZE) return cents
  }
}

async function readShown(get: (path: string) => Promise<Reply>, path: string): Promise<Shown> {
  const { status, text } = await get(path)
  strictEqual(status, 200, `${path} answered ${String(status)}: ${text.slice(0, 300)}`)
  return (exactJson(text) as { data: Shown }).data
}

function sumCents(amounts: readonly string[]): bigint {
  return amounts.reduce((total, text) => total + units(text, 2), 0n)
}
