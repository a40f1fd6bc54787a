import type { Html } from '../../../kit/jsx-runtime.ts'
import type { ComparedMonths } from '../../answers.gen.ts'
import { sumCents, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import type { PageView } from '../../page.ts'
import { readPlainText } from '../../share/plain-text.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { nameAsset } from './overlap.tsx'

const MOST_CHANGED: Text = { en: 'Largest change', pt: 'Maior variação' }
const MORE: Text = { en: 'up', pt: 'alta de' }
const LESS: Text = { en: 'down', pt: 'queda de' }
const TITLE: Text = { en: 'What changed', pt: 'O que mudou' }
const SENTENCE: Text = {
  en: 'Change of value of each asset, the largest first: bought, sold, and what prices did. All changes add up to the difference of the two totals.',
  pt: 'Variação do valor de cada ativo, da maior para a menor, por compras, vendas e preços. A soma é a diferença entre os dois totais.',
}
const LARGEST: Text = {
  en: 'The largest 300 are shown; the download has all.',
  pt: 'São mostradas as 300 maiores; o arquivo tem todas.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const STATUS: Text = { en: 'Status', pt: 'Situação' }
const BEFORE: Text = { en: 'Before (R$)', pt: 'Antes (R$)' }
const AFTER: Text = { en: 'Now (R$)', pt: 'Agora (R$)' }
const CHANGE: Text = { en: 'Change (R$)', pt: 'Variação (R$)' }
const TOTAL: Text = { en: 'All assets', pt: 'Todos os ativos' }

const STATUS_WORDS: Readonly<Record<string, Text>> = {
  new: { en: 'new', pt: 'novo' },
  closed: { en: 'closed', pt: 'encerrado' },
  increased: { en: 'increased', pt: 'aumentou' },
  reduced: { en: 'reduced', pt: 'diminuiu' },
  unchanged: { en: 'unchanged', pt: 'igual' },
  not_visible: { en: 'not visible in one month', pt: 'não informado em uma das competências' },
}

const MOST_SHOWN = 300
const COLUMNS = [
  'asset_id',
  'asset_kind',
  'status',
  'previous_value',
  'value',
  'change',
  'previous_share_percent',
  'share_percent',
] as const

interface ChangesParts {
  readonly cnpj: string
  readonly day: string
  readonly before: string
  readonly assets: readonly ComparedMonths[]
}

/** Renders the assets of a fund in two months as signed bars. */
export function renderChanges(view: PageView, { cnpj, day, before, assets }: ChangesParts): Html {
  const { say, figures, name } = view
  const sayStatus = (row: ComparedMonths) => name(STATUS_WORDS, row.status)
  const shown = assets.slice(0, MOST_SHOWN)
  const range = rangeOf(shown.map((row) => Number(toDecimal(row.change))))
  const sum = (column: 'previous_value' | 'value' | 'change') =>
    figures.number(sumCents(assets.map((row) => toDecimal(row[column]))), 2)
  return renderChart(view, {
    id: 'changes',
    title: say(TITLE),
    finding: findChange(view, shown[0]),
    sentence: (
      <>
        {say(SENTENCE)}
        {shown.length < assets.length && <> {say(LARGEST)}</>}
      </>
    ),
    picture: null,
    table: {
      heads: [say(ASSET), say(STATUS), '', say(BEFORE), say(AFTER), say(CHANGE)],
      rows: shown.map((row) => [
        <>
          {nameAsset(view, row)}
          <span class="narrow-only quiet">{sayStatus(row)}</span>
        </>,
        sayStatus(row),
        drawBar(Number(toDecimal(row.change)), range, 'c-accent'),
        writeFigure(figures, row.previous_value, 2),
        writeFigure(figures, row.value, 2),
        writeFigure(figures, row.change, 2),
      ]),
      foot: [say(TOTAL), '', '', sum('previous_value'), sum('value'), sum('change')],
      figures: 3,
      atFirst: 20,
    },
    isTableOpen: true,
    data: { columns: COLUMNS, rows: assets.map((row) => COLUMNS.map((column) => row[column] ?? null)) },
    request: `/v1/fund/${cnpj}/portfolio/compare?date=${day.slice(0, 7)}&with=${before.slice(0, 7)}`,
    source: {
      publisher: 'CVM (ODbL)',
      place: [day, before].map((each) => `cda_fi_${each.slice(0, 7).replace('-', '')}`).join(', '),
    },
  })
}

/** Says the largest change. */
function findChange(view: PageView, row: ComparedMonths | undefined): string | null {
  const change = toDecimal(row?.change)
  if (row === undefined || change === null || Number(change) === 0) return null
  const value = view.figures.shortReais(change.replace('-', ''))
  return `${view.say(MOST_CHANGED)}: ${readPlainText(<>{nameAsset(view, row)}</>)}, ${view.say(change.startsWith('-') ? LESS : MORE)} ${value}`
}
