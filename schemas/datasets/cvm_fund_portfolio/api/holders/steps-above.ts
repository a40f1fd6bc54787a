import { listSteps, listStepsAbove, type QuotaStep, type StepsAbove } from '../../../../fund/api/holders/steps-above.ts'
import { toUnits, type ExactNumber } from '../../../../core/exact-number.ts'
import { NO_AMOUNTS } from '../../../../fund/api/look-through/amounts.ts'
import { makePart } from '../../../../fund/api/look-through/fraction.ts'
import type { Graph, Holder, QuotaLine } from '../../../../fund/api/look-through/graph.ts'
import { mapInTurns } from '../../../../core/work-budget.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { isInMemory, MONTHS_IN_MEMORY } from '../months-in-memory.ts'
import { readHolder, readFiledTexts } from '../look-through/filed-holders.ts'
import { requireQuotas } from '../look-through/read-graph.ts'
import { withReportedNavs } from '../look-through/reported-navs.ts'
import { readListingFunds } from './listing-funds.ts'

/** Query for every class that leads to some classes. */
const GRAPH_ABOVE = new URL('holders_graph.sql', import.meta.url)

/**
 * Reads the lines of quotas that lead to these classes in a month, then the lines that lead to their holders, and so
 * on.
 */
export async function readStepsAbove(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<StepsAbove> {
  requireQuotas(snapshot, month)
  if (cnpjs.length === 0) return new Map()
  if (isInMemory(snapshot, month)) return followUp(snapshot, await readStepTexts(snapshot, month), cnpjs)
  return listStepsAbove(await readGraphAbove(snapshot, cnpjs, month), snapshot.work)
}

/** Lines that lead to one class: holders and amounts as text, which needs a tenth of the memory. */
interface StepText {
  /** Total of which each amount is a part. */
  readonly whole: bigint
  /** Holder and amount of each line, and the date of the holder's own report if there is one, separated by spaces. */
  readonly lines: string
}

/** Reads the lines that lead to each class of a month. A class has hundreds of holders, each with lines that lead elsewhere. */
export const readStepTexts = cacheMonths(listStepTexts, { most: MONTHS_IN_MEMORY })

async function listStepTexts(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, StepText>> {
  const filed = await readFiledTexts(snapshot, month)
  const texts = new Map<string, StepText>()
  const reporting = await readReportingHolders(snapshot, month)
  const filing = [...filed].map(([cnpj, text]) => [cnpj, { ...text, directValues: NO_AMOUNTS, quotas: [] }] as const)
  const graph: Graph = { holders: new Map<string, Holder>([...reporting, ...filing]) }
  const addSteps = (holder: Pick<Holder, 'cnpj' | 'quotas'>) => {
    for (const { target, part, reportDate } of listSteps(holder, graph)) {
      const line = `${holder.cnpj} ${String(part.numerator)}${reportDate === null ? '' : ` ${reportDate}`}`
      const known = texts.get(target)
      texts.set(target, { whole: part.denominator, lines: known === undefined ? line : `${known.lines};${line}` })
    }
  }
  for (const holder of reporting.values()) addSteps(holder)
  for (const text of filed.values()) {
    addSteps(readHolder({ ...text, directValues: '' }))
    if (snapshot.work.spend(unitsOfText(text.quotas))) await snapshot.work.rest()
  }
  return texts
}

/** Reads the funds with holdings of funds in their own reports, by CNPJ. */
async function readReportingHolders(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, Holder>> {
  return new Map((await readListingFunds(snapshot, month)).map(({ holder }) => [holder.cnpj, holder]))
}

async function followUp(
  { work }: Snapshot,
  texts: ReadonlyMap<string, StepText>,
  cnpjs: readonly string[],
): Promise<StepsAbove> {
  const above = new Map<string, readonly QuotaStep[]>()
  const wanted = [...cnpjs]
  for (let cnpj = wanted.pop(); cnpj !== undefined; cnpj = wanted.pop()) {
    const text = texts.get(cnpj)
    if (text === undefined || above.has(cnpj)) continue
    const steps = readSteps(text)
    above.set(cnpj, steps)
    for (const { holder } of steps) if (!above.has(holder)) wanted.push(holder)
    if (work.spend(unitsOfText(text.lines))) await work.rest()
  }
  return above
}

function readSteps({ whole, lines }: StepText): QuotaStep[] {
  return lines.split(';').map((line) => {
    const [holder = '', amount = '', reportDate = null] = line.split(' ')
    return { holder, part: makePart(BigInt(amount), whole), reportDate }
  })
}

/** Estimates the work of a text, whose values take some ten characters each. */
function unitsOfText(text: string): number {
  return 5 + Math.ceil(text.length / 10)
}

/** Row of `holders_graph.sql`. */
interface AboveRow {
  readonly cnpj: string
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber
  readonly is_confidential: boolean
  /** Target, value, two flags and quantity of each quota line, separated by spaces. */
  readonly quotas: string
}

/** Reads these classes and all classes that lead to them in a month, without the values of their other lines. */
async function readGraphAbove(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<Graph> {
  const reporting = await readReportingHolders(snapshot, month)
  const lines = [...reporting.values()].flatMap(({ cnpj, quotas }) =>
    quotas.flatMap(({ target }) => (target === null ? [] : { cnpj, target })),
  )
  const listing = lines.length === 0 ? null : lines.map(({ cnpj }) => cnpj)
  const listed = lines.length === 0 ? null : lines.map(({ target }) => target)
  const rows = (await snapshot.query(GRAPH_ABOVE, { cnpjs, listing, listed }, [month])) as unknown as AboveRow[]
  const read = await mapInTurns(snapshot.work, rows, ({ quotas }) => unitsOfText(quotas), readDirectHolder)
  return { holders: new Map([...reporting, ...(await withReportedNavs(snapshot, read, month))]) }
}

function readDirectHolder({ cnpj, nav_value, total_portfolio_value, is_confidential, quotas }: AboveRow): Holder {
  return {
    cnpj,
    nav: nav_value && toUnits(nav_value.text, 2),
    total: toUnits(total_portfolio_value.text, 2),
    isConfidential: is_confidential,
    directValues: NO_AMOUNTS,
    quotas: quotas === '' ? [] : quotas.split(';').map((line, at) => readHeldQuota(line, `${cnpj} ${String(at)}`)),
  }
}

function readHeldQuota(line: string, id: string): QuotaLine {
  const [target = '', value = '', foreign, confidential, quantity = ''] = line.split(' ')
  return {
    id,
    target,
    value: toUnits(value, 2),
    quantity: toUnits(quantity, 6),
    isForeign: foreign === '1',
    isConfidential: confidential === '1',
  }
}
