import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDERS = ['lake', 'pipeline', 'runtime', 'schemas', 'server', 'test', 'tools']

/** Generated files repeat names that are declared elsewhere. */
const isDeclaring = (file: string) => /\.tsx?$/.test(file) && !/\.(gen|d|test)\.ts$/.test(file)

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:type|interface|class|enum|function\*?) (\w+)/gm
const CONSTANT = /^export const (\w+)/gm

/**
 * Lists the types and functions that more than one file exports, and those whose name a constant has elsewhere: one
 * exported name has one meaning. Constants may share a name, as each dataset has its `checks`. The client is left out:
 * others copy it, and its names are for them.
 */
export async function listRepeatedNames(root: string): Promise<{ name: string; files: readonly string[] }[]> {
  const declaring = new Map<string, string[]>()
  const constants: { readonly name: string; readonly file: string }[] = []
  for (const folder of FOLDERS) {
    for (const file of (await readdir(join(root, folder), { recursive: true })).filter(isDeclaring).sort()) {
      const text = await readFile(join(root, folder, file), 'utf8')
      const listNames = (pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
      for (const name of listNames(EXPORTED)) declaring.set(name, [...(declaring.get(name) ?? []), join(folder, file)])
      for (const name of listNames(CONSTANT)) constants.push({ name, file: join(folder, file) })
    }
  }
  for (const { name, file } of constants) {
    const files = declaring.get(name)
    if (files?.includes(file) === false) files.push(file)
  }
  return [...declaring].flatMap(([name, files]) => (files.length > 1 ? [{ name, files }] : []))
}
