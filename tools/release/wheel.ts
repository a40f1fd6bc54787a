import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { FileTree } from './tarball.ts'

/** The same files have the same bytes at any time and in any zone: an entry of a zip must say some time. */
const ENTRY = { mtime: new Date(1985, 9, 26, 8, 15), mode: 0o100644, forceDosTimestamp: true }
/** Each line of pyproject.toml that has a value gives it on that line, as JSON would. */
const VALUE = /^([\w-]+) = (.+)$/

type Table = Readonly<Record<string, unknown>>

/**
 * Packs the Python client as `flit build` does: a wheel is a zip of the module and of what pyproject.toml says of it. It
 * is made here, so that a release needs neither Python nor its package registry.
 */
export async function packWheel(
  pyproject: string,
  readme: string,
  module: FileTree,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const tables = readTables(pyproject)
  const project = tables.get('project') ?? {}
  const named = `${text(project, 'name').replaceAll('-', '_')}-${text(project, 'version')}`
  const info = `${named}.dist-info`
  const files = new Map([...module].sort(([one], [other]) => (one < other ? -1 : 1)))
  files.set(
    `${info}/WHEEL`,
    Buffer.from('Wheel-Version: 1.0\nGenerator: make release\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  )
  const metadata = writeMetadata(project, tables.get('project.optional-dependencies') ?? {}, readme)
  files.set(`${info}/METADATA`, Buffer.from(metadata))
  files.set(`${info}/RECORD`, Buffer.from(listRecords(files, `${info}/RECORD`)))

  const zip = new ZipFile()
  for (const [path, bytes] of files) zip.addBuffer(Buffer.from(bytes), path, ENTRY)
  zip.end()
  return { name: `${named}-py3-none-any.whl`, bytes: await buffer(zip.outputStream) }
}

function readTables(toml: string): Map<string, Record<string, unknown>> {
  const tables = new Map<string, Record<string, unknown>>()
  let table: Record<string, unknown> = {}
  for (const line of toml.split('\n')) {
    const [, name] = /^\[+([\w.-]+)\]+$/.exec(line) ?? []
    if (name !== undefined) tables.set(name, (table = {}))
    const [, key, value = ''] = VALUE.exec(line) ?? []
    if (key !== undefined) table[key] = JSON.parse(value) as unknown
  }
  return tables
}

/** Core metadata 2.4: https://packaging.python.org/en/latest/specifications/core-metadata/ */
function writeMetadata(project: Table, extras: Table, readme: string): string {
  const requirement = (words: string) => words.replace(/^([\w-]+)/, '$1 ')
  const lines = [
    'Metadata-Version: 2.4',
    `Name: ${text(project, 'name')}`,
    `Version: ${text(project, 'version')}`,
    `Summary: ${text(project, 'description')}`,
    `Requires-Python: ${text(project, 'requires-python')}`,
    'Description-Content-Type: text/markdown',
    `License-Expression: ${text(project, 'license')}`,
    ...list(project, 'classifiers').map((each) => `Classifier: ${each}`),
    ...list(project, 'dependencies').map((each) => `Requires-Dist: ${squeeze(requirement(each))}`),
    ...Object.keys(extras).flatMap((extra) =>
      list(extras, extra).map((each) => `Requires-Dist: ${squeeze(requirement(each))} ; extra == "${extra}"`),
    ),
    ...Object.keys(extras).map((extra) => `Provides-Extra: ${extra}`),
  ]
  return `${lines.join('\n')}\n\n${readme}`
}

const squeeze = (words: string) => words.replace(/ +/g, ' ')

function listRecords(files: FileTree, own: string): string {
  const lines = [...files].map(
    ([path, bytes]) =>
      `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${String(bytes.length)}\n`,
  )
  return `${lines.join('')}${own},,\n`
}

function text(table: Table, key: string): string {
  const value = table[key]
  if (typeof value !== 'string') throw new TypeError(`pyproject.toml has no ${key}`)
  return value
}

function list(table: Table, key: string): readonly string[] {
  const value = table[key]
  if (!Array.isArray(value)) throw new TypeError(`pyproject.toml has no list ${key}`)
  return value as readonly string[]
}
