import type { Text } from '../../../../schemas/core/language.ts'
import type { AnsweredNumber } from '../answers.gen.ts'
import { toDecimal } from '../answers.ts'
import type { PageView } from '../page.ts'
import { shortenFundName } from './fund-name.ts'

const HOLDS_MOST: Text = { en: 'holds most', pt: 'é quem mais tem' }
const AT_HAND: Text = { en: 'Among the holdings at hand,', pt: 'Entre as carteiras disponíveis,' }

/** Says which fund holds most, and how much. Where members of the month are missing, another one may hold more. */
export function sayLargestHolder(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  holder: { readonly cnpj?: string | undefined; readonly name?: string | undefined } | undefined,
  value: AnsweredNumber | null | undefined,
  isPartial: boolean,
): string | null {
  const decimal = toDecimal(value)
  if (holder === undefined || decimal === null) return null
  const most = `${shortenFundName(holder.name ?? '') || (holder.cnpj ?? '')} ${say(HOLDS_MOST)}: ${figures.shortReais(decimal)}`
  return isPartial ? `${say(AT_HAND)} ${most}` : most
}
