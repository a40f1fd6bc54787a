import { z } from 'zod'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { StatisticSeries, StatisticValue } from '../answers.gen.ts'
import { readParameter, toDecimal, writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import { writeSourceLine } from '../source-line.tsx'
import { nameSeries } from '../text/declared-names.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { UNIT_WORDS } from '../text/words.ts'

const VALUES: Text = { en: 'Values', pt: 'Valores' }
const SENTENCE: Text = {
  en: 'As published. A period without a value, or with a sign in its place, interrupts the line.',
  pt: 'Valores como publicados. Períodos sem valor ficam em branco.',
}
const CUT: Text = { en: 'The newest 1,000 are shown.', pt: 'São mostrados os 1.000 mais recentes.' }
const UNIT: Text = { en: 'Unit', pt: 'Unidade' }
const NEWEST: Text = { en: 'Newest value', pt: 'Valor mais recente' }
const REACH: Text = { en: 'From, to', pt: 'De, até' }
const PERIOD: Text = { en: 'Period', pt: 'Período' }
const IN: Text = { en: 'in', pt: 'em' }
const AFTER: Text = { en: 'after', pt: 'ante' }
const SIGN: Text = { en: 'Sign', pt: 'Sinal' }
const REVISED: Text = { en: 'Revised', pt: 'Revisado em' }
const LINE: Text = { en: 'File and line', pt: 'Arquivo e linha' }
const VALUE: Text = { en: 'Value', pt: 'Valor' }
const UNTESTED: Text = {
  en: 'No real answer of the publisher was at hand when this series was declared: none of its values has been compared with one.',
  pt: 'Esta série foi declarada sem uma resposta real do órgão: nenhum de seus valores foi conferido com a fonte.',
}

const MOST_VALUES = 1000
const DAY_MS = 86_400_000
/** Longest time between two neighbouring periods, in milliseconds. */
const LONGEST_GAP: Readonly<Record<string, number>> = {
  day: 6 * DAY_MS,
  month: 32 * DAY_MS,
  quarter: 93 * DAY_MS,
  year: 367 * DAY_MS,
}

const COLUMNS = ['period', 'value', 'marker', 'end_date', 'modified_date'] as const

/** A series of statistics as it was published. */
export const seriesPage: ExplorerPage = {
  path: '/series/{series}',
  datasets: ['statistics'],
  input: z.strictObject({ series: z.string().max(64) }),
  async render(view) {
    const { ask, say, figures, parameters } = view
    const asked = readParameter(parameters, 'series')
    const answer = await ask('statistic', {
      series: asked,
      sort_by: 'period',
      sort_order: 'desc',
      page_size: String(MOST_VALUES),
      provenance: 'true',
    })
    const values = [...answer.data].reverse()
    const series = (await ask('statistics', { page_size: '1000' })).data.find((each) => isNamed(each, asked))
    const name = nameSeries(view.language, asked) ?? (series === undefined ? asked : namePublished(view, series))
    const newest = values.findLast((value) => value.value !== null)
    const facts: (readonly [string, string])[] = [
      [say(UNIT), series === undefined ? '' : view.name(UNIT_WORDS, series.unit)],
      [
        say(NEWEST),
        newest === undefined
          ? ''
          : `${figures.number(toDecimal(newest.value) ?? '')} (${writePeriod(view, newest.period)})`,
      ],
      [
        say(REACH),
        values.length === 0
          ? ''
          : [values[0], values.at(-1)].map((value) => writePeriod(view, value?.period ?? '')).join(' – '),
      ],
    ]
    const body = (
      <>
        <h1>{name}</h1>
        {series?.untested === true && <p class="warn">{say(UNTESTED)}</p>}
        <dl class="facts">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([label, fact]) => (
              <div>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        {renderValues(view, { asked, name, values, series })}
      </>
    )
    const publisher = series?.publisher ?? ''
    const description: Text = {
      en: `${name}: each value of the series as ${publisher || 'its publisher'} published it, with the line of the file that says so.`,
      pt: `${name}: cada valor da série como publicado (${publisher || 'órgão de origem'}), com a linha do arquivo de origem.`,
    }
    return { title: name, description: say(description), body }
  },
}

function isNamed(series: StatisticSeries, asked: string): boolean {
  return [series.id, ...series.aliases].includes(asked.toLowerCase())
}

/** A series that only the snapshot knows has its names there. */
function namePublished({ say }: Pick<PageView, 'say'>, { name, name_pt: portuguese }: StatisticSeries): string {
  return say({ en: name, pt: portuguese || name })
}

function writePeriod({ figures, say }: Pick<PageView, 'figures' | 'say'>, period: string): string {
  const [year = '', quarter] = period.split('-Q')
  if (quarter !== undefined) return say({ en: `Q${quarter} ${year}`, pt: `${quarter}º tri. ${year}` })
  if (period.length === 4) return period
  return period.length === 7 ? figures.shortMonth(period) : figures.day(period)
}

/** Says the newest value beside the one before it. */
function findNewest(view: PageView, name: string, values: readonly StatisticValue[], unit: string): string | null {
  const { say, figures } = view
  const known = values.filter(({ value }) => value !== null)
  const [before, newest] = [known.at(-2), known.at(-1)]
  if (newest === undefined) return null
  const write = (each: StatisticValue) =>
    `${figures.number(toDecimal(each.value) ?? '')}${unit === '' ? '' : ` ${unit}`} ${say(IN)} ${writePeriod(view, each.period)}`
  return `${name}: ${write(newest)}${before === undefined ? '' : `, ${say(AFTER)} ${write(before)}`}`
}

interface SeriesValues {
  readonly asked: string
  readonly name: string
  readonly values: readonly StatisticValue[]
  readonly series: StatisticSeries | undefined
}

function renderValues(view: PageView, { asked, name, values, series }: SeriesValues): Html {
  const { say, figures } = view
  const unit = series === undefined ? '' : view.name(UNIT_WORDS, series.unit)
  const gap = LONGEST_GAP[series === undefined ? 'month' : series.frequency] ?? 32 * DAY_MS
  const last = values.at(-1)
  return renderChart(view, {
    id: 'values',
    title: say(VALUES),
    finding: findNewest(view, name, values, unit),
    sentence: (
      <>
        {say(SENTENCE)}
        {values.length >= MOST_VALUES && <> {say(CUT)}</>}
      </>
    ),
    picture: drawRowLine(figures, values, {
      label: say(VALUES),
      period: ({ period }) => period,
      value: ({ value }) => value,
      longestGap: gap,
      writePeriod: (period) => writePeriod(view, period),
      ...(unit !== '' && { unit }),
    }),
    table: {
      heads: [PERIOD, SIGN, REVISED, LINE, VALUE].map(say),
      rows: [...values]
        .reverse()
        .map((each) => [
          writePeriod(view, each.period),
          each.marker,
          each.modified_date === null ? '' : figures.day(each.modified_date),
          writeSourceLine(view, each),
          writeFigure(figures, each.value),
        ]),
      figures: 1,
      atFirst: 60,
    },
    data: {
      columns: COLUMNS,
      rows: values.map((each) => COLUMNS.map((name) => each[name] ?? null)),
      ...(values.length >= MOST_VALUES && { part: `newest-${String(MOST_VALUES)}` }),
    },
    request: `/v1/statistics/${encodeURIComponent(asked)}`,
    source: {
      publisher: series?.publisher ?? '',
      place: last === undefined ? '' : writeSourceLine(view, last),
    },
  })
}
