import type { Text } from '../../../../../schemas/core/language.ts'
import { type Answer, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { RETURN_REASONS } from '../../text/return-reasons.ts'
import { FUND_COLUMNS } from './columns.ts'

const LEFT_OUT: Text = {
  en: 'Left out, because the figure is not known:',
  pt: 'Fora da lista, por falta do dado:',
}
const REASONS: Readonly<Record<string, Text>> = {
  ...RETURN_REASONS,
  fee_not_registered: {
    en: 'neither the statement nor the register has it',
    pt: 'não está no extrato nem no cadastro',
  },
  fee_implausible: {
    en: 'what was filed cannot be true',
    pt: 'o valor informado não pode ser verdadeiro',
  },
  portfolio_not_filed: {
    en: 'no portfolio of the month was filed',
    pt: 'não há carteira da competência',
  },
  month_not_compiled: {
    en: 'the portfolios of an earlier month are not in these data',
    pt: 'as carteiras de um mês anterior não estão nesta base',
  },
}

/** Says how many funds are left out for want of a figure, by figure and reason; null where none is. */
export function sayExcluded(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  excluded: Answer<'class_figures'>['excluded'],
): string | null {
  const parts = [...new Set(excluded.map(({ figure }) => figure))].map((figure) => {
    const column = FUND_COLUMNS.find(({ name }) => name === figure)
    const counts = excluded
      .filter((row) => row.figure === figure)
      .map(({ reason, class_count }) => {
        const words = REASONS[reason]
        return `${figures.number(toDecimal(class_count))}${words === undefined ? '' : ` (${say(words)})`}`
      })
    return `${column === undefined ? '' : `${say(column.head)}: `}${counts.join(', ')}`
  })
  return parts.length === 0 ? null : `${say(LEFT_OUT)} ${parts.join('; ')}.`
}
