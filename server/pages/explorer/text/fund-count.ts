import type { Text } from '../../../../schemas/core/language.ts'
import type { PageView } from '../page.ts'

const FUND: Text = { en: 'fund', pt: 'fundo' }
const FUNDS: Text = { en: 'funds', pt: 'fundos' }

/** Writes a number of funds: `1 fundo`, `2.345 fundos`. */
export function countFunds({ say, figures }: Pick<PageView, 'say' | 'figures'>, count: string): string {
  return `${figures.number(count)} ${say(count === '1' ? FUND : FUNDS)}`
}
