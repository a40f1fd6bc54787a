import { join } from 'node:path'

import { CsvFile } from './base/csv.ts'
import { later, monthEnd } from './base/dates.ts'
import { writeCsvZip } from './base/zip.ts'
import { deadlineAfter, type MonthFiling } from './lines/accounts.ts'
import { fileFunds } from './lines/filers.ts'
import { listColumns, nameFile, MEMBERS, type HeaderLayout, type FiledMember } from './lines/headers.ts'
import { chooseBlemish } from './lines/quirks.ts'
import { QuotaDesk } from './lines/quotas.ts'
import { fileSealed, fileStructured } from './lines/structured-filers.ts'
import { PLANTED_CYCLES } from './world/graph.ts'
import { foundWorld, type SyntheticWorld } from './world/world.ts'

/** A month of CVM's monthly holdings in which nothing is real, at the size of the real ones: for measuring. */
export interface SyntheticMonth {
  /** '2025-10' */
  month: string
  seed: number
  funds: number
  /** In all members but the one of net assets. */
  lines: number
  layout: HeaderLayout
}

export interface SyntheticReport {
  zip: string
  zipBytes: number
  members: { name: string; bytes: number; lines: number }[]
  /** Funds whose lines, signs applied, add up to their net assets to the cent. */
  exactFunds: number
  /** Quota lines from the top of the longest chain to its bottom, planted cycles aside. */
  deepestChain: number
  cycles: number
}

export const FOLDER = 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS'
const FIRST_NEW_MONTH = '2023-12'
const FEWEST_FUNDS = 100

/** Writes the month under the mirror as CVM serves it. The same options give the same bytes. */
export async function writeSyntheticMonth(
  mirror: string,
  options: Partial<SyntheticMonth> & { month: string },
): Promise<SyntheticReport> {
  const { month } = options
  const { files, exactFunds, deepestChain } = fileMonth(options)
  const zip = join(mirror, FOLDER, `cda_fi_${month.replace('-', '')}.zip`)
  const zipBytes = await writeCsvZip(zip, files)
  const members = files.map(({ name, bytes, lines: written }) => ({ name, bytes, lines: written }))
  return { zip, zipBytes, members, exactFunds, deepestChain, cycles: PLANTED_CYCLES }
}

/** Returns the members of a month, in memory. */
export function fileMonth(options: Partial<SyntheticMonth> & { month: string }) {
  const { month, seed = 1, funds = 25_000, lines = 350_000 } = options
  const { layout = month < FIRST_NEW_MONTH ? 'old' : 'new' } = options
  if (funds < FEWEST_FUNDS) throw new RangeError(`A synthetic month has at least ${String(FEWEST_FUNDS)} funds`)
  const world = foundWorld({ seed, month, funds, lines })
  const filing = openFiling(world, { seed, month, funds, lines, layout })
  const exactFunds = fileFunds(world, filing) + fileStructured(world, filing)
  fileSealed(world, filing)
  const files = MEMBERS.map((member) => filing.files[member].close())
  return { files, exactFunds, deepestChain: world.deepestChain }
}

function openFiling(world: SyntheticWorld, { seed, month, funds, layout }: SyntheticMonth): MonthFiling {
  const date = monthEnd(month)
  const until = later(date, 9)
  const files = MEMBERS.map((member) => {
    const columns = listColumns(member, layout)
    const blemish = chooseBlemish({ member, columns, lines: plannedLines(world, member), until }, seed, funds)
    return [member, new CsvFile(nameFile(member, layout, month), columns, blemish)]
  })
  return {
    seed,
    month,
    date,
    layout,
    // Object.fromEntries forgets which keys it was given.
    files: Object.fromEntries(files) as Record<FiledMember, CsvFile>,
    desk: new QuotaDesk(seed, layout, world.funds),
    deadline: deadlineAfter(date),
  }
}

function plannedLines({ plan, funds }: SyntheticWorld, member: FiledMember): number {
  if (member === 'PL') return funds.filter(({ structured }) => !structured).length
  const counts = { ...plan.blocks, fie: plan.structured, fie_CONFID: plan.structuredConfid }[member]
  return counts.reduce((sum, count) => sum + count, 0)
}
