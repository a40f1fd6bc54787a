import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** This code decides the content of an answer. The lock file names the packages that write it. */
const ANSWERING = ['../schemas/', '../lake/', '../runtime/', './'].map((folder) => new URL(folder, import.meta.url))
const PARTS = new URL('../package-lock.json', import.meta.url)

/** Computes a name for the code that answers. Any change of the code changes it, so that no old answer passes for a new one. */
export function codeVersion(folders: readonly URL[] = ANSWERING): string {
  const hash = createHash('sha256').update(readFileSync(PARTS))
  for (const folder of folders.map((url) => fileURLToPath(url))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((each) => /\.(ts|sql|json)$/.test(each))) {
      hash.update(`${name}\n`).update(readFileSync(`${folder}${name}`))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
