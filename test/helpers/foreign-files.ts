import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes files that belong to somebody else, each with a text of its own. */
export async function fill(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `what somebody wrote into ${file}`)
  }
}

export async function listTexts(folder: string, files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}
