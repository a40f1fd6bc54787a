import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { Issuer } from '../../answers.gen.ts'
import { sumCents, toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { type BandPart, drawStackedBar } from '../../charts/stacked-bar.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { percentOf } from '../../percent-of.ts'
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
const HATCHED: Text = {
  en: 'Below, hatched: what other funds hold by quotas of these funds',
  pt: 'Embaixo, hachurado: o que outros fundos têm por meio de cotas desses fundos',
}
const OF_IT: Text = { en: 'of it', pt: 'do total' }
const BY_QUOTAS: Text = {
  en: 'It is part of the bar, never more of it. Confidential quotas name no fund and are not in it.',
  pt: 'É parte da barra, sem somar nada a ela. Cotas em sigilo não identificam o fundo e ficam de fora.',
}
const NOT_OPENED: Text = {
  en: 'How much of it other funds hold through these is not known for this month.',
  pt: 'Quanto disso outros fundos têm por meio destes não é conhecido nesta competência.',
}
const NETTED: Text = {
  en: 'Net of what is borrowed this is no part of the bar, so that nothing is hatched.',
  pt: 'Descontadas as posições tomadas, não é parte da barra, e por isso nada é hachurado.',
}
const BY_NETTED_QUOTAS: Text = {
  en: 'By quotas of these funds other funds hold',
  pt: 'Por meio de cotas desses fundos, outros fundos têm',
}
const OF_WHICH: Text = { en: 'of which', pt: 'dos quais' }
const THROUGH: Text = { en: 'through funds', pt: 'por meio de fundos' }
const THROUGH_VALUE: Text = { en: 'Through funds (R$)', pt: 'Por meio de fundos (R$)' }
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
  'through_funds_value',
  'through_funds_value_reason',
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

/** Papers of a kind that an issuer owes: their parts, and how much of all is held through funds. */
interface OwedKind extends OwedPart {
  readonly parts: readonly OwedPart[]
  /** Null where it is not known. */
  readonly through: string | null
}

/** Renders an issuer's papers in funds by kind; null where no line of the month has it. */
export function renderKinds(view: PageView, issuer: Issuer, day: string, groups: readonly PaperGroup[]): Html | null {
  const { say, figures } = view
  const exposures = issuer.exposures
  if (exposures.length === 0) return null
  const kinds = listOwed(view, exposures, groups)
  const owed = kinds.flatMap(({ parts }) => parts)
  const [first] = [...owed].sort((a, b) => Number(b.value) - Number(a.value))
  const isOpened = kinds.every(isPartOfIt)
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
        {owed.length > 0 && <> {sayThrough(view, kinds)}</>}
      </>
    ),
    legend: [
      ...owed.map(({ colour, name }) => ({ kind: colour, name })),
      ...(isOpened && owed.length > 0 ? [{ kind: 'closed', name: say(THROUGH) }] : []),
      ...(owed.length === 0 ? [] : [{ kind: 'outline', name: say(HIDDEN) }]),
    ],
    picture: drawStackedBar(
      title,
      owed.map(({ name, colour, value }) => ({
        kind: colour,
        size: Number(value),
        title: `${name}: ${figures.reais(value)}`,
      })),
      { unknown: say(HIDDEN), band: isOpened ? kinds.map((kind) => describeBand(view, kind)) : [] },
    ),
    table: {
      heads: [KIND, ROLE, FUNDS, LINES, BEFORE, THROUGH_VALUE, VALUE].map(say),
      rows: exposures.flatMap((row) => [
        renderExposure(view, row),
        ...(row.role === 'issuer' && row.kind === PRIVATE_PAPER ? groups.map((group) => renderGroup(view, group)) : []),
      ]),
      figures: 5,
      wideOnly: [1, 3, 4, 5],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, exposures),
    request: `/v1/issuer/${issuer.issuer_id}?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}

/** Lists what an issuer owes by kind, the most first; private papers by their groups where these are known. */
function listOwed(
  { say, name }: PageView,
  exposures: Issuer['exposures'],
  groups: readonly PaperGroup[],
): readonly OwedKind[] {
  const isOwed = ({ role, direct_value }: Exposure) => role === 'issuer' && Number(toDecimal(direct_value)) > 0
  return exposures
    .filter(isOwed)
    .map(({ kind, direct_value, through_funds_value }): OwedKind => {
      const whole = {
        name: name(KIND_WORDS, kind),
        colour: colourOfKind(kind),
        value: toDecimal(direct_value) ?? '0.00',
      }
      const own = groups.map((group) => ({ ...group, name: say(group.name) }))
      const parts = kind === PRIVATE_PAPER && own.length > 0 ? sortLargest(own) : [whole]
      return { ...whole, parts, through: toDecimal(through_funds_value) }
    })
    .sort((a, b) => Number(b.value) - Number(a.value))
}

/** Holders file this much more than a NAV by rounding, in thousandths: a thousandth of a bar is less than a pixel. */
const ROUNDED_THOUSANDTHS = 1005

/** Tests if the part held through funds is within the whole: with borrowed papers it can be more, or below zero. */
function isPartOfIt({ value, through }: OwedKind): boolean {
  const part = Number(through)
  return through !== null && part >= 0 && part * 1000 <= Number(value) * ROUNDED_THOUSANDTHS
}

function sortLargest(parts: readonly OwedPart[]): readonly OwedPart[] {
  return [...parts].sort((a, b) => Number(b.value) - Number(a.value))
}

/** Says how much of the debt other funds hold through these, or that it is not known. */
function sayThrough({ say, figures }: PageView, kinds: readonly OwedKind[]): string {
  const parts = kinds.flatMap(({ through }) => (through === null ? [] : [through]))
  if (parts.length < kinds.length) return say(NOT_OPENED)
  const [through, whole] = [sumCents(parts), sumCents(kinds.map(({ value }) => value))]
  if (!kinds.every(isPartOfIt)) return `${say(BY_NETTED_QUOTAS)} ${figures.shortReais(through)}. ${say(NETTED)}`
  const percent = percentOf(through, whole)
  const share = percent === null ? '' : `, ${figures.percent(percent, 1)} ${say(OF_IT)}`
  return `${say(HATCHED)}: ${figures.shortReais(through)}${share}. ${say(BY_QUOTAS)}`
}

/** Describes how much of a kind is held through funds, in its colour, or in a neutral one if its parts have several. */
function describeBand({ say, figures }: PageView, { name, value, parts, through }: OwedKind): BandPart {
  const [first, ...others] = parts
  const hatched = through ?? '0.00'
  return {
    kind: first === undefined || others.length > 0 ? 'c-accent' : first.colour,
    size: Number(value),
    hatched: Number(hatched),
    titles: {
      full: `${name}: ${figures.reais(value)}, ${say(OF_WHICH)} ${figures.reais(hatched)} ${say(THROUGH)}`,
      hatched: `${name}, ${say(THROUGH)}: ${figures.reais(hatched)}`,
    },
  }
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
    writeFigure(figures, row.through_funds_value, 2),
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
    '',
    figures.number(group.value, 2),
  ]
}
