import type { Row, Rows } from '../../schemas/core/endpoint.ts'
import { ApiError } from '../../schemas/core/error.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import type { RequestContext } from '../limits/request-context.ts'
import type { Database } from './database.ts'
import { derivedBy } from './derived.ts'
import { UnknownColumn } from './query-error.ts'
import type { Bindings } from './query-session.ts'
import type { Tables } from './tables.ts'

type RunQueryFile<T> = (
  sqlFile: URL,
  bindings: Bindings,
  months?: readonly Month[],
  asker?: RequestContext,
) => Promise<T>

/** The queries of a snapshot that is open. */
export interface SnapshotQueries {
  readonly query: RunQueryFile<Row[]>
  readonly rows: RunQueryFile<Rows>
}

export function createSnapshotQueries(
  db: Database,
  tables: Tables,
  damaged: ReadonlySet<PlacedFile>,
  integrity: Integrity,
): SnapshotQueries {
  const readBy: Tables['readBy'] = (...asked) => {
    const files = tables.readBy(...asked)
    // Of a table in one piece that was damaged at the opening nothing is set up, also where it is whole by now.
    const out = damaged.size === 0 ? undefined : files.find((file) => file.month === null && damaged.has(file))
    if (out !== undefined) throw integrity.damageError(out)
    return files
  }
  const makeDerived = derivedBy((name, sqlFile) =>
    readVerified(integrity, readBy(sqlFile, 'all'), () => db.query(tables.tableOfAll(name, sqlFile), {})),
  )
  const asking =
    <T>(run: (sql: string, bindings: Bindings, asker?: RequestContext) => Promise<T>): RunQueryFile<T> =>
    async (sqlFile, bindings, months = [], asker) => {
      await makeDerived(sqlFile)
      const ask = (text: 'padded' | undefined, sql: string) =>
        readVerified(integrity, readBy(sqlFile, months, text), () => run(sql, bindings, asker), asker?.signal)
      try {
        return await ask(undefined, tables.textOver(sqlFile, months))
      } catch (error) {
        // Months compiled by older code have fewer columns. Rare, so nobody looks before it shows.
        if (!(error instanceof UnknownColumn)) throw error
        return ask('padded', tables.paddedTextOver(sqlFile, months))
      }
    }
  return {
    query: asking((sql, bindings, asker) => db.query(sql, bindings, asker)),
    rows: asking((sql, bindings, asker) => db.rows(sql, bindings, asker)),
  }
}

/** Files that change again and again while they are read are being written to by somebody. */
const TRIES = 3

/**
 * Reads files that are as published: before, each is hashed unless it was; after, nobody has written to any of them,
 * or they are read again. Throws a `DamagedFile` for one that is not.
 */
export async function readVerified<T>(
  integrity: Integrity,
  files: readonly PlacedFile[],
  read: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const unknown = integrity.verify(files, signal)
    if (unknown !== null) await unknown
    try {
      const result = await read()
      if (integrity.areUnwritten(files)) return result
    } catch (error) {
      if (integrity.areUnwritten(files)) {
        if (!(error instanceof ApiError) && !(error instanceof UnknownColumn)) await integrity.verifyAgain(files)
        throw error
      }
    }
  }
  throw new ApiError('unavailable', 'The files of this answer are being written to: try again in a moment.')
}
