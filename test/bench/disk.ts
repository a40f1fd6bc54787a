import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PartRecord } from './harness/part-record.ts'

const LOOK_THROUGH = 'cvm_fund_look_through'

/** Records the bytes that a month takes on disk, and what there is once: tables in one piece, downloads. */
export function recordDisk(dataDir: string, month: string, record: PartRecord): void {
  const tables = listFiles(join(dataDir, 'current')).filter(({ path }) => path.endsWith('.parquet'))
  const ofMonth = tables.filter(({ path }) => path.includes(`competence_month=${month}/`))
  const whole = tables.filter(({ path }) => !path.includes('competence_month='))
  const downloads = listFiles(join(dataDir, 'raw')).filter(({ path }) => !path.endsWith('.json'))
  const isOfMonth = (path: string) => path.includes(`_${month.replace('-', '')}.`)
  const add = (id: string, what: string, files: readonly SizedFile[]) => {
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
    record.add({ id: `disk-${id}`, what, unit: 'MB', rounds: [megabytes] })
  }
  const isLookThrough = ({ path }: SizedFile) => path.includes(LOOK_THROUGH)
  add(
    'month',
    'a month on disk, without look-throughs',
    ofMonth.filter((file) => !isLookThrough(file)),
  )
  add('look-through', 'its table of look-throughs, which only the newest months have', ofMonth.filter(isLookThrough))
  add('whole', 'tables in one piece: registers, assets, names', whole)
  add(
    'download-month',
    'the download of a month',
    downloads.filter(({ path }) => isOfMonth(path)),
  )
  add(
    'download-registers',
    'the downloads of the registers',
    downloads.filter(({ path }) => !/_\d{6}\./.test(path)),
  )
}

interface SizedFile {
  readonly path: string
  readonly bytes: number
}

function listFiles(folder: string): SizedFile[] {
  return readdirSync(`${folder}/`, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, bytes: statSync(path).size }))
}
