import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDERS = ['algorithms', 'pipeline', 'schemas', 'server', 'shared', 'test', 'tools']

/** Generated files repeat names that are declared elsewhere. */
const isDeclaring = (file: string) => file.endsWith('.ts') && !/\.(gen|d|test)\.ts$/.test(file)

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:type|interface|class|enum|function\*?) (\w+)/gm

/**
 * Lists the types and functions that more than one file exports: one exported name has one meaning. Constants have the
 * name of their place, as each dataset has its `checks`. The client is not looked at: it is copied away, and its names
 * are for others.
 */
export async function listRepeatedNames(root: string): Promise<{ name: string; files: readonly string[] }[]> {
  const declaring = new Map<string, string[]>()
  for (const folder of FOLDERS) {
    for (const file of (await readdir(join(root, folder), { recursive: true })).filter(isDeclaring).sort()) {
      const text = await readFile(join(root, folder, file), 'utf8')
      const names = new Set(Array.from(text.matchAll(EXPORTED), ([, name = '']) => name))
      for (const name of names) declaring.set(name, [...(declaring.get(name) ?? []), join(folder, file)])
    }
  }
  return [...declaring].flatMap(([name, files]) => (files.length > 1 ? [{ name, files }] : []))
}
