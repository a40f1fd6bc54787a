import type { Text } from '../../../../../schemas/core/language.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import type { PageView } from '../../page.ts'
import { FUND_TYPE_WORDS } from '../../text/words.ts'
import { countFunds } from '../../text/fund-count.ts'
import { joinFilled } from '../../text/join-filled.ts'
import type { Filing } from './filing.ts'
import type { LargestHolding } from './largest-holding.ts'
import { findIndexName, listAudiences, type Registered, sayRegistered } from './register-facts.tsx'

/** Investors that a fund is for, within a sentence. */
const AUDIENCES: Readonly<Record<string, Text>> = {
  'Público Geral': { en: 'for everyone', pt: 'para o público geral' },
  Qualificado: { en: 'for qualified investors', pt: 'para investidores qualificados' },
  Profissional: { en: 'for professional investors', pt: 'para investidores profissionais' },
}

/** Describes a fund in a sentence or two, with its largest holding; the facts below say what is not known. */
export function describeInWords(
  view: PageView,
  registered: Registered,
  filing: Filing | null,
  largest: LargestHolding | null,
): string {
  const { say, name } = view
  const { fund } = registered
  const words = sayRegistered(view, registered)
  const manager = fund.integrants.find(({ type }) => type === 'manager')
  const audiences = listAudiences(registered)
  const benchmark = findIndexName(registered)
  const is = [
    name(FUND_TYPE_WORDS, fund.type),
    words.classification,
    words.condominium,
    audiences.map((audience) => name(AUDIENCES, audience)).join(say({ en: ' and ', pt: ' e ' })),
    manager === undefined
      ? ''
      : say({
          en: `managed by ${shortenCompanyName(manager.name)}`,
          pt: `gerido por ${shortenCompanyName(manager.name)}`,
        }),
    benchmark === '' ? '' : say({ en: `measured against ${benchmark}`, pt: `com ${benchmark} como indicador` }),
  ]
  const funds = countHeldFunds(filing)
  const sentences = [
    `${joinFilled(is, ', ')}.`,
    filing === null || largest === null ? '' : sayLargest(view, filing, largest),
    funds === 0
      ? ''
      : say({
          en: `It holds quotas of ${countFunds(view, String(funds))}.`,
          pt: `Tem cotas de ${countFunds(view, String(funds))}.`,
        }),
  ]
  return joinFilled(sentences, ' ')
}

function sayLargest({ say, figures }: PageView, { day }: Filing, { label, share, value }: LargestHolding): string {
  const month = figures.month(day)
  const part = share === null ? figures.shortReais(value) : figures.percent(share)
  return say({
    en: `Its largest holding in ${month} was ${label}, ${part}.`,
    pt: `Sua maior posição em ${month} era ${label}, ${part}.`,
  })
}

/** Counts the funds whose quotas a filing has. */
export function countHeldFunds(filing: Filing | null): number {
  const quotas = filing?.lines.filter(({ metainfo }) => metainfo.category === 'fund_quotas') ?? []
  return new Set(quotas.map(({ id, metainfo }) => metainfo.fund_cnpj ?? id)).size
}
