import { readFileSync, writeFileSync } from 'node:fs'
import { fillScalePage } from './page.ts'

const PAGE = new URL('../../../docs/scale.md', import.meta.url)

/** Writes the tables of docs/scale.md from the committed figures. */
export function writeScalePage(): void {
  writeFileSync(PAGE, fillScalePage(readFileSync(PAGE, 'utf8')))
}

/** Compares the page with what the committed figures make of it. */
export function isScalePageCurrent(): boolean {
  const page = readFileSync(PAGE, 'utf8')
  return fillScalePage(page) === page
}
