import { readFile, writeFile } from 'node:fs/promises'
import { replaceTables } from './page.ts'
import { readAllResults, RESULTS } from './result-file.ts'

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url)

/** Writes the tables of the benchmarks page from the committed results. */
export async function writeBenchmarksPage(): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  await writeFile(PAGE, replaceTables(page, await readAllResults(RESULTS)))
}

/** Compares the page with what the committed results make of it. */
export async function isBenchmarksPageCurrent(): Promise<boolean> {
  const page = await readFile(PAGE, 'utf8')
  return replaceTables(page, await readAllResults(RESULTS)) === page
}
