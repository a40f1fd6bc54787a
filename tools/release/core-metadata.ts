/** A value of pyproject.toml stands on the line of its name, as JSON would write it. */
const VALUE = /^([\w-]+) = (.+)$/

type Table = Readonly<Record<string, unknown>>

/** Metadata of the Python client, for packages for pip. */
export interface PythonPackage {
  /** Its name and version, as the names of its files begin. */
  readonly named: string
  readonly metadata: Buffer
}

/** Reads the metadata from pyproject.toml and the README. */
export function describePackage(pyproject: string, readme: string): PythonPackage {
  const tables = readTables(pyproject)
  const project = tables.get('project') ?? {}
  const metadata = writeMetadata(project, tables.get('project.optional-dependencies') ?? {}, readme)
  const named = `${text(project, 'name').replaceAll('-', '_')}-${text(project, 'version')}`
  return { named, metadata: Buffer.from(metadata) }
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
