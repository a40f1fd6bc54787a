import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { temporaryFolder } from './folders.ts'

/** A dataset whose SQL has a fault: the same declarations, and one file with another text. */
export async function withFault(dataset: Dataset, file: string, from: string, to: string): Promise<Dataset> {
  const schemas = await temporaryFolder()
  const folder = join(schemas, 'datasets', dataset.id)
  await cp(dataset.folder, folder, { recursive: true })
  // All datasets share some files.
  await cp(new URL('../../core/', dataset.folder), join(schemas, 'core'), { recursive: true })
  const text = await readFile(join(folder, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(join(folder, file), text.replace(from, to))
  return { ...dataset, folder: pathToFileURL(`${folder}/`) }
}
