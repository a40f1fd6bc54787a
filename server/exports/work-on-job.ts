import { ApiError } from '../../schemas/api/error.ts'
import type { Key } from '../keys/key.ts'
import { WaitingKeys } from '../limits/waiting-keys.ts'
import { createUnlimitedBudget } from '../limits/work-budget.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { ExportFiles, PartialFile } from './export-files.ts'
import { isDiskFull } from './machine-errors.ts'
import { ExportEnd, type ExportJob, type ExportProgress, NO_PROGRESS } from './job.ts'
import type { MadePart, PartRequest } from './make-part.ts'
import { countParts, findPart } from './parts.ts'
import { exportMessages } from './export-messages.ts'

/** Parts after which the work on a job pauses: its state is saved, and other jobs and the snapshot's other users go on. */
const PARTS_A_STRETCH = 50

/** What the work on one job needs. */
export interface StretchTools {
  readonly files: ExportFiles
  readonly following: SnapshotFollower
  readonly key: Key
  readonly makePart: (part: PartRequest) => Promise<MadePart>
  readonly path: string
  /** Bytes that the file of this job may have, and bytes that all files leave to it. */
  readonly room: { readonly file: number; readonly all: number }
  /** Aborts when the server stops. */
  readonly stop: AbortSignal
}

/** How far a stretch of work came, and the error that ended it before its time. */
export interface WorkedStretch {
  readonly progress: ExportProgress
  readonly error: unknown
}

/**
 * Makes the next parts of a job and writes them behind those that are there. The progress that it returns is on the
 * disk: a later stretch, of this server or the next, goes on from there.
 */
export async function workOnJob(job: ExportJob, tools: StretchTools): Promise<WorkedStretch> {
  const file = await tools.files.openPartial(tools.path, { make: true })
  let error: unknown = null
  let progress: ExportProgress
  try {
    progress = await findStart(job, file)
    const { following, stop, key } = tools
    const end = Math.min(countParts(job.parameters), progress.done + PARTS_A_STRETCH)
    const context = { waitingKeys: WaitingKeys.of(key.id), signal: stop }
    const work = createUnlimitedBudget(context)
    try {
      await following.use(
        { snapshot: job.snapshot },
        async (snapshot) => {
          const chosen = { id: snapshot.id, open: () => Promise.resolve(snapshot) }
          while (progress.done < end) {
            progress = await addPart(job, progress, { ...tools, chosen, file })
            await work.rest()
          }
        },
        context,
      )
    } catch (thrown) {
      error = thrown
    }
    try {
      // A broken part is cut off.
      await file.truncate(progress.bytes)
      await file.sync()
    } catch (thrown) {
      // Part of the file may be on the disk or not.
      progress = NO_PROGRESS
      error ??= thrown
    }
  } finally {
    await file.close()
  }
  return { progress, error }
}

/** Begins anew if the disk has lost bytes that were written. */
async function findStart(job: ExportJob, file: PartialFile): Promise<ExportProgress> {
  return (await file.findSize()) < job.bytes ? NO_PROGRESS : job
}

interface PartTools extends StretchTools {
  readonly chosen: PartRequest['chosen']
  readonly file: PartialFile
}

async function addPart(job: ExportJob, before: ExportProgress, tools: PartTools): Promise<ExportProgress> {
  const parameters = findPart(job.parameters, before.done)
  let at = before.bytes
  const write = async (bytes: Uint8Array, isHead: boolean) => {
    if (isHead && before.bytes > 0) return
    requireRoom(at + bytes.length, tools.room)
    await writeAll(tools.file, bytes, at)
    at += bytes.length
  }
  const done = before.done + 1
  const fail = ({ code, text, errorData }: ApiError): ExportProgress => {
    const reason = typeof errorData['reason'] === 'string' ? errorData['reason'] : null
    return { ...before, done, errors: [...before.errors, { parameters, code, reason, message: text }] }
  }
  try {
    const { chosen, key, stop } = tools
    const { rows, hash, headers } = await tools.makePart({ chosen, key, format: job.format, parameters, stop, write })
    if (hash !== null && before.hashes.includes(hash)) return fail(SAME_ROWS)
    const completeness = headers['X-Data-Completeness'] ?? 'complete'
    return {
      ...before,
      done,
      rows: before.rows + rows,
      bytes: at,
      hashes: hash === null ? before.hashes : [...before.hashes, hash],
      incomplete:
        completeness === 'complete' ? before.incomplete : [...before.incomplete, { parameters, completeness }],
    }
  } catch (error) {
    if (!isAnswerOfPart(error)) throw error
    return fail(error)
  }
}

const SAME_ROWS = new ApiError('conflict', exportMessages.sameRows, { reason: 'same_rows' })

/** True for an error that would fail the part at every try: any other ends the stretch. */
function isAnswerOfPart(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.errorData['reason'] === 'snapshot_not_found') return false
  return ['not_found', 'conflict', 'invalid_input'].includes(error.code)
}

function requireRoom(bytes: number, { file, all }: StretchTools['room']): void {
  if (bytes > file) throw new ExportEnd('failed', exportMessages.fileTooLong({ count: file }))
  if (bytes > all) throw new ExportEnd('failed', exportMessages.noSpace)
}

async function writeAll(file: PartialFile, bytes: Uint8Array, position: number): Promise<void> {
  try {
    await file.write(bytes, position)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new ExportEnd('failed', exportMessages.diskFull)
  }
}
