import { readdir, readFile, writeFile } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'

const DATASETS = new URL('../../schemas/datasets/', import.meta.url)
const REGISTRY = new URL('../../schemas/registry.gen.ts', import.meta.url)

/**
 * Writes the list of datasets from the folders; with `check` it only compares, and throws if the file is out of date.
 */
export async function generate({ check }: { check: boolean }): Promise<void> {
  const folders = (await readdir(DATASETS, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const text = printRegistry(folders.map(({ name }) => name).sort())
  if (!check) {
    await writeFile(REGISTRY, text)
  } else if ((await readFile(REGISTRY, 'utf8')) !== text) {
    throw new BuildError('CHECK_FAILED', 'schemas/registry.gen.ts does not list the folders of schemas/datasets', {
      hint: 'Run make gen and commit the file.',
    })
  }
}

function printRegistry(ids: readonly string[]): string {
  return [
    '// Generated from the folders of schemas/datasets by `make gen`: do not edit.',
    "import type { Dataset } from './core/dataset.ts'",
    ...ids.map((id) => `import ${id} from './datasets/${id}/dataset.ts'`),
    '',
    'export const datasets: readonly Dataset[] = [',
    ...ids.map((id) => `  ${id},`),
    ']',
    '',
  ].join('\n')
}
