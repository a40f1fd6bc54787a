import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import { type Answer, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import type { SelectedFund } from './fund-selection.ts'

/** Several funds as one, as the endpoint of baskets answers them. */
export interface Basket {
  readonly data: Answer<'basket'>['data']
  readonly day: string
  /** API request that answers the same. */
  readonly request: string
  /** Funds that were asked for and have no answer, each with the reason. */
  readonly errors: readonly { readonly item: string; readonly message: Text }[]
  /** Short names of the funds, by CNPJ. */
  readonly names: ReadonlyMap<string, string>
}

const text = z.string()
const errorsOfItems = z.object({
  errors: z.array(z.object({ item: text, message: z.object({ en: text, pt: text }) })),
})

export async function readBasket({ ask }: PageView, funds: readonly SelectedFund[], date: string): Promise<Basket> {
  const items = funds.map(({ cnpj, percent }) => `${cnpj}:${percent}`).join(',')
  const answer = await ask('basket', { items, ...(date !== '' && { date }) })
  const day = answer.reference_date
  return {
    data: answer.data,
    day,
    request: `/v1/basket?items=${items}&date=${day.slice(0, 7)}`,
    errors: errorsOfItems.parse(answer).errors,
    names: new Map(answer.data.items.map(({ cnpj, name }) => [cnpj ?? '', shortenFundName(name) || (cnpj ?? '')])),
  }
}

/** Two funds, with the part that they have in common. */
type Overlap = Answer<'basket'>['data']['overlap'][number]

/** Finds the two funds with most in common, through what they hold; null for a single fund, and where that is not known for any two. */
export function findClosest({ data: { overlap } }: Basket): Overlap | null {
  const known = overlap.flatMap((pair) => {
    const least = toDecimal(pair.overlap_look_through_percent)
    return least === null ? [] : [{ pair, size: Number(least) }]
  })
  return [...known].sort((one, other) => other.size - one.size)[0]?.pair ?? null
}

/** True where no two other funds can have more in common, whatever is hidden of them. */
export function isSurelyClosest({ data: { overlap } }: Basket, closest: Overlap): boolean {
  const least = Number(toDecimal(closest.overlap_look_through_percent))
  return overlap.every((pair) => {
    const most = toDecimal(pair.overlap_look_through_most_percent)
    return pair === closest || (most !== null && Number(most) <= least)
  })
}

/** Stands in the place of an unknown figure. */
export const NOT_KNOWN: Text = { en: 'not known', pt: 'não se sabe' }
const AT_LEAST: Text = { en: 'at least', pt: 'ao menos' }

/** Writes the part that two funds have in common through what they hold, in percent: at least, where something of them is hidden. */
export function writeCommon({ say, figures }: Pick<PageView, 'say' | 'figures'>, pair: Overlap): string {
  const [least = null, most = null] = [pair.overlap_look_through_percent, pair.overlap_look_through_most_percent].map(
    toDecimal,
  )
  if (least === null) return say(NOT_KNOWN)
  const percent = figures.percent(least, 1)
  return least === most ? percent : `${say(AT_LEAST)} ${percent}`
}
