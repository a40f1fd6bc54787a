import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'

const SCHEMAS = new URL('../../schemas/', import.meta.url)

/**
 * Writes the lists of datasets from the folders: declarations for the compiler, rules of the second reader, endpoints
 * of the server, and their Portuguese. With `check` it only compares, and throws if a file is stale.
 */
export async function generate({ check }: { check: boolean }): Promise<void> {
  const folders = await readdir(new URL('datasets/', SCHEMAS), { withFileTypes: true })
  const ids = folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  const answered = ids.filter((id) => existsSync(new URL(`datasets/${id}/api/endpoints.ts`, SCHEMAS)))
  await writeOrCompare('registry.gen.ts', datasetRegistry(ids), check)
  const readAgain = ids.filter((id) => existsSync(new URL(`datasets/${id}/second-reading.ts`, SCHEMAS)))
  await writeOrCompare('second-readings.gen.ts', secondReadingsRegistry(readAgain), check)
  await writeOrCompare('service/registry.gen.ts', apiRegistry(answered), check)
  const translated = ids.filter((id) => existsSync(new URL(`datasets/${id}/api/portuguese.ts`, SCHEMAS)))
  await writeOrCompare('service/language/registry.gen.ts', translationsRegistry(translated), check)
}

async function writeOrCompare(name: string, text: string, check: boolean): Promise<void> {
  const file = new URL(name, SCHEMAS)
  if (!check) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8')) !== text) {
    throw new BuildError('CHECK_FAILED', `schemas/${name} does not list the folders of schemas/datasets`, {
      hint: 'Run make gen and commit the file.',
    })
  }
}

const HEADER = '// Generated from the folders of schemas/datasets by `make gen`: do not edit.'

function datasetRegistry(ids: readonly string[]): string {
  return [
    HEADER,
    "import type { Dataset } from './core/dataset.ts'",
    ...ids.map((id) => `import ${id} from './datasets/${id}/dataset.ts'`),
    '',
    'export const datasets: readonly Dataset[] = [',
    ...ids.map((id) => `  ${id},`),
    ']',
    '',
  ].join('\n')
}

function secondReadingsRegistry(ids: readonly string[]): string {
  return [
    HEADER,
    "import type { SecondReading } from './second-reading/second-reading.ts'",
    ...ids.map((id) => `import ${id} from './datasets/${id}/second-reading.ts'`),
    '',
    '/** By the id of the dataset; one whose columns are all copied has no entry. */',
    'export const secondReadings: Readonly<Record<string, SecondReading>> = {',
    ...ids.map((id) => `  ${id},`),
    '}',
    '',
  ].join('\n')
}

function apiRegistry(ids: readonly string[]): string {
  return [
    HEADER,
    "import type { DatasetApi } from '../api/dataset-api.ts'",
    ...ids.map((id) => `import ${id} from '../datasets/${id}/api/endpoints.ts'`),
    '',
    '/** By the id of the dataset; one that nothing is answered from has no entry. */',
    'export const datasetApis: Readonly<Record<string, DatasetApi>> = {',
    ...ids.map((id) => `  ${id},`),
    '}',
    '',
  ].join('\n')
}

function translationsRegistry(ids: readonly string[]): string {
  return [
    HEADER,
    "import type { Translations } from '../../api/language/translations.ts'",
    ...ids.map((id) => `import ${id} from '../../datasets/${id}/api/portuguese.ts'`),
    '',
    '/** The Portuguese of what only one dataset declares. */',
    'export const datasetTranslations: readonly Translations[] = [',
    ...ids.map((id) => `  ${id},`),
    ']',
    '',
  ].join('\n')
}
