import { join } from 'node:path'
import { daysAfter, lastDayOfMonth } from '../../../schemas/api/business-day.ts'
import { fileFunds } from './file-funds.ts'
import { fileSealed, fileStructured } from './file-structured.ts'
import { type CsvFile, writeCsvZip, type ZippedFiles } from './files.ts'
import { openMarket } from './market.ts'
import { type Layout, makeMembers, noLines } from './members.ts'
import { openQuotas } from './quotas.ts'
import { foundWorld } from './world.ts'

/** A month of CVM's monthly holdings in which nothing is real, at the size of the real ones: for measuring. */
interface SyntheticMonth {
  /** '2025-10' */
  readonly month: string
  readonly seed?: number
  readonly funds?: number
  /** In all members but the one of net assets. */
  readonly lines?: number
  readonly layout?: Layout
}

export const FOLDER = 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS'
const FEWEST_FUNDS = 100

/** Writes the month under the mirror as CVM serves it. The same options give the same bytes. */
export async function writeSyntheticMonth(mirror: string, options: SyntheticMonth): Promise<ZippedFiles> {
  const files = fileMonth(options)
  const zip = join(mirror, FOLDER, `cda_fi_${options.month.replace('-', '')}.zip`)
  const zipBytes = await writeCsvZip(zip, files)
  const members = files.map(({ name, content, lines }) => ({ name, bytes: content.length, lines }))
  return { zip, zipBytes, members }
}

/** Returns the members of a month, in memory. */
export function fileMonth({ month, seed = 1, funds = 25_000, lines = 350_000, ...rest }: SyntheticMonth): CsvFile[] {
  if (funds < FEWEST_FUNDS) throw new RangeError(`A synthetic month has at least ${String(FEWEST_FUNDS)} funds`)
  const { layout = month < '2023-12' ? 'old' : 'new' } = rest
  const world = foundWorld({ seed, month, funds, lines })
  const date = lastDayOfMonth(month)
  const writeQuota = openQuotas(seed, layout, world.funds)
  const filing = { seed, month, date, layout, world, market: openMarket(), writeQuota, lines: noLines() }
  fileFunds(filing)
  fileStructured(filing)
  fileSealed(filing)
  return makeMembers(layout, month, filing.lines, { seed, funds, until: daysAfter(date, 9) })
}
