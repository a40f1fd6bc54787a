import { linkFund } from '../../fund-link.tsx'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { AssetHolder } from '../../answers.gen.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import type { PageView } from '../../page.ts'
import { sayLargestHolder } from '../../text/largest-holder.ts'
import { MOST_SHOWN, pickData, readRanked } from '../../ranked-list.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { POSITION_WORDS } from '../../text/words.ts'

const TITLE: Text = { en: 'Who holds it', pt: 'Quem detém' }
const SENTENCE: Text = { en: 'Funds with a line of it in', pt: 'Fundos com este ativo em carteira em' }
const SHOWN: Text = {
  en: 'The largest 100 are shown; the download has all.',
  pt: 'São mostrados os 100 maiores; o arquivo tem todos.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SHARE: Text = { en: '% of its NAV', pt: '% do PL dele' }
const POSITION: Text = { en: 'Position', pt: 'Posição' }

const REPORT: Text = { en: 'according to its own report of', pt: 'pelo informe de' }
const REPORTING: Text = {
  en: 'Real-estate funds list what they hold in reports of their own: their rows say the month of the report.',
  pt: 'Fundos imobiliários informam a carteira em documentos próprios: as linhas trazem o mês do informe.',
}

const CHART = 'holders'
const COLUMNS = ['cnpj', 'name', 'quantity', 'value', 'share_percent', 'position', 'oldest_report_date'] as const

/** Reads the largest holders of an asset, or for a download all of them; null where nobody is known to hold it. */
export function readHolders(view: PageView, code: string, month: string): Promise<Answer<'asset_holders'> | null> {
  const asked = { code, ...(month !== '' && { date: month }), sort_by: 'value', sort_order: 'desc' }
  return readRanked(view, CHART, 'asset_holders', asked)
}

/** Renders the funds that hold an asset as bars; null where none is known. */
export function renderHolders(view: PageView, code: string, answer: Answer<'asset_holders'> | null): Html | null {
  const { say, name, figures } = view
  const holders = answer?.data ?? []
  if (answer === null || holders.length === 0) return null
  const day = answer.reference_date
  const range = rangeOf(holders.map((holder) => Number(toDecimal(holder.value))))
  return renderChart(view, {
    id: CHART,
    title: say(TITLE),
    finding: sayLargestHolder(view, holders[0], holders[0]?.value, answer.missing_members !== ''),
    sentence: (
      <>
        {say(SENTENCE)} {figures.month(day)}.{holders.some(isOfReport) && <> {say(REPORTING)}</>}
        {holders.length >= MOST_SHOWN && <> {say(SHOWN)}</>}
      </>
    ),
    picture: null,
    table: {
      heads: [say(FUND), say(POSITION), '', say(VALUE), say(SHARE)],
      rows: holders.map((holder) => {
        const position = (
          <>
            {name(POSITION_WORDS, holder.position)}
            {describeReport(view, holder)}
          </>
        )
        return [
          <>
            {linkFund(view, holder, day.slice(0, 7))}
            <span class="narrow-only quiet">{position}</span>
          </>,
          position,
          drawBar(Number(toDecimal(holder.value)), range, 'c-accent'),
          writeFigure(figures, holder.value, 2),
          writeFigure(figures, holder.share_percent, 2),
        ]
      }),
      figures: 2,
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(COLUMNS, holders),
    request: `/v1/asset/${encodeURIComponent(code)}/holders?date=${day.slice(0, 7)}`,
    source: {
      publisher: 'CVM (ODbL)',
      place: `cda_fi_${day.slice(0, 7).replace('-', '')}${holders.some(isOfReport) ? ', inf_trimestral_fii' : ''}`,
    },
  })
}

/** True where a report of the holder's own lists the asset, and no holding of the month does. */
function isOfReport(holder: AssetHolder): boolean {
  return holder.oldest_report_date !== null
}

function describeReport({ say, figures }: PageView, holder: AssetHolder): Html | null {
  return isOfReport(holder) ? (
    <>
      , {say(REPORT)} {figures.month(holder.oldest_report_date ?? '')}
    </>
  ) : null
}
