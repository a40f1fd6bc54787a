import type { Value } from '../../../../../schemas/api/endpoint.ts'
import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { IssuerLine } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import { groupBy } from '../../group-by.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import type { IssuerPlace } from './read-holders.ts'
import { CUT, type IssuerPapers, partOf } from './issuer-papers.tsx'

const TITLE: Text = { en: 'Maturities', pt: 'Vencimentos' }
const FALLS_DUE: Text = { en: 'falls due in', pt: 'vencem em' }
const SENTENCE: Text = {
  en: 'Papers that the issuer owes, by the year of the maturity that the line files. It is the year of the last payment: what is paid before is not known.',
  pt: 'Papéis devidos pelo emissor, pelo ano do vencimento informado na linha. É o ano do último pagamento: as amortizações anteriores não são conhecidas.',
}
const YEAR: Text = { en: 'Year', pt: 'Ano' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const NO_DATE: Text = { en: 'no date filed', pt: 'sem data informada' }
const LATER: Text = { en: 'and later', pt: 'em diante' }

/** This many years have a rung each; what is due later shares one. */
const MOST_YEARS = 12
/** Shares and what stands for them never fall due. */
const WITHOUT_MATURITY: readonly string[] = ['listed_share', 'unit', 'receipt', 'bdr', 'foreign_share', 'fund_quota']

/** Papers that fall due in `year`; null where no date is filed. */
interface Rung {
  readonly year: string | null
  readonly value: string
  readonly line_count: number
}

/** Adds up by year what an issuer owes; years beyond the last rung are in it. */
function addUpMaturities(lines: readonly IssuerLine[]): readonly Rung[] {
  const owed = lines.filter(({ role, kind }) => role === 'issuer' && !WITHOUT_MATURITY.includes(kind))
  const years = [...new Set(owed.flatMap(({ maturity_date }) => maturity_date?.slice(0, 4) ?? []))].sort()
  const last = years[MOST_YEARS - 1]
  const yearOf = ({ maturity_date }: IssuerLine) => {
    const year = maturity_date?.slice(0, 4) ?? null
    return year !== null && last !== undefined && year > last ? last : year
  }
  const byYear = groupBy(owed, yearOf)
  return [...years.slice(0, MOST_YEARS), null].flatMap((year) => {
    const own = byYear.get(year) ?? []
    const value = sumCents(own.map((line) => toDecimal(line.final_position_value)))
    return own.length === 0 ? [] : [{ year, value, line_count: own.length }]
  })
}

/** Renders what an issuer owes by year of maturity; null where no line has a date. */
export function renderMaturities(view: PageView, { id, date }: IssuerPlace, papers: IssuerPapers): Html | null {
  const { say, figures } = view
  const rungs = addUpMaturities(papers.lines)
  const dated = rungs.filter(({ year }) => year !== null)
  const largest = dated.reduce<Rung | null>(
    (most, rung) => (most === null || Number(rung.value) > Number(most.value) ? rung : most),
    null,
  )
  if (largest === null) return null
  const years = new Set(papers.lines.flatMap(({ maturity_date }) => maturity_date?.slice(0, 4) ?? []))
  const name = ({ year }: Rung) => {
    if (year === null) return say(NO_DATE)
    return [...years].some((other) => other > year) && year === dated.at(-1)?.year ? `${year} ${say(LATER)}` : year
  }
  const range = rangeOf(rungs.map(({ value }) => Number(value)))
  return renderChart(view, {
    id: 'maturities',
    title: papers.isCut ? say(TITLE) : `${figures.shortReais(largest.value)} ${say(FALLS_DUE)} ${name(largest)}`,
    sentence: (
      <>
        {say(SENTENCE)}
        {papers.isCut && <> {say(CUT)}</>}
      </>
    ),
    picture: null,
    table: {
      heads: [say(YEAR), '', say(LINES), say(VALUE)],
      rows: rungs.map((rung) => [
        name(rung),
        drawBar(Number(rung.value), range, 'c-private_credit'),
        figures.number(String(rung.line_count)),
        figures.number(rung.value, 2),
      ]),
      figures: 2,
      wideOnly: [2],
    },
    isTableOpen: true,
    data: {
      columns: ['year', 'line_count', 'value'],
      rows: rungs.map(({ year, line_count, value }): readonly Value[] => [
        year,
        line_count,
        toExactNumber(toUnits(value, 2), 2),
      ]),
      ...partOf(papers),
    },
    request: `/v1/issuer/${id}/lines?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}
