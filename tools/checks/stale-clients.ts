import { readFile } from 'node:fs/promises'
import { listGeneratedFiles } from '../clients/generated-files.ts'

const ROOT = new URL('../../', import.meta.url)

/** Finds generated files of client/ that differ from what is declared. */
export async function findStaleClients(): Promise<string | null> {
  const stale: string[] = []
  for (const { path, text } of await listGeneratedFiles())
    if ((await readFile(new URL(path, ROOT), 'utf8')) !== text) stale.push(path)
  return stale.length === 0
    ? null
    : `${stale.join(', ')} differ from the declarations. Run make gen and commit the files.\n`
}
