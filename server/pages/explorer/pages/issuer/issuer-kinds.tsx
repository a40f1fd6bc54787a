import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { Issuer } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawStackedBar } from '../../charts/stacked-bar.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { colourOfKind, KIND_WORDS, ROLE_WORDS } from '../../text/kind-words.ts'
import { type PaperGroup, PRIVATE_PAPER } from './paper-groups.ts'

const MOSTLY: Text = { en: 'Mostly', pt: 'A maior parte:' }
const BY_KIND: Text = { en: 'By kind of paper', pt: 'Por tipo de papel' }
const SENTENCE: Text = {
  en: 'What funds own and have lent, less what they borrowed, by their own lines: each real once. Collateral of repos and derivatives are not counted.',
  pt: 'Posições próprias e cedidas em empréstimo, menos as tomadas, sem contar cotas de outros fundos: cada real uma vez. Lastro de compromissadas e derivativos ficam de fora.',
}
const NOT_OWED: Text = {
  en: 'What it securitised and does not owe is not in the bar.',
  pt: 'O que o emissor securitizou, e não deve, fica fora da barra.',
}
const HIDDEN: Text = {
  en: 'hidden: how much of it is this issuer is not known',
  pt: 'em sigilo: não se sabe quanto é deste emissor',
}
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const ROLE: Text = { en: 'Role', pt: 'Papel do emissor' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const BEFORE: Text = { en: 'Month before (R$)', pt: 'Mês anterior (R$)' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

type Exposure = Issuer['exposures'][number]

const COLUMNS = [
  'role',
  'kind',
  'direct_value',
  'direct_value_reason',
  'short_value',
  'class_count',
  'line_count',
  'manager_count',
  'share_of_market_percent',
  'previous_direct_value',
  'is_partial',
  'missing_members',
] as const

/** A part of what an issuer owes: its shares, or a group of its papers. */
interface OwedPart {
  readonly name: string
  readonly colour: string
  readonly value: string
}

/** Renders what funds have of an issuer by kind of paper; null where no line of the month has it. */
export function renderKinds(view: PageView, issuer: Issuer, day: string, groups: readonly PaperGroup[]): Html | null {
  const { say, figures } = view
  const exposures = issuer.exposures
  if (exposures.length === 0) return null
  const owed = listOwed(view, exposures, groups)
  const [first] = owed
  const title =
    first === undefined
      ? say(BY_KIND)
      : `${say(MOSTLY)} ${first.name.toLowerCase()}, ${figures.shortReais(first.value)}`
  const isVehicle = exposures.some((row) => row.role === 'vehicle')
  return renderChart(view, {
    id: 'kinds',
    title,
    sentence: (
      <>
        {say(SENTENCE)}
        {isVehicle && <> {say(NOT_OWED)}</>}
      </>
    ),
    legend: [
      ...owed.map(({ colour, name }) => ({ kind: colour, name })),
      ...(owed.length === 0 ? [] : [{ kind: 'outline', name: say(HIDDEN) }]),
    ],
    picture: drawStackedBar(
      title,
      owed.map(({ name, colour, value }) => ({
        kind: colour,
        size: Number(value),
        title: `${name}: ${figures.reais(value)}`,
      })),
      say(HIDDEN),
    ),
    table: {
      heads: [KIND, ROLE, FUNDS, LINES, BEFORE, VALUE].map(say),
      rows: exposures.flatMap((row) => [
        renderExposure(view, row),
        ...(row.role === 'issuer' && row.kind === PRIVATE_PAPER ? groups.map((group) => renderGroup(view, group)) : []),
      ]),
      figures: 4,
      wideOnly: [1, 3, 4],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, exposures),
    request: `/v1/issuer/${issuer.issuer_id}?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}

/** Lists what an issuer owes, the most first; private papers by their groups where these are known. */
function listOwed(
  { say, name }: PageView,
  exposures: Issuer['exposures'],
  groups: readonly PaperGroup[],
): readonly OwedPart[] {
  const isOwed = ({ role, direct_value }: Exposure) => role === 'issuer' && Number(toDecimal(direct_value)) > 0
  return exposures
    .filter(isOwed)
    .flatMap(({ kind, direct_value }): OwedPart[] =>
      kind === PRIVATE_PAPER && groups.length > 0
        ? groups.map((group) => ({ ...group, name: say(group.name) }))
        : [{ name: name(KIND_WORDS, kind), colour: colourOfKind(kind), value: toDecimal(direct_value) ?? '0.00' }],
    )
    .sort((a, b) => Number(b.value) - Number(a.value))
}

function renderExposure({ name, figures }: PageView, row: Exposure): readonly HtmlValue[] {
  return [
    <>
      {name(KIND_WORDS, row.kind)}
      <span class="narrow-only quiet">{name(ROLE_WORDS, row.role)}</span>
    </>,
    name(ROLE_WORDS, row.role),
    writeFigure(figures, row.class_count),
    writeFigure(figures, row.line_count),
    writeFigure(figures, row.previous_direct_value, 2),
    writeFigure(figures, row.direct_value, 2),
  ]
}

/** Renders a group below the kind that it is a part of. */
function renderGroup({ say, figures }: PageView, group: PaperGroup): readonly HtmlValue[] {
  return [
    <span class="quiet">– {say(group.name)}</span>,
    '',
    figures.number(String(group.class_count)),
    figures.number(String(group.line_count)),
    '',
    figures.number(group.value, 2),
  ]
}
