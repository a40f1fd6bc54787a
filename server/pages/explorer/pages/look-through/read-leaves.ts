import { shortenFundName } from '../../text/fund-name.ts'
import type { LookThroughCoverage, LookThroughLeaf } from '../../answers.gen.ts'
import { type Answer, type AskEndpoint, type Parameters, subtractCents, sumCents, toDecimal } from '../../answers.ts'

/** Findings of a look-through, as far as it was read. */
export interface ReadLeaves {
  /** First page of the answer: its fund, its coverage and its day. */
  readonly answer: Answer<'fund_look_through'>
  readonly leaves: readonly LookThroughLeaf[]
  /** Names of the funds on the paths, by CNPJ. */
  readonly names: ReadonlyMap<string, string>
  /** Quotas of a smaller part of the fund than this were not opened, in percent; `'0'` where all were. */
  readonly least: string
  /** Total of the portfolio, to the cent, read or not. */
  readonly total: string
  /** Value beyond the pages that were read; `'0.00'` where all was read. */
  readonly unread: string
}

const PAGE_SIZE = 1000

interface Step {
  /** Quotas of a smaller part of the fund than this stay closed, in percent. */
  readonly least: string
  readonly pages: number
  /** Larger shares to count the leaves at first: as many are at `least`, and the walk to them is far shorter. */
  readonly countedFirst: readonly string[]
}

/**
 * Leaves come by path and not by size, so a part of them shows nothing of the whole: where they are more than the pages
 * of a step, the small funds stay closed.
 */
const STEPS: readonly Step[] = [
  { least: '0', pages: 1, countedFirst: ['0.01'] },
  { least: '0.1', pages: 10, countedFirst: [] },
  { least: '1', pages: 20, countedFirst: [] },
]
const LAST_STEP = STEPS.at(-1)

/** Reads all leaves of a look-through, opening the fewer funds the more there are. */
export async function readLeaves(ask: AskEndpoint, asked: Parameters): Promise<ReadLeaves> {
  return readPages(ask, asked, await chooseStep(ask, asked))
}

/** Chooses the part of the fund below which quotas stay closed, in percent; `'0'` if the leaves of all are few. */
export async function chooseLeast(ask: AskEndpoint, asked: Parameters): Promise<string> {
  return (await chooseStep(ask, asked)).least
}

async function chooseStep(ask: AskEndpoint, asked: Parameters): Promise<Step> {
  for (const step of STEPS) {
    if (step === LAST_STEP || !(await fillsPages(ask, asked, step))) return step
  }
  throw new Error('there is no step')
}

/** True if the leaves fill all pages of a step. It asks for the last of them alone: the others may never be shown. */
async function fillsPages(ask: AskEndpoint, asked: Parameters, { least, pages, countedFirst }: Step): Promise<boolean> {
  const last = { page: String(pages * PAGE_SIZE - 1), page_size: '1', names: 'false' }
  for (const share of [...countedFirst, least]) {
    const answer = await ask('fund_look_through', { ...asked, ...openDownTo(share), ...last })
    if (answer.data.portfolio.length > 0) return true
  }
  return false
}

/** Parameters with which quotas of a smaller part of the fund than `least` stay closed. */
export function openDownTo(least: string): Parameters {
  return least === '0' ? {} : { min_share_percent: least }
}

/** Writes the same for the address of a request. */
export function writeLeast(least: string): string {
  return Object.entries(openDownTo(least))
    .map(([name, value]) => `&${name}=${value}`)
    .join('')
}

async function readPages(ask: AskEndpoint, asked: Parameters, { least, pages }: Step): Promise<ReadLeaves> {
  const answers: Answer<'fund_look_through'>[] = []
  for (let page = 0; page < pages; page++) {
    const slice = { page: String(page), page_size: String(PAGE_SIZE) }
    const answer = await ask('fund_look_through', { ...asked, ...openDownTo(least), ...slice })
    answers.push(answer)
    if (answer.data.portfolio.length < PAGE_SIZE) break
  }
  const data = answers.map((answer) => answer.data)
  const leaves = data.flatMap(({ portfolio }) => portfolio.filter((row) => 'final_position_value' in row))
  const names = data.flatMap((each) => each.names ?? [])
  const [answer] = answers
  if (answer === undefined) throw new Error('no page was read')
  const total = addUpTotal(answer.data.coverage)
  return {
    answer,
    leaves,
    names: new Map(names.map(({ cnpj, name }) => [cnpj, shortenFundName(name)])),
    least,
    total,
    unread: subtractCents(total, sumCents(leaves.map((leaf) => toDecimal(leaf.final_position_value)))),
  }
}

/** Adds up the values of all leaves of all pages, whatever pages were read. */
function addUpTotal(coverage: LookThroughCoverage): string {
  return sumCents(
    [coverage.expanded_value, ...Object.values(coverage.unexpanded_value)].map((value) => toDecimal(value)),
  )
}
