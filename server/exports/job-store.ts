import type { LakeFiles } from '../../lake/files.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { FORMATS } from '../../schemas/api/format.ts'
import { removeRemains } from '../../lake/remains.ts'
import { hasCode } from '../../lake/disk.ts'
import { replacePrivately } from '../../lake/private-files.ts'
import { isMachineError } from './machine-errors.ts'
import { type ExportJob, exportJobSchema } from './job.ts'

/** Jobs on disk. Every file name is made from our own id: none comes from a request. */
export interface JobStore {
  /** Reads the jobs that an earlier run of the server left. */
  load(): Promise<ExportJob[]>
  save(job: ExportJob): Promise<void>
  /** With its file. */
  remove(job: ExportJob): Promise<void>
  /** Deletes the file of a job, in whatever state it is. */
  removeFile(job: ExportJob): Promise<void>
  /** Path of the file that a job is making. */
  partial(job: ExportJob): string
  whole(job: ExportJob): string
}

const JOB = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json$/
/** Files that a dead server left while it replaced the state of a job. */
const UNFINISHED_SAVE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json\.\d+\.tmp$/

/** Opens the folder, and creates it if it does not exist. Files that are not ours are left alone. */
export async function openJobStore(files: LakeFiles, folder: string, log: Logger): Promise<JobStore> {
  await files.mkdir(folder, { recursive: true, mode: 0o700 })
  const place = ({ id }: ExportJob, ending: string) => join(folder, `${id}.${ending}`)
  const partial = (job: ExportJob) => place(job, 'part')
  const whole = (job: ExportJob) => place(job, FORMATS[job.format].extension)
  const removeFile = async (job: ExportJob) => {
    for (const path of [partial(job), whole(job)]) await files.rm(path, { force: true })
  }
  return {
    partial,
    whole,
    removeFile,
    load: async () => {
      await removeRemains(files, folder)
      const names = await readdir(folder)
      for (const name of names.filter((each) => UNFINISHED_SAVE.test(each)))
        await files.rm(join(folder, name), { force: true })
      const read = names.filter((name) => JOB.test(name)).map((name) => readJob(join(folder, name), name, log))
      return (await Promise.all(read)).filter((job) => job !== null)
    },
    save: (job) => replacePrivately(files, place(job, 'json'), `${JSON.stringify(job)}\n`),
    remove: async (job) => {
      await removeFile(job)
      await files.rm(place(job, 'json'), { force: true })
    },
  }
}

/** Reads a job; null for a file that is none, which stays for the operator to look at. */
async function readJob(path: string, name: string, log: Logger): Promise<ExportJob | null> {
  try {
    const job = exportJobSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    if (`${job.id}.json` === name) return job
    log.error({ path }, 'this export has the name of another: it is left alone')
  } catch (error) {
    // It can be read when fewer files are open.
    if (isMachineError(error) && !hasCode(error, 'EIO')) throw error
    log.error({ path, err: error }, 'this export cannot be read: it is left alone')
  }
  return null
}
