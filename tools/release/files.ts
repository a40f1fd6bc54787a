import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that editors, Python and systems leave beside sources. */
const LEFT_BESIDE = /(^|\/)(\.|__pycache__\/)|[~#]$|\.(orig|pyc|swp|tmp)$/

/** Reads a folder with all below it, or one file, by their paths below `root`. */
export async function readTree(root: string, from: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(join(root, from), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !LEFT_BESIDE.test(path))
  return readEach(root, paths)
}

export async function readEach(root: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const path of paths) files.set(path, await readFile(join(root, path)))
  return files
}
