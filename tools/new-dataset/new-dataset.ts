import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'

const TEMPLATE = new URL('template/', import.meta.url).pathname
const SUFFIX = '.template'
/** Longer than every id of today; a longer one makes addresses that nobody types. */
const LONGEST = 40

export interface SkeletonFile {
  /** Path in the repository. */
  readonly path: string
  readonly text: string
}

/** Renders the files of a new dataset, formatted as the rest of the repository. */
export async function renderSkeleton(id: string): Promise<SkeletonFile[]> {
  const found = await readdir(TEMPLATE, { recursive: true, withFileTypes: true })
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(
    paths.sort().map(async (file) => {
      const path = fillNames(file.slice(TEMPLATE.length, -SUFFIX.length), id)
      return { path, text: await formatFile(path, fillNames(await readFile(file, 'utf8'), id)) }
    }),
  )
}

function fillNames(text: string, id: string): string {
  const pascal = id.replaceAll(/(?:^|_)(\w)/g, (_whole, letter: string) => letter.toUpperCase())
  return text
    .replaceAll('__id__', id)
    .replaceAll('__path__', id.replaceAll('_', '-'))
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__camel__', pascal.charAt(0).toLowerCase() + pascal.slice(1))
}

async function formatFile(path: string, text: string): Promise<string> {
  if (!path.endsWith('.ts')) return text
  return format(text, { ...(await resolveConfig(new URL(import.meta.url).pathname)), filepath: path })
}

/** Writes the skeleton of a dataset below a root of the repository; returns the paths that it wrote. */
export async function writeSkeleton(root: string, id: string): Promise<string[]> {
  refuseBadId(id)
  const files = await renderSkeleton(id)
  refuseToReplace(root, id, files)
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

function refuseBadId(id: string): void {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(id) || id.length > LONGEST) {
    throw refusal(
      id === '' ? 'no dataset is named' : `${JSON.stringify(id)} cannot be the id of a dataset`,
      `An id is the publisher and the subject, in ${String(LONGEST)} small letters, digits and "_" at most: make new DATASET=anac_delay.`,
    )
  }
  if (id.endsWith('_cleaned')) {
    throw refusal(
      `"${id}" cannot be the id of a dataset`,
      'Tables of cleaned values end in "_cleaned": choose another.',
    )
  }
  if (datasets.some((dataset) => dataset.id === id)) throw existing(id)
  const owner = datasets.find(({ tables }) => tables.some(({ name }) => [id, `${id}_cleaned`].includes(name)))
  if (owner !== undefined || [SOURCE_FILE, CHANGELOG].includes(id)) {
    const holder = owner === undefined ? 'every snapshot' : `the dataset ${owner.id}`
    throw refusal(
      `"${id}" is already a table of ${holder}`,
      'Choose another id: it names the table of the new dataset.',
    )
  }
  const path = `/v1/${id.replaceAll('_', '-')}`
  if (endpoints.some((endpoint) => endpoint.path === path || endpoint.path.startsWith(`${path}/`))) {
    throw refusal(`requests to ${path} are already answered`, 'Choose another id: it makes the path of the endpoint.')
  }
}

/** Compares with the files too: a dataset that is not yet in the registry must not be replaced. */
function refuseToReplace(root: string, id: string, files: readonly SkeletonFile[]): void {
  if (existsSync(join(root, 'schemas/datasets', id))) throw existing(id)
  const there = files.find(({ path }) => existsSync(join(root, path)))
  if (there !== undefined) {
    throw refusal(`${there.path} exists already`, 'Choose another id, or remove that file if nobody needs it.')
  }
}

function existing(id: string): BuildError {
  return refusal(
    `the dataset "${id}" exists already`,
    `Change the files in schemas/datasets/${id}, or choose another id for a new dataset.`,
  )
}

function refusal(message: string, hint: string): BuildError {
  return new BuildError('BAD_PARAMETER', message, { hint })
}
