import { awaitAll } from '../../runtime/await-all.ts'

/** A statement of a compile, as far as others depend on it. */
interface Statement {
  /** Its SQL, or any text that names the tables which it reads. */
  readonly sql: string
  /** Table or view that the statement makes; a check makes none. */
  readonly makes?: string
}

/**
 * Runs independent statements of a compile at the same time: a statement begins as soon as the earlier ones that make
 * what its SQL names have ended. If several fail, the one that was added first gives the error, whichever ended first,
 * so a file is refused for the same reason on every machine.
 */
export class StatementGraph {
  readonly #added: { readonly makes: string | undefined; readonly ended: Promise<unknown> }[] = []

  add<T>({ sql, makes }: Statement, run: () => Promise<T>): Promise<T> {
    const before = this.#added.filter((each) => each.makes !== undefined && isNamed(each.makes, sql))
    const ended = awaitAll(before.map((each) => each.ended)).then(run)
    // It is awaited at the end; until then a failure must not count as unhandled.
    ended.catch(() => undefined)
    this.#added.push({ makes, ended })
    return ended
  }

  /** Waits for all statements; throws the error of the first one that failed, while later ones may still run. */
  async end(): Promise<void> {
    for (const { ended } of this.#added) await ended
  }
}

/** True if that name is a word of the SQL. A comment counts as well, which costs no more than a wait. */
function isNamed(table: string, sql: string): boolean {
  return new RegExp(`\\b${table}\\b`).test(sql)
}
