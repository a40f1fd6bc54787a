import type { PartyType } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-type.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PartyPosition } from '../../answers.gen.ts'
import { type Answer, readParameter, toDecimal } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData, readRanked, sayRanked } from '../../ranked-list.ts'
import { colourOfKind, KIND_WORDS } from '../../text/kind-words.ts'
import { CLOSED_WORDS } from '../../text/words.ts'
import type { PartyPlace } from './party-place.ts'

const LARGEST: Text = { en: 'Its largest holding is', pt: 'Sua maior posição é' }
const SENTENCE: Text = {
  en: 'The lines of all its funds as one portfolio, without the quotas that they hold of each other. Quotas of other funds are not opened.',
  pt: 'As carteiras de todos os seus fundos somadas, sem as cotas que uns têm dos outros. Cotas de outros fundos não são abertas.',
}
const OPENED: Text = {
  en: 'The lines of all its funds as one portfolio, with the quotas of other funds replaced by what those hold. Hatched: quotas that cannot be opened, with the reason.',
  pt: 'As carteiras de todos os seus fundos somadas, com as cotas de outros fundos abertas até o que eles têm. Hachurado: cotas que não podem ser abertas, com o motivo.',
}
const OPEN: Text = { en: 'Open the quotas of other funds', pt: 'Abrir as cotas de outros fundos' }
const CLOSE: Text = { en: 'Only the lines of its own funds', pt: 'Só as posições de seus próprios fundos' }
const NOT_OPENED: Text = {
  en: 'The quotas of other funds are not opened for this month: look-throughs are kept for the newest months.',
  pt: 'As cotas de outros fundos não foram abertas nesta competência: carteiras abertas ficam guardadas para os meses mais recentes.',
}
const HOLDING: Text = { en: 'Holding', pt: 'Ativo' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of all', pt: '% do total' }

const COLUMNS = ['asset_id', 'name', 'kind', 'resolution', 'quantity', 'value', 'share_percent', 'class_count'] as const

const LOOK_THROUGH = 'look_through'
const OWN_LINES = 'direct'
/** Views to choose from: the quotas of other funds opened, as at first, or the lines as they were filed. */
export const EXPOSURE_VIEWS = [LOOK_THROUGH, OWN_LINES] as const
/** Resolution of what is no quota of a fund. */
const DIRECT = 'direct'
const RECONCILIATION = 'reconciliation'

/** Holdings of someone's funds, and the request for them. */
interface Exposures {
  readonly answer: Answer<`${PartyType}_positions`> | null
  /** True where quotas of other funds are opened. */
  readonly isOpened: boolean
  /** True where the month has no look-throughs, so that nothing can be opened. */
  readonly isLacking: boolean
}

/**
 * Reads what someone's funds hold together, with the quotas of other funds opened. Where the reader wants the lines as
 * they were filed, or the month has no look-throughs, the lines themselves.
 */
export async function readExposures(view: PageView, { type, cnpj, date }: PartyPlace): Promise<Exposures> {
  const chosen = readParameter(view.parameters, 'view')
  const asked = { cnpj, date, sort_by: 'value', sort_order: 'desc' }
  const read = (more: Readonly<Record<string, string>>) =>
    readRanked(view, 'exposures', `${type}_positions`, { ...asked, ...more })
  const opened = chosen === OWN_LINES ? null : await read({ view: LOOK_THROUGH })
  if (opened !== null) return { answer: opened, isOpened: true, isLacking: false }
  return { answer: await read({}), isOpened: false, isLacking: chosen !== OWN_LINES }
}

/** Renders what someone's funds hold together, the largest first, with the way to the other view. */
export function renderExposures(view: PageView, place: PartyPlace, { answer, isOpened, isLacking }: Exposures): Html {
  const { say, link, path } = view
  const other = { date: readParameter(view.parameters, 'date'), view: isOpened ? OWN_LINES : '' }
  return (
    <>
      {renderHoldings(view, place, answer?.data ?? [], isOpened)}
      {isLacking ? (
        <p class="quiet">{say(NOT_OPENED)}</p>
      ) : (
        <p class="more">
          <a href={`${link(path, other)}#exposures`}>{say(isOpened ? CLOSE : OPEN)}&nbsp;›</a>
        </p>
      )}
    </>
  )
}

function renderHoldings(
  view: PageView,
  { type, cnpj, date }: PartyPlace,
  rows: readonly PartyPosition[],
  isOpened: boolean,
): Html | null {
  const { say, figures, name } = view
  const [first] = rows
  if (first === undefined) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.value))))
  // A line that evens out the sum of opened quotas is no holding.
  const { label, value } = nameLargest(view, rows.find(({ kind }) => kind !== RECONCILIATION) ?? first)
  return renderChart(view, {
    id: 'exposures',
    title: `${say(LARGEST)} ${label}: ${figures.shortReais(value)}`,
    sentence: sayRanked(view, isOpened ? OPENED : SENTENCE, rows),
    picture: null,
    table: {
      heads: [say(HOLDING), say(KIND), '', say(FUNDS), say(VALUE), say(SHARE)],
      rows: rows.map((row) => {
        const [kind, share] = [row.kind, toDecimal(row.share_percent)]
        const isClosed = row.resolution !== DIRECT
        return [
          <>
            {linkMarketAsset(view, row, date)}
            {isClosed && <small class="quiet"> {name(CLOSED_WORDS, row.resolution)}</small>}
          </>,
          name(KIND_WORDS, kind),
          drawBar(Number(toDecimal(row.value)), range, colourOfKind(kind), isClosed),
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
    request: `/v1/${type}/${cnpj}/positions?date=${date}${isOpened ? `&view=${LOOK_THROUGH}` : ''}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}

function nameLargest(view: PageView, row: PartyPosition): { readonly label: string; readonly value: string } {
  return { label: nameMarketAsset(view, row).label, value: toDecimal(row.value) }
}
