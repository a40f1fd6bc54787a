import type { Html } from '../../../kit/jsx-runtime.ts'
import type { ComparedFunds } from '../../answers.gen.ts'
import { NOT_KNOWN } from '../xray/basket.ts'
import { repairAccents } from '../../text/accent-repair.ts'
import { isUnnamed } from './bounds.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf } from '../../charts/colours.ts'
import type { PageView } from '../../page.ts'
import { sayFiledLabel } from '../../text/filed-labels.ts'
import { sayAsset } from '../../text/asset-words.ts'
import { readPlainText } from '../../share/plain-text.ts'
import type { Text } from '../../../../../schemas/core/language.ts'

const MOST_COMMON: Text = { en: 'Most in common', pt: 'Mais em comum' }
const OF_NAV: Text = { en: 'of net assets', pt: 'do PL' }
const TITLE: Text = { en: 'Asset by asset', pt: 'Ativo por ativo' }
const SENTENCE: Text = {
  en: 'Shares of each fund’s NAV; the smaller of two is what they have in common. Short positions, repos, derivatives, cash and lines that name no asset overlap with nothing.',
  pt: 'Participação no PL de cada fundo; a menor das duas é a sobreposição. Posições vendidas, compromissadas, derivativos, caixa e linhas sem ativo identificado ficam de fora.',
}
const LARGEST: Text = {
  en: 'The largest 300 are shown; the download has all.',
  pt: 'São mostrados os 300 maiores; o arquivo tem todos.',
}
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const FIRST: Text = { en: '% of the first', pt: '% do primeiro' }
const SECOND: Text = { en: '% of the second', pt: '% do segundo' }
const COMMON: Text = { en: 'In common', pt: 'Em comum' }

const MOST_SHOWN = 300
const COLUMNS = [
  'asset_id',
  'asset_kind',
  'value',
  'share_percent',
  'against_value',
  'against_share_percent',
  'common_share_percent',
] as const

interface OverlapParts {
  readonly day: string
  readonly assets: readonly ComparedFunds[]
  readonly request: { readonly a: string; readonly b: string }
}

/** Renders the assets of two funds as pairs of bars, the largest common share first. */
export function renderOverlap(view: PageView, { day, assets, request: { a, b } }: OverlapParts): Html {
  const { say, figures } = view
  const share = (row: ComparedFunds, name: 'share_percent' | 'against_share_percent' | 'common_share_percent') =>
    Number(toDecimal(row[name]))
  const weight = (row: ComparedFunds) =>
    Math.max(Math.abs(share(row, 'share_percent')), Math.abs(share(row, 'against_share_percent')))
  const sorted = [...assets].sort(
    (one, other) =>
      share(other, 'common_share_percent') - share(one, 'common_share_percent') || weight(other) - weight(one),
  )
  const shown = sorted.slice(0, MOST_SHOWN)
  const range = rangeOf(shown.flatMap((row) => [share(row, 'share_percent'), share(row, 'against_share_percent')]))
  const bars = (row: ComparedFunds) => (
    <>
      {drawBar(share(row, 'share_percent'), range, 'c-equities')}
      {drawBar(share(row, 'against_share_percent'), range, 'c-fund_quotas')}
    </>
  )
  return renderChart(view, {
    id: 'overlap',
    title: say(TITLE),
    finding: findCommon(view, shown[0]),
    sentence: (
      <>
        {say(SENTENCE)}
        {shown.length < sorted.length && <> {say(LARGEST)}</>}
      </>
    ),
    legend: [
      { kind: colourOf('equities'), name: say(FIRST) },
      { kind: colourOf('fund_quotas'), name: say(SECOND) },
    ],
    picture: null,
    table: {
      heads: [say(ASSET), '', say(FIRST), say(SECOND), say(COMMON)],
      rows: shown.map((row) => [
        nameAsset(view, row),
        bars(row),
        writeFigure(figures, row.share_percent, 2),
        writeFigure(figures, row.against_share_percent, 2),
        isUnnamed(row) ? say(NOT_KNOWN) : writeFigure(figures, row.common_share_percent, 2),
      ]),
      figures: 3,
      atFirst: 20,
    },
    isTableOpen: true,
    data: { columns: COLUMNS, rows: sorted.map((row) => COLUMNS.map((name) => row[name] ?? null)) },
    request: `/v1/fund/${a}/portfolio/compare?against=${b}&date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: `cda_fi_${day.slice(0, 7).replace('-', '')}` },
  })
}

/** Says what the two funds have most in common. */
function findCommon(view: PageView, row: ComparedFunds | undefined): string | null {
  const common = toDecimal(row?.common_share_percent)
  if (row === undefined || common === null || Number(common) <= 0) return null
  return `${view.say(MOST_COMMON)}: ${readPlainText(<>{nameAsset(view, row)}</>)}, ${view.figures.percent(common, 1)} ${view.say(OF_NAV)}`
}

type NamedAsset = Pick<ComparedFunds, 'asset_id' | 'asset_id_basis' | 'asset_type' | 'application_type' | 'name'>

/** Names an asset, with a link where it is identified: the ticker of a security of the exchange, and its kind. */
export function nameAsset(
  { link, figures, language }: Pick<PageView, 'link' | 'figures' | 'language'>,
  row: NamedAsset,
): Html | string {
  const id = row.asset_id ?? ''
  const isNamed = id !== '' && row.asset_id_basis !== 'unidentified'
  // Lines without an asset are told apart by what they are: `asset_type` is `Outros` for most of them.
  const kinds = isNamed ? (['asset_type', 'application_type'] as const) : (['application_type', 'asset_type'] as const)
  const code = sayAsset(figures, id)
  const filed = (['name', ...kinds] as const).map((column) => row[column]).find((text) => text !== '')
  const name = filed === undefined ? code : repairAccents(sayFiledLabel(language, filed))
  const [, ticker] = /^b3:(.+)$/.exec(id) ?? []
  const label = ticker ?? name
  // Some files say the kind and the ticker again where others have a name.
  const extra = ticker === undefined ? (code === name ? '' : code) : name.includes(ticker) ? '' : name
  const titled = (
    <>
      {label}
      {extra !== '' && extra !== label && (
        <>
          {' '}
          <small class="quiet">{extra}</small>
        </>
      )}
    </>
  )
  return isNamed ? <a href={link(`/asset/${encodeURIComponent(id)}`)}>{titled}</a> : label
}
