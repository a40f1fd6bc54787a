import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { ClassFigure, RankedFigure } from '../../answers.gen.ts'
import { askOrNothing, type Parameters, readParameter, toDecimal } from '../../answers.ts'
import { drawScatter, type ScatterPoint } from '../../charts/scatter.tsx'
import type { PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import { shortenFundName } from '../../text/fund-name.ts'

const LABEL: Text = {
  en: 'Volatility and return of the funds of the list',
  pt: 'Volatilidade e retorno dos fundos da lista',
}
const VOLATILITY: Text = { en: 'volatility, % a year →', pt: 'volatilidade, % ao ano →' }
const RETURN: Text = { en: 'return in the period, %', pt: 'retorno no período, %' }
const EARNED: Text = { en: 'return', pt: 'retorno de' }
const AT_RISK: Text = { en: 'volatility', pt: 'volatilidade de' }
const ABOVE: Text = { en: 'Above CDI:', pt: 'Acima do CDI:' }
const OF: Text = { en: 'of', pt: 'de' }
const OF_LIST: Text = { en: 'of the list', pt: 'da lista' }
const ONLY_NEAR: Text = {
  en: 'Only funds whose volatility is within a quarter of that of',
  pt: 'Só fundos com volatilidade até 25\u00a0% maior ou menor que a de',
}
const NO_FIGURES: Text = {
  en: 'its return and volatility in the period are not known, so it is not compared.',
  pt: 'retorno e volatilidade no período não são conhecidos; por isso não entra na comparação.',
}
/** How far the volatility of funds near another one may be from its own. */
const NEAR = 0.25

/** A fund that readers compare the list with. */
export interface ComparedFund {
  readonly name: string
  readonly figure: ClassFigure
}

/** Reads the figures of the fund that a parameter names; null where there is none, or it has no figures. */
export async function readCompared(
  { ask, parameters }: PageView,
  parameter: 'index' | 'near',
  { period, date }: { readonly period: string; readonly date: string },
): Promise<ComparedFund | null> {
  const cnpj = readParameter(parameters, parameter)
  if (cnpj === '') return null
  const { fund } = (await ask('fund', { cnpj })).data
  const found = await askOrNothing(ask, 'fund_figures', { cnpj: fund.cnpj, period, ...(date !== '' && { date }) })
  const figure = found?.data.find((each) => each.volatility_percent !== null)
  return figure === undefined ? null : { name: shortenFundName(fund.name) || fund.cnpj, figure }
}

/** Asks for funds whose volatility is near that of another. */
export function askNear(near: ComparedFund | null): Parameters {
  const volatility = Number(toDecimal(near?.figure.volatility_percent) ?? 'NaN')
  if (Number.isNaN(volatility)) return {}
  const bound = (factor: number) => (volatility * factor).toFixed(6)
  return { min_volatility_percent: bound(1 - NEAR), max_volatility_percent: bound(1 + NEAR) }
}

/** Says which funds the list is narrowed to, and of which chosen fund no figures are known. */
export function sayCompared(
  { say, figures, parameters }: Pick<PageView, 'say' | 'figures' | 'parameters'>,
  { index, near }: { readonly index: ComparedFund | null; readonly near: ComparedFund | null },
): Html {
  const unknown = [
    near === null && readParameter(parameters, 'near'),
    index === null && readParameter(parameters, 'index'),
  ].filter((fund) => fund !== false && fund !== '')
  const range = askNear(near)
  const [least, most] = [range['min_volatility_percent'], range['max_volatility_percent']]
  return (
    <>
      {near !== null && least !== undefined && most !== undefined && (
        <p>
          {say(ONLY_NEAR)} {near.name}: {figures.percent(least)} – {figures.percent(most)}.
        </p>
      )}
      {[...new Set(unknown)].map((fund) => (
        <p class="warn">
          {fund}: {say(NO_FIGURES)}
        </p>
      ))}
    </>
  )
}

/** Draws the funds of the list by volatility and return, with CDI and the funds that they are compared with. */
export function drawRiskReturn(
  view: Pick<PageView, 'say' | 'figures'>,
  rows: readonly RankedFigure[],
  compared: readonly ComparedFund[],
): Html | null {
  const { say, figures } = view
  const points = rows.flatMap((row) => makePoint(view, shortenFundName(row.name) || row.cnpj, row))
  const marks = compared.flatMap(({ name, figure }) =>
    makePoint(view, name, figure).map((point) => ({ ...point, name })),
  )
  if (points.length < 2) return null
  const cdi = toDecimal(rows.find((row) => row.cdi_percent !== null)?.cdi_percent)
  return drawScatter({
    label: say(LABEL),
    points,
    marks,
    level: cdi === null ? null : { value: Number(cdi), name: `CDI ${figures.percent(cdi)}` },
    across: say(VOLATILITY),
    upright: say(RETURN),
    writeTick: figures.mark,
  })
}

/** Says how many funds of the list returned more than CDI; null where that is known of none. */
export function findAboveCdi(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  rows: readonly RankedFigure[],
): string | null {
  const known = rows.flatMap(({ excess_percent }) => toDecimal(excess_percent) ?? [])
  if (known.length === 0) return null
  const above = known.filter((excess) => Number(excess) > 0).length
  const all = countFunds({ say, figures }, String(known.length))
  return `${say(ABOVE)} ${figures.number(String(above))} ${say(OF)} ${all} ${say(OF_LIST)}`
}

function makePoint(
  { say, figures }: Pick<PageView, 'say' | 'figures'>,
  name: string,
  row: Pick<ClassFigure, 'volatility_percent' | 'return_percent'>,
): ScatterPoint[] {
  const [volatility, earned] = [toDecimal(row.volatility_percent), toDecimal(row.return_percent)]
  if (volatility === null || earned === null) return []
  const title = `${name}: ${say(EARNED)} ${figures.percent(earned)}, ${say(AT_RISK)} ${figures.percent(volatility)}`
  return [{ x: Number(volatility), y: Number(earned), title }]
}
