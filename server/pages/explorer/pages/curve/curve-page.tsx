import { z } from 'zod'
import { dayInput } from '../../../../../schemas/api/input.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { ApiError } from '../../../../../schemas/api/error.ts'
import {
  ANBIMA_CURVE,
  type CurveId,
  curveInput,
  datasetOfCurve,
  DI_CURVE,
} from '../../../../../schemas/curve/api/curve-input.ts'
import { CURVE_NAMES } from '../../../../../schemas/curve/api/curve-names.ts'
import { trimZeros } from '../../../kit/figures.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { CurvePoint } from '../../answers.gen.ts'
import { type Answer, readParameter, toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawLine } from '../../charts/line.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { explorerMessages } from '../../text/explorer-messages.ts'

const ON: Text = { en: 'on', pt: 'em' }
const A_YEAR: Text = { en: '% a year', pt: '% ao ano' }
const FROM: Text = { en: 'from', pt: 'de' }
const TO: Text = { en: 'to', pt: 'a' }
const LEAST: Text = { en: 'Lowest:', pt: 'Mínima:' }
const MOST: Text = { en: 'highest:', pt: 'máxima:' }
const AT: Text = { en: 'at', pt: 'em' }
const SENTENCE: Text = {
  en: 'Rate of a year of 252 business days, by the business days from the day of the curve. The API answers any number of days between the first and the last point, and nothing outside.',
  pt: 'Taxa ao ano (base 252 dias úteis) por prazo em dias úteis, contado da data da curva. A API calcula qualquer prazo entre o primeiro e o último ponto, e nenhum fora desse intervalo.',
}
const ONE_DAY: Text = { en: 'business day', pt: 'dia útil' }
const DAYS: Text = { en: 'Business days', pt: 'Dias úteis' }
const CONTRACT: Text = { en: 'Contract', pt: 'Contrato' }
const EXPIRY: Text = { en: 'Expiry', pt: 'Vencimento' }
const RATE: Text = { en: 'Rate, % a year', pt: 'Taxa, % ao ano' }
const PRICE: Text = { en: 'Price', pt: 'Preço' }
const OPEN: Text = { en: 'Open contracts', pt: 'Contratos em aberto' }
const DAY: Text = { en: 'day', pt: 'dia' }
const COLUMNS = ['business_days', 'rate', 'is_published', 'ticker', 'expiry_date', 'price', 'open_interest'] as const
const SOURCES: Readonly<Record<CurveId, { readonly publisher: string; readonly place: string }>> = {
  di1: { publisher: 'B3', place: 'BVBG.187' },
  'ettj-fixed': { publisher: 'ANBIMA', place: 'CZ-down' },
  'ettj-ipca': { publisher: 'ANBIMA', place: 'CZ-down' },
  'ettj-inflation': { publisher: 'ANBIMA', place: 'CZ-down' },
}
/** Milliseconds of a business day, for the picture alone. */
const BUSINESS_DAY = (365.25 / 252) * 86_400_000

const date = orEmpty(dayInput('Day of the curve.'))

/** Curve of DI futures on a day. It has a page of its own because its publisher has terms of its own. */
export const diCurvePage: ExplorerPage = {
  path: '/curve/di1',
  datasets: [DI_CURVE],
  input: z.strictObject({ date }),
  render: (view) => renderCurve(view, 'di1'),
}

/** A curve of federal bonds on a day. */
export const bondCurvePage: ExplorerPage = {
  path: '/curve/{id}',
  datasets: [ANBIMA_CURVE],
  input: z.strictObject({ id: curveInput, date }),
  render(view) {
    const id = readParameter(view.parameters, 'id') as CurveId
    // Where that curve has a page, this one is not asked for it.
    if (datasetOfCurve(id) !== ANBIMA_CURVE) throw new ApiError('not_found', explorerMessages.notShown)
    return renderCurve(view, id)
  },
}

async function renderCurve(view: PageView, id: CurveId) {
  const { ask, parameters, language, say, figures } = view
  const asked = readParameter(parameters, 'date')
  const answer = await ask('curve', { id, ...(asked !== '' && { date: asked }) })
  const named = `${CURVE_NAMES[id][language]} ${say(ON)} ${figures.day(answer.reference_date)}`
  const ends = sayEnds(view, answer.data.points)
  const title = ends === '' ? named : `${named}: ${ends}`
  const body = (
    <>
      <h1>{title}</h1>
      {renderPoints(view, id, answer)}
    </>
  )
  const description: Text = {
    en: `${title}: each point of the curve, with its business days.`,
    pt: `${title}: cada ponto da curva, com seus dias úteis.`,
  }
  return { title, description: say(description), body }
}

/** Writes the rates of the first and the last point. */
function sayEnds(view: PageView, points: readonly CurvePoint[]): string {
  const { say } = view
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `${say(FROM)} ${writeRate(view, first)} ${say(TO)} ${writeRate(view, last)}\u00a0${say(A_YEAR)}`
}

function writeRate({ figures }: PageView, { rate }: CurvePoint): string {
  const text = toDecimal(rate)
  return text === null ? '—' : figures.number(trimZeros(text))
}

/** Says where the curve is lowest and where highest: the rates at its ends do not say what is between them. */
function sayExtremes(view: PageView, points: readonly CurvePoint[]): string | null {
  const rated = points.filter(({ rate }) => toDecimal(rate) !== null)
  const sorted = rated.toSorted((a, b) => Number(toDecimal(a.rate)) - Number(toDecimal(b.rate)))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined || least === most) return null
  const place = (point: CurvePoint) => `${writeRate(view, point)} % ${view.say(AT)} ${sayDays(view, point)}`
  return `${view.say(LEAST)} ${place(least)}, ${view.say(MOST)} ${place(most)}`
}

function renderPoints(view: PageView, id: CurveId, answer: Answer<'curve'>): Html {
  const { say, figures, language } = view
  const { points } = answer.data
  const isOfContracts = id === 'di1'
  const more = isOfContracts ? [CONTRACT, EXPIRY] : []
  return renderChart(view, {
    id: 'points',
    title: CURVE_NAMES[id][language],
    finding: sayExtremes(view, points),
    sentence: say(SENTENCE),
    picture: drawPoints(view, id, answer),
    table: {
      heads: [...more, DAYS, RATE, ...(isOfContracts ? [PRICE, OPEN] : [])].map(say),
      rows: points.map((point) => [
        ...(isOfContracts
          ? [point.ticker ?? '', point.expiry_date === null ? '' : figures.day(point.expiry_date)]
          : []),
        writeFigure(figures, point.business_days),
        writeRate(view, point),
        ...(isOfContracts ? [writeFigure(figures, point.price, 2), writeFigure(figures, point.open_interest)] : []),
      ]),
      figures: isOfContracts ? 4 : 2,
      atFirst: 20,
      ...(isOfContracts && { wideOnly: [1, 5] }),
    },
    data: pickData(COLUMNS, points),
    request: `/v1/curves/${id}?date=${answer.reference_date}`,
    source: {
      publisher: SOURCES[id].publisher,
      place: `${SOURCES[id].place}, ${say(DAY)} ${figures.day(answer.reference_date)}`,
    },
  })
}

function sayDays({ say, figures }: PageView, { business_days }: CurvePoint): string {
  const days = toDecimal(business_days)
  return `${figures.number(days)} ${say(days === '1' ? ONE_DAY : DAYS).toLowerCase()}`
}

function drawPoints(view: PageView, id: CurveId, { data, reference_date }: Answer<'curve'>): Html | null {
  const { say, figures, language } = view
  const start = Date.parse(reference_date)
  const run = data.points.flatMap((point) => {
    const rate = toDecimal(point.rate)
    const days = toDecimal(point.business_days)
    if (rate === null) return []
    const title = `${sayDays(view, point)}: ${figures.number(trimZeros(rate))} ${say(A_YEAR)}`
    return [{ at: start + Number(days) * BUSINESS_DAY, value: Number(rate), title }]
  })
  const [first, last] = [data.points[0], data.points.at(-1)]
  if (run.length < 2 || first === undefined || last === undefined) return null
  return drawLine({
    label: CURVE_NAMES[id][language],
    runs: [run],
    writeTick: (value) => figures.number(String(Number(value.toFixed(4)))),
    first: sayDays(view, first),
    last: sayDays(view, last),
    kind: 'c-accent',
    unit: say(A_YEAR),
    lastValue: writeRate(view, last),
  })
}
