import { Rows, type Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { PACKED_TABLE } from '../../packed.ts'
import { PackedRows } from './packed-json.ts'
import { type HeldLine, listInOrder, type PackedLine, unpackLine } from './packed-line.ts'

/** Selects the lines of a class, each as one text. */
export const PACKED_LINES = new URL('packed_lines.sql', import.meta.url)
const WIDE_LINES = new URL('wide_lines.sql', import.meta.url)

/** Units of work for making the fields of a line from its text. */
const UNITS_A_LINE = 100

/**
 * Reads the lines that a class filed for a month, in the order of an answer. Their fields are made only for writing.
 */
export async function readLinesOfClass(snapshot: Snapshot, cnpj: string, month: Month): Promise<Rows> {
  if (!snapshot.months(PORTFOLIO).includes(month)) return Rows.of([])
  if (!hasPackedLines(snapshot, month)) return snapshot.rows(WIDE_LINES, { cnpjs: [cnpj] }, [month])
  const packed = await snapshot.lookUpClass(PACKED_LINES, cnpj, [month])
  return new PackedRows(listInOrder(packed as PackedLine[]))
}

/** Reads the lines that some classes filed for a month, by class in the order of an answer. */
export async function readLinesOfClasses(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<HeldLine[]> {
  if (cnpjs.length === 0) return []
  if (!hasPackedLines(snapshot, month)) return (await snapshot.query(WIDE_LINES, { cnpjs }, [month])) as HeldLine[]
  const packed = listInOrder((await snapshot.lookUpClasses(PACKED_LINES, cnpjs, [month])) as PackedLine[])
  if (snapshot.work.spend(packed.length * UNITS_A_LINE)) await snapshot.work.rest()
  return packed.map(unpackLine)
}

/** False for a month that was compiled before lines were packed. */
function hasPackedLines(snapshot: Snapshot, month: Month): boolean {
  return snapshot.monthsWith(PACKED_TABLE).includes(month)
}
