import { acceptTarget } from './accept.ts'
import { cnpjTarget } from './cnpj.ts'
import { dates } from './dates.ts'
import { document } from './document.ts'
import { etag } from './etag.ts'
import { exportRequest } from './export-request.ts'
import { header } from './header.ts'
import { lines } from './lines.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { query } from './query.ts'
import { range } from './range.ts'
import { records } from './records.ts'
import { sql } from './sql.ts'
import type { FuzzTarget } from './target.ts'
import { webhook } from './webhook.ts'
import { workbook } from './workbook.ts'
import { zip } from './zip.ts'

/** Everything that reads bytes of others, by the names of its folder of seeds. */
export const targets: Readonly<Record<string, FuzzTarget>> = {
  accept: acceptTarget,
  cnpj: cnpjTarget,
  dates,
  document,
  etag,
  'export-request': exportRequest,
  header,
  lines,
  manifest,
  messages,
  query,
  range,
  records,
  sql,
  webhook,
  workbook,
  zip,
}
