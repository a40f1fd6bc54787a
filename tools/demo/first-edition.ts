import type { Lake } from '../../lake/lake.ts'
import { unzipSync, zipSync } from 'fflate'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../pipeline/commands/build.ts'
import { type Log, textLog } from '../../pipeline/log.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'

const SAMPLE_FOLDER = fileURLToPath(new URL('../../data/sample', import.meta.url))
const MONTH = 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip'
const MEMBER = 'cda_fie_202510.csv'
const FILER = ';62.415.896/0001-27;'
/** Debts and worth of the fund before the amendment, in place of those of the sample. The two still agree. */
const MADE_UP = [
  [';89423.67;', ';79423.67;', 1],
  [';84935606.40;', ';84945606.40;', 6],
] as const
/** Has the worth of every fund of the month; the other members have lines of one fund in seventeen. */
const WORTHS = 'cda_fi_PL_202510.csv'
const FILER_COLUMN = 1
/** Content of the edition: the amended month, and the registers that name its funds. It is there within seconds. */
const EDITION = { from: '2025-10', to: '2025-10', datasets: ['cvm_fund_portfolio', 'cvm_fund_register'] }
const MONTH_MS = 30 * 86_400_000

/**
 * Publishes a month of the sample as of thirty days ago, with one portfolio as it could have been before an amendment. No such edition
 * was ever filed: its figures are made up, so that a look back shows something. The next build publishes the sample itself.
 */
export async function publishFirstEdition(
  lake: Lake,
  now: Date,
  print: (text: string) => void,
): Promise<string | null> {
  if ((await listSnapshotIds(lake)).length > 0) return null
  const mirror = await mkdtemp(join(tmpdir(), 'market-data-first-edition-'))
  try {
    await cp(SAMPLE_FOLDER, mirror, { recursive: true })
    const zip = join(mirror, MONTH)
    await writeFile(zip, amendZip(await readFile(zip)))
    const log = textLog(print, () => new Date())
    const quiet: Log['line'] = (each) => {
      if (each.level === 'error' || each.step === 'publish') log.line(each)
    }
    const published = new Date(now.getTime() - MONTH_MS)
    const options = { mirror, ...EDITION, maskPersonalData: true }
    const code = await build(
      datasets,
      { ...options, threads: availableParallelism() },
      { log: { ...log, line: quiet }, now: () => published, lake },
    )
    if (code !== 0) throw new Error(`the first edition of the sample ended with exit code ${String(code)}`)
    return (await listSnapshotIds(lake)).at(-1) ?? null
  } finally {
    await rm(mirror, { recursive: true, force: true })
  }
}

function amendZip(zip: Uint8Array): Uint8Array {
  const members = unzipSync(zip)
  const lines = splitLines(members[MEMBER])
  const amended = lines.map((line) => (line.includes(FILER) ? amendLine(line) : line))
  for (const [, madeUp, times] of MADE_UP) {
    const found = amended.filter((line) => line.includes(FILER) && line.includes(madeUp)).length
    if (found !== times) throw new Error(`the sample has ${String(found)} lines to amend, not ${String(times)}`)
  }
  const filers = new Set(
    Object.entries(members).flatMap(([name, bytes]) => (name === WORTHS ? [] : splitLines(bytes).map(readFiler))),
  )
  const worths = splitLines(members[WORTHS]).filter((line, at) => at === 0 || filers.has(readFiler(line)))
  // Stored: to compress the other members again takes longer than to compile them.
  const edition = { ...members, [MEMBER]: joinLines(amended), [WORTHS]: joinLines(worths) }
  return zipSync(edition, { level: 0, mtime: '2025-12-06T00:00:00' })
}

function amendLine(line: string): string {
  return MADE_UP.reduce((changed, [filed, madeUp]) => changed.replace(filed, madeUp), line)
}

function splitLines(member: Uint8Array = new Uint8Array()): string[] {
  return Buffer.from(member).toString('latin1').split('\r\n')
}

function joinLines(lines: readonly string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

function readFiler(line: string): string {
  return line.split(';', FILER_COLUMN + 1)[FILER_COLUMN] ?? ''
}
