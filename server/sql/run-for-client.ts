import type { readSnapshotSelector } from '../../schemas/api/common-input.ts'
import { SQL_SCOPE } from '../../schemas/service/sql/sql-input.ts'
import type { Key } from '../keys/key.ts'
import { requireScopes } from '../keys/scopes.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { StatementRequest, SqlService } from './sql-service.ts'

export interface SelectingStatement extends StatementRequest {
  readonly selector: ReturnType<typeof readSnapshotSelector>
}

type StatementAnswer = Awaited<ReturnType<SqlService['answer']>>

/** Runs the statement of a client within all its limits; `use` has the answer while the client is counted. */
export type RunStatement = <T>(
  statement: SelectingStatement,
  client: { readonly key: Key; readonly gone: AbortSignal },
  use: (snapshot: string, answer: StatementAnswer) => Promise<T>,
) => Promise<T>

/** Makes the function that runs statements, for requests to `/v1/sql` and for agents. */
export function createRunStatement(following: Pick<SnapshotFollower, 'use'>, sql: SqlService): RunStatement {
  return async (statement, { key, gone }, use) => {
    requireScopes(key, { dataset: null, extraScopes: [SQL_SCOPE] }, {})
    const leave = sql.concurrencyLimit.enter(key.id, 'light')
    try {
      const { addClient, run } = sql.track()
      addClient({ key: key.id, gone })
      return await run((interest) =>
        following.use(
          statement.selector,
          async (snapshot) => use(snapshot.id, await sql.answer(statement, key, snapshot, interest)),
          interest,
        ),
      )
    } finally {
      leave()
    }
  }
}
