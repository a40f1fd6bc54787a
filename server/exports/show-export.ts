import type { z } from 'zod'
import type { exportDetailOutput, exportOutput } from '../../schemas/service/exports/export-job.ts'
import type { Language } from '../../schemas/api/language/language.ts'
import type { ExportJob } from './job.ts'
import { countParts } from './parts.ts'

/** Shows a job as lists do, sentences in the language of the request. */
export function showExport(job: ExportJob, language: Language): z.output<typeof exportOutput> {
  const { id, state, message, endpoint, parameters, format, snapshot, created_at, finished_at, expires_at } = job
  const { rows, bytes, sha256, done, errors } = job
  return {
    ...{ id, state, message: message?.[language] ?? null },
    ...{ endpoint, parameters, format, snapshot, created_at, finished_at, expires_at },
    ...{ parts: countParts(parameters), parts_done: done, parts_failed: errors.length, rows, bytes, sha256 },
    file: state === 'done' ? `/v1/exports/${id}/file` : null,
  }
}

/** Shows a job with every part that is missing in its file. */
export function showExportDetail(job: ExportJob, language: Language): z.output<typeof exportDetailOutput> {
  const { errors, incomplete } = job
  const said = errors.map((error) => ({ ...error, message: error.message[language] }))
  return { ...showExport(job, language), errors: said, incomplete }
}
