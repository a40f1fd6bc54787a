import { z } from 'zod'
import { competenceInput } from '../../../../../schemas/api/input.ts'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { ListedFund } from '../../answers.gen.ts'
import { askOrNothing, readParameter } from '../../answers.ts'
import { orEmpty, type PageView } from '../../page.ts'
import { splitList } from '../../page-request.ts'
import { explorerMessages } from '../../text/explorer-messages.ts'
import { readWeights, WEIGHT_FORM } from './weights.ts'

/** Funds that a page looks at together. */
export const MOST_FUNDS = 10
export const LONGEST_NAME = 100
/**
 * Funds with a name that the search reads: one for each that is asked for, and those that the page offers beside it.
 */
const MOST_CANDIDATES = 14
const MOST_OTHERS = 3

/** Names, numbers or tickers of funds. */
export const namesInput = z
  .string()
  .refine((joined) => splitList(joined).filter((name) => name !== '').length <= MOST_FUNDS, {
    error: issueText(explorerMessages.tooManyFunds({ most: MOST_FUNDS })),
  })
  .refine((joined) => splitList(joined).every((name) => name.length <= LONGEST_NAME), {
    error: issueText(explorerMessages.longQuestion({ most: LONGEST_NAME })),
  })
const weightsInput = z.string().refine((joined) => splitList(joined).every((weight) => WEIGHT_FORM.test(weight)), {
  error: issueText(explorerMessages.decimal),
})

/** `f` and `w` have the same order. */
export const severalFundsInput = z.strictObject({
  f: orEmpty(namesInput),
  w: orEmpty(weightsInput),
  date: orEmpty(competenceInput),
})
export const SEVERAL_FUNDS = ['f', 'w'] as const

/** A fund that a reader asks for, by name or number. */
export interface WrittenFund {
  readonly text: string
  readonly weight: string
}

/** A fund that was found, with its part of the basket in percent. */
export interface SelectedFund extends WrittenFund {
  readonly cnpj: string
  readonly percent: string
  /** Other funds that its name may mean. */
  readonly others: readonly Candidate[]
}

export interface FundSelection {
  readonly funds: readonly SelectedFund[]
  /** Texts that no fund has, and funds named twice or without a part. */
  readonly unknown: readonly string[]
}

/** Reads what the address asks for; a weight stands beside the name at the same place. */
export function readWritten({ parameters }: Pick<PageView, 'parameters'>): readonly WrittenFund[] {
  const weights = splitList(readParameter(parameters, 'w'))
  return splitList(readParameter(parameters, 'f'))
    .map((text, at) => ({ text, weight: weights[at] ?? '' }))
    .filter(({ text }) => text !== '')
}

/** Finds each fund by its number, ticker or name; a name means a fund that is not in the list yet. */
export async function findSelectedFunds(view: PageView, written: readonly WrittenFund[]): Promise<FundSelection> {
  const candidates = await Promise.all(written.map(({ text }) => findCandidates(view, text)))
  const taken = new Set<string>()
  const known = written.flatMap((each, at) => {
    const free = (candidates[at] ?? []).filter(({ cnpj }) => !taken.has(cnpj))
    const [first, ...others] = free
    if (first === undefined) return []
    taken.add(first.cnpj)
    return [{ ...each, at, cnpj: first.cnpj, others: others.slice(0, MOST_OTHERS) }]
  })
  const percents = readWeights(known.map(({ weight }) => weight))
  const funds = known.flatMap((fund, at) => {
    const percent = percents[at] ?? null
    return percent === null ? [] : [{ ...fund, percent }]
  })
  const unknown = written.filter((_each, at) => !funds.some((fund) => fund.at === at)).map(({ text }) => text)
  return { funds, unknown }
}

/** A fund that a text may mean. */
type Candidate = Pick<ListedFund, 'cnpj' | 'name'>

/** Lists the funds that a text may mean, the best first. */
async function findCandidates({ ask }: PageView, text: string): Promise<readonly Candidate[]> {
  const code = fundCodeInput.safeParse(text)
  if (code.success && code.data.kind === 'cnpj') return [{ cnpj: code.data.cnpj, name: '' }]
  if (code.success) {
    const answer = await askOrNothing(ask, 'fund', { cnpj: text })
    if (answer !== null) return [answer.data.fund]
  }
  const { data } = await ask('funds', { q: text, has_portfolio: 'true', page_size: String(MOST_CANDIDATES) })
  return data
}
