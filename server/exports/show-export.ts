import type { z } from 'zod'
import type { exportDetailAnswer, exportOutput } from '../../schemas/service/exports/export-job.ts'
import { type Page, pageBindings, takePage } from '../../schemas/api/page.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'
import { EXPORT_ROUTES } from '../../schemas/service/exports/export-routes.ts'
import type { Language } from '../../schemas/core/language.ts'
import type { ExportJob } from './job.ts'
import { countParts } from './parts.ts'

/** Shows a job as lists do, sentences in the language of the request. */
export function showExport(job: ExportJob, language: Language): z.output<typeof exportOutput> {
  const { id, state, message, endpoint, parameters, format, snapshot, created_at, finished_at, expires_at } = job
  const { rows, bytes, sha256, done, errors, incomplete } = job
  return {
    ...{ id, state, message: message?.[language] ?? null },
    ...{ endpoint, parameters, format, snapshot, created_at, finished_at, expires_at },
    ...{ parts: countParts(parameters), parts_done: done },
    ...{ parts_failed: errors.length, parts_incomplete: incomplete.length, rows, bytes, sha256 },
    file: state === 'done' ? `/v1/exports/${id}/file` : null,
  }
}

/** Shows a job with a page of the parts that are missing in its file, and the address of the next page. */
export function showExportDetail(job: ExportJob, language: Language, page: Page): z.output<typeof exportDetailAnswer> {
  const { id, errors, incomplete } = job
  const said = takePage(errors, page).map((error) => ({ ...error, message: error.message[language] }))
  const { limit, offset } = pageBindings(page)
  const isLast = Math.max(errors.length, incomplete.length) <= offset + limit
  const parameters = { id, page: String(page.page + 1), page_size: String(page.page_size) }
  return {
    success: true,
    next: isLast ? null : requestAddress(EXPORT_ROUTES.status, parameters),
    data: { ...showExport(job, language), errors: said, incomplete: takePage(incomplete, page) },
  }
}
