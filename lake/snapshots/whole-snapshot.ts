import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestSchema, type PublishedFile } from '../../schemas/core/manifest.ts'
import { nullIfMissing } from '../disk.ts'

/**
 * True if a snapshot has every file that its manifest names, which is false while it is pruned. This is slow, so use it
 * after an error.
 */
export async function hasAllFiles(folder: string): Promise<boolean> {
  const text = await nullIfMissing(readFile(join(folder, 'manifest.json'), 'utf8'))
  if (text === null) return false
  const { partitions, own_tables, history_tables = {} } = manifestSchema.parse(JSON.parse(text))
  const tables = [...partitions.flatMap(({ tables: own, history = {} }) => [own, history]), own_tables, history_tables]
  const files = tables.flatMap((byName: Readonly<Record<string, PublishedFile>>) => Object.values(byName))
  const found = await Promise.all(files.map(({ file }) => nullIfMissing(access(join(folder, file)).then(() => true))))
  return !found.includes(null)
}
