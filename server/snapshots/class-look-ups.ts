import type { Row } from '../../schemas/api/endpoint.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { joinContexts } from '../limits/join-contexts.ts'
import { groupByClass } from './row-cache.ts'
import { UNITS_A_VALUE } from './read-rows.ts'

/** Look-ups that one query answers at most: more would make the others wait longer than they gain. */
const MOST_AT_ONCE = 16

/** Finds the rows of a look-up in memory; null where they are not kept. */
export type FindCached = (
  sqlFile: URL,
  cnpj: string,
  months: readonly Month[],
  context: RequestContext,
) => readonly Row[] | Promise<readonly Row[]> | null

export type LookUpClass = (
  sqlFile: URL,
  cnpj: string,
  months?: readonly Month[],
  context?: RequestContext,
) => Promise<Row[]>

export type LookUpClasses = (
  sqlFile: URL,
  cnpjs: readonly string[],
  months?: readonly Month[],
  context?: RequestContext,
) => Promise<Row[]>

/** Runs the SQL of a look-up for one CNPJ or for a list of them. */
type RunLookUp = (
  sqlFile: URL,
  bindings: { readonly cnpj: string | readonly string[] },
  months: readonly Month[],
  context: RequestContext,
) => Promise<Row[]>

/**
 * Answers look-ups from kept rows where these have them, else by `run`, batched: those of one SQL file and the same months
 * that come while one runs are answered by the next query together, and sixteen of them at once. A look-up that comes
 * while none runs does not wait.
 */
export function batchLookUps(run: RunLookUp, findCached: FindCached = () => null): LookUpClass {
  const batchers = new Map<string, Batcher>()
  return async (sqlFile, cnpj, months = [], context = SERVER_CONTEXT) => {
    context.signal.throwIfAborted()
    const kept = findCached(sqlFile, cnpj, months, context)
    if (kept !== null) {
      const rows = await kept
      await countRows(rows, context.work)
      return [...rows]
    }
    const kind = `${sqlFile.href} ${months.join(' ')}`
    const batcher =
      batchers.get(kind) ??
      new Batcher(
        (asked, joined) => run(sqlFile, { cnpj: asked }, months, joined),
        () => batchers.delete(kind),
      )
    batchers.set(kind, batcher)
    return batcher.find(cnpj, context)
  }
}

export function createLookUps(run: RunLookUp, findCached: FindCached) {
  return { lookUpClass: batchLookUps(run, findCached), lookUpClasses: lookUpTogether(run, findCached) }
}

/** Answers look-ups of several classes from kept rows where these have all of them, else by one query. */
export function lookUpTogether(run: RunLookUp, findCached: FindCached): LookUpClasses {
  return async (sqlFile, cnpjs, months = [], context = SERVER_CONTEXT) => {
    context.signal.throwIfAborted()
    const found: (readonly Row[])[] = []
    for (const cnpj of cnpjs) {
      const kept = findCached(sqlFile, cnpj, months, context)
      if (kept === null) return run(sqlFile, { cnpj: cnpjs }, months, context)
      found.push(await kept)
    }
    const rows = found.flat()
    await countRows(rows, context.work)
    return rows
  }
}

/** A look-up that waits for its rows. `isCounted` says that they count for the work budget of its request already. */
interface WaitingLookUp {
  readonly cnpj: string
  readonly context: RequestContext
  readonly resolve: (found: { readonly rows: Row[]; readonly isCounted: boolean }) => void
  readonly reject: (error: unknown) => void
}

type FindRows = (cnpj: string | readonly string[], context: RequestContext) => Promise<Row[]>

/** Batches look-ups of one kind. */
class Batcher {
  readonly #run: FindRows
  readonly #onIdle: () => void
  /** Each batch takes all of them, because sixteen never wait. */
  readonly #waiting = new Set<WaitingLookUp>()
  #running = 0

  constructor(run: FindRows, onIdle: () => void) {
    this.#run = run
    this.#onIdle = onIdle
  }

  /** Finds the rows of a CNPJ. Throws the reason of the abort as soon as the context is aborted. */
  async find(cnpj: string, context: RequestContext): Promise<Row[]> {
    const { signal, work } = context
    let leave: () => void = () => undefined
    const found = new Promise<Parameters<WaitingLookUp['resolve']>[0]>((resolve, reject) => {
      const waiting = { cnpj, context, resolve, reject }
      leave = () => {
        this.#waiting.delete(waiting)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.add(waiting)
      this.#start()
    })
    try {
      const { rows, isCounted } = await found
      if (!isCounted) await countRows(rows, work)
      return rows
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #start(): void {
    const { size } = this.#waiting
    if (size === 0 || (this.#running > 0 && size < MOST_AT_ONCE)) return
    const batch = [...this.#waiting]
    this.#waiting.clear()
    this.#running += 1
    void this.#answer(batch).then(() => {
      this.#running -= 1
      this.#start()
      if (this.#running === 0) this.#onIdle()
    })
  }

  async #answer(batch: readonly WaitingLookUp[]): Promise<void> {
    try {
      const [first, ...others] = batch
      if (first !== undefined && others.length === 0) {
        first.resolve({ rows: await this.#run(first.cnpj, first.context), isCounted: true })
        return
      }
      const found = await this.#findAll(batch)
      for (const { cnpj, resolve } of batch) resolve({ rows: [...(found.get(cnpj) ?? [])], isCounted: false })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  /** Reads the rows of all CNPJs of a batch, by CNPJ. */
  async #findAll(batch: readonly WaitingLookUp[]): Promise<ReadonlyMap<string, readonly Row[]>> {
    const { context, end } = joinContexts(batch.map((each) => each.context))
    try {
      const rows = await this.#run([...new Set(batch.map(({ cnpj }) => cnpj))], context)
      return groupByClass(rows)
    } finally {
      end()
    }
  }
}

async function countRows(rows: readonly Row[], work: WorkBudget): Promise<void> {
  const cells = rows.length * Object.keys(rows[0] ?? {}).length
  if (work.spend(cells * UNITS_A_VALUE)) await work.rest()
}
