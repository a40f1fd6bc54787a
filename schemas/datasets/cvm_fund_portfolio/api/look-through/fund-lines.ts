import type { AssetLine } from '../../../../fund/api/look-through/asset-line.ts'
import { Amounts } from '../../../../fund/api/look-through/amounts.ts'
import { AssetNumbers } from '../../../../fund/api/look-through/asset-numbers.ts'
import { FundLines } from '../../../../fund/api/look-through/fund-lines.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { ROW_SEPARATOR } from '../../../../core/value-text.ts'
import { LineCache } from '../../../../fund/api/line-cache.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { type MonthNames } from '../month-names.ts'
import { type AssetRow, readAssetRows, splitAssetLine, UNITS_A_LINE } from './asset-lines.ts'

/** Most months of a snapshot with numbered assets: a full month has some tens of thousands of them. */
const MOST_NUMBERED_MONTHS = 4

const numberAssets = cacheMonths(() => Promise.resolve(new AssetNumbers()), { most: MOST_NUMBERED_MONTHS })

/** Most kept lines, some 45 bytes each. The widest fund of a full month leads to 29,000 lines of 1,800 funds. */
const MOST_LINES = 250_000

/** Memory of a fund, counted in lines, in addition to its own lines. */
const LINES_A_FUND = 20

interface KeptLines {
  readonly lines: FundLines
  readonly numbers: AssetNumbers
}

const kept = new LineCache<KeptLines>(MOST_LINES, ({ lines }) => lines.length + LINES_A_FUND)

export interface LinesByAsset {
  readonly lines: ReadonlyMap<string, FundLines>
  readonly numbers: AssetNumbers
}

/**
 * Reads the lines of some funds, and of `reported`, by the names of their assets in the month. Lines of recently
 * requested funds are in memory, because funds of funds lead to the same ones again and again.
 */
export async function readFundLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  names: MonthNames,
  reported: ReadonlyMap<string, readonly AssetLine[]>,
): Promise<LinesByAsset> {
  const numbers = await numberAssets(snapshot, month)
  const cache = kept.of(snapshot, month)
  const lines = new Map<string, FundLines>()
  const missing: string[] = []
  for (const cnpj of cnpjs) {
    const known = cache.find(cnpj)
    if (known?.numbers === numbers) lines.set(cnpj, known.lines)
    else missing.push(cnpj)
  }
  for (const row of await readAssetRows(snapshot, missing, month)) {
    const read = parseLines(row, month, names, numbers)
    lines.set(row.cnpj, read)
    cache.add(row.cnpj, { lines: read, numbers })
    if (snapshot.work.spend(UNITS_A_LINE * read.length)) await snapshot.work.rest()
  }
  for (const [cnpj, own] of reported) lines.set(cnpj, FundLines.of(cnpj, nameOwn(month, cnpj), own, numbers))
  return { lines, numbers }
}

/** Begins the name of a line that names no asset; its id follows. */
function nameOwn(month: Month, cnpj: string): string {
  return `line ${month} ${cnpj} `
}

function parseLines(
  { cnpj, lines }: AssetRow,
  month: Month,
  names: Pick<MonthNames, 'linked' | 'unsure'>,
  numbers: AssetNumbers,
): FundLines {
  const read = lines.split(ROW_SEPARATOR).map((line) => splitAssetLine(line, names))
  return new FundLines(
    cnpj,
    nameOwn(month, cnpj),
    {
      ids: read.map(({ id }) => id),
      keys: read.map(({ key }) => key),
      bases: read.map(({ basis }) => basis),
      quantities: Amounts.read(read.map(({ quantity }) => quantity)),
      values: Amounts.read(read.map(({ value }) => value)),
    },
    numbers,
  )
}
