import { describeFidcItem } from '../../../../../../schemas/fund/api/reports/items.ts'
import type { Text } from '../../../../../../schemas/core/language.ts'
import { punctuateCnpj } from '../../../../kit/figures.ts'
import type { Html } from '../../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, FundAge } from '../../../answers.gen.ts'
import { type Answer, sumCents, toDecimal, writeFigure } from '../../../answers.ts'
import { drawBar, rangeOf } from '../../../charts/bars.tsx'
import { renderChart } from '../../../charts/chart.tsx'
import type { PageView } from '../../../page.ts'
import { pickData, readRanked } from '../../../ranked-list.ts'

const SEGMENTS_TITLE: Text = { en: 'Credit rights by segment', pt: 'Direitos creditórios por segmento' }
const SEGMENTS_SENTENCE: Text = {
  en: 'Who owes: credit rights before provision, at the lowest level that the report has.',
  pt: 'Quem deve: direitos creditórios antes da provisão, no nível mais baixo do informe.',
}
const MOST_OWED: Text = { en: 'Most is in', pt: 'A maior parte está em' }
const SEGMENT: Text = { en: 'Segment', pt: 'Segmento' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

const AGES_TITLE: Text = { en: 'Due and overdue', pt: 'A vencer e vencidos' }
const AGES_SENTENCE: Text = {
  en: 'Credit rights before provision by days to or from maturity. What is due and what is overdue add up to all of them; what was paid early is beside.',
  pt: 'Direitos creditórios antes da provisão, por dias até o vencimento ou desde ele. A vencer e vencidos somam o total; os pagos antecipadamente vêm ao lado.',
}
const AGE: Text = { en: 'Days', pt: 'Dias' }
const MORE_THAN: Text = { en: 'more than', pt: 'mais de' }
const STATES: Readonly<Record<string, Text>> = {
  not_due: { en: 'due in', pt: 'vence em' },
  overdue: { en: 'overdue for', pt: 'vencido há' },
  paid_early: { en: 'paid early by', pt: 'pago antes em' },
}
const STATE_ORDER = ['overdue', 'not_due', 'paid_early']
const LESS_THAN: Text = { en: 'Less than', pt: 'Menos de' }
const NONE_OVERDUE: Text = { en: 'No credit rights are overdue', pt: 'Nenhum direito creditório está vencido' }
const OVERDUE: Text = { en: 'of the credit rights are overdue', pt: 'dos direitos creditórios estão vencidos' }

const ASSIGNORS_TITLE: Text = { en: 'Who sold the credit rights', pt: 'Quem cedeu os direitos creditórios' }
const LARGEST: Text = { en: 'The largest assignor named has', pt: 'O maior cedente informado tem' }
const OF_ITS_LIST: Text = { en: 'of its list', pt: 'de sua lista' }
const ASSIGNORS_SENTENCE: Text = {
  en: 'The companies that the report names, nine of each list at most, with their share of the credit rights of their list. Natural persons are left out. An assignor sold them; it does not owe them.',
  pt: 'Empresas cedentes informadas, até nove por lista, com a participação de cada uma nos direitos creditórios da lista. Pessoas físicas ficam de fora. O cedente vendeu os direitos; não é o devedor.',
}
const ASSIGNOR: Text = { en: 'Assignor', pt: 'Cedente' }
const LIST: Text = { en: 'List', pt: 'Lista' }
const SHARE: Text = { en: 'Share (%)', pt: 'Participação (%)' }
const WITH_RISK: Text = { en: 'risks acquired', pt: 'com aquisição de riscos' }
const WITHOUT_RISK: Text = { en: 'risks not acquired', pt: 'sem aquisição de riscos' }

/** Credit rights of a receivables fund, by its monthly report. */
export interface Receivables {
  readonly segments: Answer<'fund_segments'> | null
  readonly ages: Answer<'fund_ages'> | null
  readonly assignors: Answer<'fund_assignors'> | null
}

/** Reads the credit rights by segment and age, and who sold them, as the newest report has them. */
export async function readReceivables(view: PageView, cnpj: string): Promise<Receivables> {
  const segments = await readRanked(view, 'segments', 'fund_segments', { cnpj })
  if (segments === null) return { segments, ages: null, assignors: null }
  const ages = await readRanked(view, 'ages', 'fund_ages', { cnpj })
  return { segments, ages, assignors: await readRanked(view, 'assignors', 'fund_assignors', { cnpj }) }
}

/** Renders the credit rights of a fund by segment and age, and who sold them; null where none are reported. */
export function renderReceivables(view: PageView, cnpj: string, { segments, ages, assignors }: Receivables): Html {
  return (
    <>
      {segments !== null && segments.data.length > 0 && renderSegments(view, cnpj, segments)}
      {ages !== null && ages.data.length > 0 && renderAges(view, cnpj, ages, sumOf(segments?.data ?? []))}
      {assignors !== null && assignors.data.length > 0 && renderAssignors(view, cnpj, assignors)}
    </>
  )
}

function renderSegments(view: PageView, cnpj: string, { data, reference_date }: Answer<'fund_segments'>): Html {
  const { say, figures, language } = view
  const range = rangeOf(data.map(({ value }) => Number(toDecimal(value))))
  const nameSegment = (segment: string) =>
    language === 'pt' ? describeFidcItem('credit_rights', segment).asset_type : segment.replaceAll('_', ' ')
  return renderChart(view, {
    id: 'segments',
    title: say(SEGMENTS_TITLE),
    finding: findSegment(view, data, nameSegment),
    sentence: say(SEGMENTS_SENTENCE),
    picture: null,
    table: {
      heads: [say(SEGMENT), '', say(VALUE)],
      rows: data.map(({ segment, value }) => [
        nameSegment(segment),
        drawBar(Number(toDecimal(value)), range, 'c-accent'),
        writeFigure(figures, value, 2),
      ]),
      figures: 1,
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(['segment', 'segment_group', 'value', 'source_column'], data),
    request: requestOf(cnpj, 'segments', reference_date),
    source: sourceOf(reference_date, 'tab_II'),
  })
}

/** Says which segment owes most; null where none owes anything, or not all are read. */
function findSegment(
  { say, figures }: PageView,
  data: Answer<'fund_segments'>['data'],
  nameSegment: (segment: string) => string,
): string | null {
  const [first] = [...data].sort((a, b) => Number(toDecimal(b.value)) - Number(toDecimal(a.value)))
  const value = toDecimal(first?.value)
  if (first === undefined || value === null || Number(value) <= 0) return null
  return `${say(MOST_OWED)} ${nameSegment(first.segment)}: ${figures.shortReais(value)}`
}

/** Some days to or from maturity, with what both lists of a report have in them. */
interface AgeBucket {
  readonly state: string
  readonly from: number
  readonly to: number | null
  readonly value: string
}

/** Adds up the buckets of the two lists of a report: overdue first, the oldest of them first, and then what falls due. */
export function joinAges(ages: readonly FundAge[]): readonly AgeBucket[] {
  const buckets = new Map<string, { first: FundAge; values: string[] }>()
  for (const age of ages) {
    const name = `${age.state} ${toDecimal(age.days_from)}`
    const bucket = buckets.get(name) ?? { first: age, values: [] }
    bucket.values.push(toDecimal(age.value))
    buckets.set(name, bucket)
  }
  const joined = Array.from(buckets.values(), ({ first, values }) => {
    const to = toDecimal(first.days_to)
    return {
      state: first.state,
      from: Number(toDecimal(first.days_from)),
      to: to === null ? null : Number(to),
      value: sumCents(values),
    }
  })
  const place = ({ state, from }: AgeBucket) =>
    STATE_ORDER.indexOf(state) * 10_000 + (state === 'overdue' ? -from : from)
  return joined.sort((a, b) => place(a) - place(b))
}

function renderAges(
  view: PageView,
  cnpj: string,
  { data, reference_date }: Answer<'fund_ages'>,
  creditRights: string,
): Html {
  const { say, name, figures } = view
  const buckets = joinAges(data)
  const range = rangeOf(buckets.map(({ value }) => Number(value)))
  const writeDays = ({ from, to }: AgeBucket) =>
    to === null ? `${say(MORE_THAN)} ${figures.number(String(from - 1))}` : `${String(from)}–${String(to)}`
  return renderChart(view, {
    id: 'ages',
    title: say(AGES_TITLE),
    finding: findOverdue(view, buckets, creditRights),
    sentence: say(AGES_SENTENCE),
    picture: null,
    table: {
      heads: ['', say(AGE), '', say(VALUE)],
      rows: buckets.map((bucket) => [
        name(STATES, bucket.state),
        writeDays(bucket),
        drawBar(Number(bucket.value), range, bucket.state === 'overdue' ? 'c-foreign' : 'c-accent'),
        figures.number(bucket.value, 2),
      ]),
      figures: 1,
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(['state', 'days_from', 'days_to', 'risk_acquired', 'value', 'source_column'], data),
    request: requestOf(cnpj, 'ages', reference_date),
    source: sourceOf(reference_date, 'tab_V, tab_VI'),
  })
}

function sumOf(rows: readonly { readonly value: AnsweredNumber | string }[]): string {
  return sumCents(rows.map(({ value }) => (typeof value === 'string' ? value : toDecimal(value))))
}

/**
 * Says which part of the credit rights is overdue; null where none are there to divide by, and where the ages do not add up
 * to the credit rights of the segments, such as in a month that lacks one of the two lists.
 */
function findOverdue({ say, figures }: PageView, buckets: readonly AgeBucket[], creditRights: string): string | null {
  const ofStates = (states: readonly string[]) => sumOf(buckets.filter(({ state }) => states.includes(state)))
  if (ofStates(['overdue', 'not_due']) !== creditRights) return null
  const [overdue, all] = [ofStates(['overdue']), creditRights].map((text) => BigInt(text.replace('.', '')))
  if (overdue === undefined || all === undefined || all <= 0n) return null
  // Tenths of a percent, rounded half up.
  const tenths = (overdue * 2000n + all) / (2n * all)
  if (overdue === 0n) return say(NONE_OVERDUE)
  // A little that is overdue is not nothing.
  const least = overdue > 0n && tenths === 0n
  const part = least ? '0.1' : `${String(tenths / 10n)}.${String(tenths % 10n)}`
  return `${least ? `${say(LESS_THAN)} ` : ''}${figures.percent(part, 1)} ${say(OVERDUE)}`
}

function renderAssignors(view: PageView, cnpj: string, { data, reference_date }: Answer<'fund_assignors'>): Html {
  const { say, figures, link, pages } = view
  const range = rangeOf(data.map(({ share_percent }) => Number(toDecimal(share_percent))))
  const leadTo = (assignor: string) => {
    const shown = punctuateCnpj(assignor)
    // An issuer's page has the first eight digits of its CNPJ.
    return pages.has('/issuer/{id}') ? <a href={link(`/issuer/${assignor.slice(0, 8)}`)}>{shown}</a> : shown
  }
  return renderChart(view, {
    id: 'assignors',
    title: say(ASSIGNORS_TITLE),
    finding: sayLargest(view, data),
    sentence: say(ASSIGNORS_SENTENCE),
    picture: null,
    table: {
      heads: [say(ASSIGNOR), say(LIST), '', say(SHARE)],
      rows: data.map((each) => [
        leadTo(each.assignor_cnpj),
        say(each.risk_acquired ? WITH_RISK : WITHOUT_RISK),
        drawBar(Number(toDecimal(each.share_percent)), range, 'c-accent'),
        writeFigure(figures, each.share_percent, 2),
      ]),
      figures: 1,
      atFirst: 9,
    },
    isTableOpen: true,
    data: pickData(['assignor_cnpj', 'risk_acquired', 'ordinal', 'share_percent', 'source_column'], data),
    request: requestOf(cnpj, 'assignors', reference_date),
    source: sourceOf(reference_date, 'tab_I'),
  })
}

function sayLargest({ say, figures }: PageView, data: Answer<'fund_assignors'>['data']): string | null {
  const [largest] = data.map(({ share_percent }) => toDecimal(share_percent)).sort((a, b) => Number(b) - Number(a))
  return largest === undefined ? null : `${say(LARGEST)} ${figures.percent(largest, 2)} ${say(OF_ITS_LIST)}`
}

function requestOf(cnpj: string, list: string, day: string): string {
  return `/v1/fund/${cnpj}/${list}?date=${day}`
}

function sourceOf(day: string, member: string) {
  return { publisher: 'CVM (ODbL)', place: `inf_mensal_fidc_${day.slice(0, 7).replace('-', '')}, ${member}` }
}
