import { toExactNumber, toUnits } from '../../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../../schemas/core/language.ts'
import type { Html } from '../../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, FundProperty } from '../../../answers.gen.ts'
import { type Answer, toDecimal, writeFigure } from '../../../answers.ts'
import { drawBar, rangeOf } from '../../../charts/bars.tsx'
import { renderChart } from '../../../charts/chart.tsx'
import type { PageView } from '../../../page.ts'
import { MOST_SHOWN, pickData, readRanked, sayRanked } from '../../../ranked-list.ts'

const TITLE: Text = { en: 'Properties', pt: 'Imóveis' }
const SENTENCE: Text = {
  en: 'As filed in the quarterly report, which values no property. Areas are as filed, and some are off by orders of magnitude.',
  pt: 'Como no informe trimestral, que não traz o valor de cada imóvel. As áreas são as informadas, e algumas erram por ordens de grandeza.',
}
const PROPERTY: Text = { en: 'Property', pt: 'Imóvel' }
const STATE: Text = { en: 'State', pt: 'UF' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const AREA: Text = { en: 'Area (m²)', pt: 'Área (m²)' }
const VACANCY: Text = { en: 'Vacant (%)', pt: 'Vacância (%)' }
const ARE: Text = { en: 'properties', pt: 'imóveis' }
const VACANT_IN: Text = { en: 'vacant in part:', pt: 'área vaga em' }
const THAT_SAY: Text = { en: 'that say', pt: 'com informação' }
const OVERDUE: Text = { en: 'Rent overdue (%)', pt: 'Inadimplência (%)' }
const REVENUE: Text = { en: 'Of the fund’s revenue (%)', pt: 'Da receita do fundo (%)' }
const LAND: Text = { en: 'Land', pt: 'Terreno' }
const KINDS: Readonly<Record<string, Text>> = {
  rental_finished: { en: 'for rent', pt: 'para renda' },
  rental_in_construction: { en: 'for rent, in construction', pt: 'para renda, em construção' },
  sale_finished: { en: 'for sale', pt: 'para venda' },
  sale_in_construction: { en: 'for sale, in construction', pt: 'para venda, em construção' },
  land: { en: 'land', pt: 'terreno' },
}

const STATES_TITLE: Text = { en: 'Properties by state', pt: 'Imóveis por estado' }
const HAS_MOST: Text = { en: 'has most:', pt: 'tem mais:' }
const OF: Text = { en: 'of', pt: 'de' }
const IN: Text = { en: 'in', pt: 'em' }
const STATES_SENTENCE: Text = {
  en: 'How many properties stand in each state, by the end of their address, and how many of those for rent that say their vacancy are vacant in part.',
  pt: 'Quantos imóveis há em cada estado, pelo fim do endereço, e quantos dos que informam vacância têm alguma área vaga.',
}
const COUNT: Text = { en: 'Properties', pt: 'Imóveis' }
const VACANT: Text = { en: 'Vacant in part, of those that say', pt: 'Com área vaga, dos que informam' }
const NOT_KNOWN: Text = { en: 'not in the address', pt: 'fora do endereço' }

const TENANTS_TITLE: Text = { en: 'Sectors of the tenants', pt: 'Setores dos inquilinos' }
const TENANTS_OF: Text = { en: 'Tenants of', pt: 'Inquilinos de' }
const SECTORS_IN: Text = { en: 'sectors in', pt: 'setores em' }
const TENANTS_SENTENCE: Text = {
  en: 'By finished rental property. Tenants are not named, and revenue shares often do not add up to 100 %.',
  pt: 'Por imóvel acabado para renda. Os inquilinos não são identificados, e as participações na receita muitas vezes não somam 100 %.',
}
const SECTOR: Text = { en: 'Sector', pt: 'Setor' }
const OF_PROPERTY: Text = { en: 'Of the property’s revenue (%)', pt: 'Da receita do imóvel (%)' }

/** Filers number the sectors of a property: `1 - Energia`. */
const ORDINAL = /^\d+\s*-\s*/

const PROPERTY_COLUMNS = [
  ...(['name', 'kind', 'address', 'state', 'area_m2', 'units', 'vacancy', 'default_rate'] as const),
  ...(['fund_revenue_share', 'leased_share', 'sold_share', 'invested_share', 'nav_share'] as const),
] as const
const TENANT_COLUMNS = ['property_name', 'sector', 'property_revenue_share', 'fund_revenue_share'] as const

/** Properties of a real-estate fund, by its quarterly report. */
export interface Properties {
  readonly properties: Answer<'fund_properties'> | null
  readonly tenants: Answer<'fund_tenants'> | null
}

/** Reads the properties and the sectors of their tenants in the newest quarter, those with most revenue first. */
export async function readProperties(view: PageView, cnpj: string): Promise<Properties> {
  const asked = { cnpj, sort_by: 'fund_revenue_share', sort_order: 'desc' }
  const properties = await readRanked(view, 'properties', 'fund_properties', asked)
  const tenants = properties === null ? null : await readRanked(view, 'tenants', 'fund_tenants', asked)
  return { properties, tenants }
}

/** Renders the properties of a fund: by state where all are read, one by one, and the sectors of their tenants. */
export function renderProperties(view: PageView, cnpj: string, { properties, tenants }: Properties): Html | null {
  if (properties === null || properties.data.length === 0) return null
  return (
    <>
      {isShownByState(properties.data) && renderStates(view, cnpj, properties)}
      {renderList(view, cnpj, properties)}
      {tenants !== null && tenants.data.length > 0 && renderTenants(view, cnpj, tenants)}
    </>
  )
}

/** True where all properties are read and some say where they are. */
function isShownByState(properties: readonly FundProperty[]): boolean {
  return properties.length < MOST_SHOWN && properties.some((each) => each.state)
}

function renderStates(view: PageView, cnpj: string, { data, reference_date }: Answer<'fund_properties'>): Html {
  const { say, figures } = view
  const states = countByState(data)
  const range = rangeOf(states.map(({ properties }) => properties))
  return renderChart(view, {
    id: 'property-states',
    title: say(STATES_TITLE),
    finding: sayMost(view, states, data.length),
    sentence: say(STATES_SENTENCE),
    picture: null,
    table: {
      heads: [say(STATE), '', say(COUNT), say(VACANT)],
      rows: states.map(({ state, properties, vacant, stated }) => [
        state || say(NOT_KNOWN),
        drawBar(properties, range, 'c-accent'),
        figures.number(String(properties)),
        stated === 0 ? '—' : `${figures.number(String(vacant))} / ${figures.number(String(stated))}`,
      ]),
      figures: 2,
      atFirst: 10,
    },
    isTableOpen: true,
    data: {
      columns: ['state', 'properties', 'vacant_in_part', 'vacancy_stated'],
      rows: states.map(({ state, properties, vacant, stated }) => [state || null, properties, vacant, stated]),
    },
    request: requestOf(cnpj, 'properties', reference_date),
    source: sourceOf(reference_date, 'imovel'),
  })
}

/** Says which state has most properties; null where no address names one. */
function sayMost({ say, figures }: PageView, states: readonly StateCount[], all: number): string | null {
  const [first] = states
  if (first === undefined || first.state === '') return null
  const [count, whole] = [first.properties, all].map((each) => figures.number(String(each)))
  return `${first.state} ${say(HAS_MOST)} ${count ?? ''} ${say(OF)} ${whole ?? ''} ${say(COUNT).toLowerCase()}`
}

interface StateCount {
  readonly state: string
  readonly properties: number
  /** Of `stated`, the properties with a vacant part. */
  readonly vacant: number
  /** Properties whose vacancy is filed. */
  readonly stated: number
}

/** Counts properties by state, the most first; those whose address names none come last. */
export function countByState(properties: readonly Pick<FundProperty, 'state' | 'vacancy'>[]): readonly StateCount[] {
  const states = [...new Set(properties.map((each) => each.state || ''))].map((state) => {
    const own = properties.filter((each) => (each.state || '') === state)
    const stated = own.filter((each) => each.vacancy !== null)
    const vacant = stated.filter((each) => Number(toDecimal(each.vacancy)) > 0)
    return { state, properties: own.length, vacant: vacant.length, stated: stated.length }
  })
  const place = ({ state, properties }: StateCount) => (state === '' ? -1 : properties)
  return states.sort((a, b) => place(b) - place(a) || a.state.localeCompare(b.state))
}

function renderList(view: PageView, cnpj: string, { data, reference_date }: Answer<'fund_properties'>): Html {
  const { say, name, figures } = view
  return renderChart(view, {
    id: 'properties',
    title: `${say(TITLE)}, ${figures.month(reference_date)}`,
    finding: sayVacant(view, data, reference_date),
    sentence: sayRanked(view, SENTENCE, data),
    picture: null,
    table: {
      heads: [PROPERTY, STATE, KIND, AREA, VACANCY, OVERDUE, REVENUE].map(say),
      rows: data.map((each) => [
        each.name || each.address || say(LAND),
        each.state || '—',
        name(KINDS, each.kind),
        writeFigure(figures, each.area_m2, 0),
        writePercent(view, each.vacancy),
        writePercent(view, each.default_rate),
        writePercent(view, each.fund_revenue_share),
      ]),
      figures: 4,
      wideOnly: [1, 2, 5],
      atFirst: 5,
    },
    isTableOpen: true,
    data: pickData(PROPERTY_COLUMNS, data),
    request: requestOf(cnpj, 'properties', reference_date),
    source: sourceOf(reference_date, 'imovel'),
  })
}

/** Says how many properties there are, and how many of those that say it are vacant in part. */
function sayVacant({ say, figures }: PageView, data: readonly FundProperty[], day: string): string | null {
  const stated = data.filter(({ vacancy }) => vacancy !== null)
  if (stated.length === 0 || data.length >= MOST_SHOWN) return null
  const vacant = stated.filter(({ vacancy }) => Number(toDecimal(vacancy)) > 0)
  const [all, some, said] = [data, vacant, stated].map(({ length }) => figures.number(String(length)))
  const properties = `${all ?? ''} ${say(ARE)} ${say(IN)} ${figures.month(day)}`
  return `${properties}; ${say(VACANT_IN)} ${some ?? ''} ${say(OF)} ${said ?? ''} ${say(THAT_SAY)}`
}

function renderTenants(view: PageView, cnpj: string, { data, reference_date }: Answer<'fund_tenants'>): Html {
  const { say } = view
  return renderChart(view, {
    id: 'tenants',
    title: say(TENANTS_TITLE),
    finding: saySectors(view, data),
    sentence: sayRanked(view, TENANTS_SENTENCE, data),
    picture: null,
    table: {
      heads: [PROPERTY, SECTOR, OF_PROPERTY, REVENUE].map(say),
      rows: data.map((each) => [
        each.property_name,
        each.sector.replace(ORDINAL, ''),
        writePercent(view, each.property_revenue_share),
        writePercent(view, each.fund_revenue_share),
      ]),
      figures: 2,
      isListOnPhones: true,
      atFirst: 4,
    },
    data: pickData(TENANT_COLUMNS, data),
    request: requestOf(cnpj, 'tenants', reference_date),
    source: sourceOf(reference_date, 'imovel_renda_acabado_inquilino'),
  })
}

/** Counts the sectors and their properties; null where not all are read, and where there is one sector. */
function saySectors({ say, figures }: PageView, data: Answer<'fund_tenants'>['data']): string | null {
  const sectors = new Set(data.map(({ sector }) => sector.replace(ORDINAL, ''))).size
  const properties = new Set(data.map(({ property_name }) => property_name)).size
  if (sectors < 2 || data.length >= MOST_SHOWN) return null
  const where = properties === 1 ? say(PROPERTY).toLowerCase() : say(ARE)
  return `${say(TENANTS_OF)} ${figures.number(String(sectors))} ${say(SECTORS_IN)} ${figures.number(String(properties))} ${where}`
}

/** Shares are filed as fractions: 0.25 is a quarter. */
const SHARE_DECIMALS = 10

/** Writes a filed share in percent; a dash where it is not filed. */
function writePercent({ figures }: PageView, share: AnsweredNumber | null): string {
  const text = toDecimal(share)
  if (text === null) return '—'
  return figures.number(toExactNumber(toUnits(text, SHARE_DECIMALS), SHARE_DECIMALS - 2).text, 1)
}

function requestOf(cnpj: string, list: string, day: string): string {
  return `/v1/fund/${cnpj}/${list}?date=${day}`
}

function sourceOf(day: string, member: string) {
  return { publisher: 'CVM (ODbL)', place: `inf_trimestral_fii_${member}_${day.slice(0, 4)}` }
}
