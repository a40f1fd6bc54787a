import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, manifestSchema, type PublishedFile } from '../../../schemas/core/manifest.ts'
import { addLargeFile } from './large-file.ts'
import { sampleTwice } from './sample-twice.ts'

export const OCTOBER = 'competence_month=2025-10'
export const FILE = `/v1/bulk/cvm_fund_portfolio/${OCTOBER}`
export const LARGE = `${FILE}?table=large`

/** Two snapshots of the bundled sample. The newer one has a large file next to the tables of October. */
export async function bulkWorld() {
  const { dataDir, old, newest } = await sampleTwice()
  await addLargeFile(dataDir, newest, 'cvm_fund_portfolio', OCTOBER)
  const folder = join(dataDir, 'snapshots', newest)
  const manifest: Manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const findFile = (table: string, partition: string): PublishedFile => {
    const found = manifest.partitions.find((entry) => entry.partition === partition && table in entry.tables)
    const file = found?.tables[table]
    if (file === undefined) throw new Error(`no ${table} in ${partition}`)
    return file
  }
  const content = await readFile(join(folder, findFile('cvm_fund_portfolio', OCTOBER).file))
  return { dataDir, old, newest, manifest, findFile, content }
}
