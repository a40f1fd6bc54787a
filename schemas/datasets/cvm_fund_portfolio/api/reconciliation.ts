import { z } from 'zod'
import { type ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import { findFlippedLabels, gradeReconciliation, GRADES, type LabelTotal } from '../../../fund/api/reconciliation.ts'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { described } from '../../../api/output.ts'
import type { FiledMonth } from '../../../fund/api/filing.ts'
import { NAV_SOURCES, type ReportedNav } from '../../../fund/api/reported-nav.ts'

const LABEL_TOTALS = new URL('label_totals.sql', import.meta.url)

export const reconciliationOutput = z
  .strictObject({
    nav_source: described(
      z.enum(NAV_SOURCES).nullable(),
      "Where `nav_value_reported` comes from: the NAV file; the structured funds' file, next to the lines; the own report of a structured fund; the daily reports of the month's last business day; the class register. Null where no NAV of the month is known.",
      'VARCHAR',
    ),
    grade: described(
      z.enum(GRADES),
      'How far the lines explain that NAV: exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without a NAV, or where the files of the month lack members and the lines are more than 2 % away. The look-through opens no fund that is more than 2 % off.',
      'VARCHAR',
    ),
    residual_value: described(
      z.number().nullable(),
      '`total_portfolio_value` less `nav_value_reported`, BRL; null without a NAV.',
      'DECIMAL(24,2)',
    ),
    note: described(
      z.string().nullable(),
      'Set where the files of the month lack members, so that nobody knows whether the lines explain the NAV, and where the lines of one label with the other sign would make the total the NAV within R$ 1, such as senior quotas of its own that a fund filed as assets. No value is changed for it.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'Reconciliation', description: 'How far the lines of a portfolio explain the NAV that is reported.' })

/** Reads `data.reconciliation` of a portfolio: its total against the NAV in the answer, whatever its source. */
export async function readReconciliation(
  snapshot: Snapshot,
  cnpj: string,
  filed: FiledMonth,
  { value, source }: ReportedNav,
): Promise<Row> {
  const total = filed.total_portfolio_value && toUnits(filed.total_portfolio_value.text, 2)
  const nav = value && toUnits(value.text, 2)
  const isWhole = filed.completeness === 'complete'
  const grade = gradeReconciliation(total, nav, { isWhole })
  if (total === null || nav === null) return { nav_source: source, grade, residual_value: null, note: null }
  // An exact total needs no explanation, and in a report the form decides the signs.
  const labels = grade === 'exact' || filed.dataset !== undefined ? [] : await readLabelTotals(snapshot, cnpj, filed)
  return {
    nav_source: source,
    grade,
    residual_value: toExactNumber(total - nav, 2),
    note: joinNotes(
      grade === 'unknown' ? explainPartial(filed) : null,
      explainResidual(findFlippedLabels(labels, total, nav)),
    ),
  }
}

async function readLabelTotals(
  snapshot: Snapshot,
  cnpj: string,
  { competence_month }: FiledMonth,
): Promise<LabelTotal[]> {
  const rows = (await snapshot.query(LABEL_TOTALS, { cnpj }, [competence_month])) as unknown as LabelRow[]
  return rows.map(({ label, value }) => ({ label, value: toUnits(value.text, 2) }))
}

/** Row of `label_totals.sql`. */
interface LabelRow {
  readonly label: string
  readonly value: ExactNumber
}

/** Explains why a residual means nothing about the fund. */
function explainPartial({ missing_members }: FiledMonth): string {
  const missing = (missing_members ?? '').replaceAll(',', ', ')
  return `The files of the month lack ${missing}: what the lines lack of the NAV may be in there.`
}

function joinNotes(...notes: readonly (string | null)[]): string | null {
  const given = notes.filter((note) => note !== null)
  return given.length === 0 ? null : given.join(' ')
}

function explainResidual(flipped: readonly LabelTotal[]): string | null {
  if (flipped.length === 0) return null
  const labels = flipped.map(({ label, value }) => `"${label}" (${toExactNumber(value, 2).text})`)
  return `With the other sign on the lines of ${labels.join(' or of ')} the total is the NAV within R$ 1: they may be filed with the wrong sign. No value is changed.`
}
