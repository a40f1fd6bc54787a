import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, toDecimal } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, sayRanked } from '../../ranked-list.ts'
import { colourOfKind, KIND_WORDS } from '../../text/kind-words.ts'
import type { PartyPlace } from './party-place.ts'

const LARGEST: Text = { en: 'Its largest holding is', pt: 'Sua maior posição é' }
const SENTENCE: Text = {
  en: 'The lines of all its funds as one portfolio, without the quotas that they hold of each other. Quotas of other funds are not opened.',
  pt: 'As carteiras de todos os seus fundos somadas, sem as cotas que uns têm dos outros. Cotas de outros fundos não são abertas.',
}
const HOLDING: Text = { en: 'Holding', pt: 'Ativo' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of all', pt: '% do todo' }

const COLUMNS = ['asset_id', 'name', 'kind', 'resolution', 'quantity', 'value', 'share_percent', 'class_count'] as const

/** Renders what someone's funds hold together, the largest first; null where no line is there. */
export function renderExposures(
  view: PageView,
  { type, cnpj, date }: PartyPlace,
  answer: Answer<`${PartyType}_positions`> | null,
): Html | null {
  const { say, figures, name } = view
  const rows = answer?.data ?? []
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.value))))
  const { label } = nameMarketAsset(view, first)
  return renderChart(view, {
    id: 'exposures',
    title: `${say(LARGEST)} ${label}: ${figures.shortReais(toDecimal(first.value))}`,
    sentence: sayRanked(view, SENTENCE, rows),
    picture: null,
    table: {
      heads: [say(HOLDING), say(KIND), '', say(FUNDS), say(VALUE), say(SHARE)],
      rows: rows.map((row) => {
        const [kind, share] = [row.kind, toDecimal(row.share_percent)]
        return [
          linkMarketAsset(view, row, date),
          name(KIND_WORDS, kind),
          drawBar(Number(toDecimal(row.value)), range, colourOfKind(kind)),
          figures.number(toDecimal(row.class_count)),
          figures.number(toDecimal(row.value), 2),
          share === null ? '—' : figures.number(share, 2),
        ]
      }),
      figures: 3,
      wideOnly: [1, 2, 3],
      atFirst: 20,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `/v1/${type}/${cnpj}/positions?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}
