import { type RequestHandler, type Response, Router } from 'express'
import { readSnapshotSelector } from '../../schemas/api/common-input.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { FORMATS } from '../../schemas/api/format.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { parseSqlBody, SQL_SCOPE, sqlInput, sqlOptionsInput } from '../../schemas/service/sql/sql-input.ts'
import { buildDownloadName } from '../answer/answer-headers.ts'
import { noteAnswerSource } from '../answer/answer-source.ts'
import { sendAnswer } from '../answer/send-answer.ts'
import { negotiate } from '../formats/negotiate.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import { readBody } from '../http/request-body.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import { requireScopes } from '../keys/scopes.ts'
import { SQL_FORMATS, type SqlFormat } from './messages.ts'
import type { RunStatement, SelectingStatement } from './run-for-client.ts'
import type { SqlService } from './sql-service.ts'
import { watchDisconnect } from '../http/disconnect.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import { sqlMessages } from '../../schemas/service/sql/sql-messages.ts'

interface SqlQuery extends SelectingStatement {
  readonly download: boolean
}

/** Serves statements of SQL, in the address or in the body of a POST. */
export function createSqlRoute(runStatement: RunStatement): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const serve =
    (read: (req: Parameters<RequestHandler>[0]) => SqlQuery): RequestHandler =>
    async (req, res) => {
      const key = readRequestKey(res)
      requireScopes(key, { dataset: null, extraScopes: [SQL_SCOPE] }, {})
      const asked = read(req)
      await runStatement(asked, { key, gone: watchDisconnect(res) }, async (snapshot, answer) => {
        res.setHeader('X-Snapshot-Id', snapshot)
        setHeaders(res, asked, snapshot)
        await sendAnswer(res, Buffer.from(surround(asked.format, snapshot, answer)))
      })
    }
  router.route('/v1/sql').get(serve(readAddress)).post(serve(readPosted)).all(refuseSqlMethods)
  return router
}

function readAddress({ query, headers: { accept } }: Parameters<RequestHandler>[0]): SqlQuery {
  const input = parseInput(sqlInput, query)
  return { sql: String(input['sql']), parameters: [], ...readOptions(input, accept) }
}

function readPosted(req: Parameters<RequestHandler>[0]): SqlQuery {
  const options = parseInput(sqlOptionsInput, req.query) as SqlOptions
  const { sql, parameters = [] } = parseSqlBody(parseObject(readBody(req)))
  return { sql, parameters, ...readOptions(options, req.headers.accept) }
}

interface SqlOptions {
  readonly format?: string
  readonly download?: boolean
  readonly as_of?: string
  readonly snapshot?: string
  readonly min_snapshot?: string
}

function readOptions({ format, download = false, ...selecting }: SqlOptions, accept: string | undefined) {
  const chosen = negotiate(format, accept, SQL_FORMATS)
  return {
    format: SQL_FORMATS.find((each) => each === chosen) ?? 'json',
    download,
    selector: readSnapshotSelector(selecting),
  }
}

function parseObject(body: Buffer | null): Readonly<Record<string, unknown>> {
  const value = parseJsonBody(body)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw wrongRequest(sqlMessages.body)
}

/** A statement may ask for the time or for chance, so no answer is another's. */
function setHeaders(res: Response, { format, download }: SqlQuery, snapshot: string): void {
  noteAnswerSource(res, 'made')
  res.set({ 'Cache-Control': 'private, no-store', 'Content-Type': FORMATS[format].type, Vary: 'Accept' })
  if (download) res.set('Content-Disposition', `attachment; filename="${buildDownloadName('sql', snapshot, format)}"`)
}

function surround(
  format: SqlFormat,
  snapshot: string,
  { columns, rows, text }: Awaited<ReturnType<SqlService['answer']>>,
): string {
  if (format !== 'json') return text.join('')
  const about = JSON.stringify({ success: true, snapshot, row_count: rows, columns })
  return `${about.slice(0, -1)},"data":[${text.join('')}]}`
}

const refuseSqlMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', 'GET, HEAD, POST')
  next(new ApiError('method_not_allowed', errorMessages.wrongMethod({ method: req.method })))
}
