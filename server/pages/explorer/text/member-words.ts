import type { Text } from '../../../../schemas/core/language.ts'
import type { PageView } from '../page.ts'

/** Content of the members of the files of holdings, by the short names of the API. */
const MEMBER_WORDS: Readonly<Record<string, Text>> = {
  BLC_1: { en: 'government bonds and repos', pt: 'títulos públicos e compromissadas' },
  BLC_2: { en: 'fund quotas', pt: 'cotas de fundos' },
  BLC_3: { en: 'swaps', pt: 'swaps' },
  BLC_4: { en: 'shares, debentures and listed derivatives', pt: 'ações, debêntures e derivativos listados' },
  BLC_5: { en: 'bank paper', pt: 'títulos bancários' },
  BLC_6: { en: 'private credit', pt: 'crédito privado' },
  BLC_7: { en: 'foreign investments', pt: 'investimentos no exterior' },
  BLC_8: { en: 'cash, receivables and payables', pt: 'disponibilidades, valores a pagar e a receber' },
  CONFID: { en: 'confidential positions', pt: 'posições em sigilo' },
  PL: { en: 'net assets', pt: 'patrimônio líquido' },
  FIE: { en: 'portfolios of ETFs and structured funds', pt: 'carteiras de ETFs e fundos estruturados' },
}

/** Names the members that a month lacks by what they have: `cotas de fundos; swaps`. */
export function sayMissingMembers({ name }: Pick<PageView, 'name'>, missing: string): string {
  return missing
    .split(',')
    .map((member) => name(MEMBER_WORDS, member.trim()))
    .join('; ')
}
