import { z } from 'zod'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { described } from '../../../api/output.ts'
import { monthOfDay } from '../../../core/month.ts'
import { REPORT_SOURCES, readNearestReports, type ReportSource } from './nearest-report.ts'

const FACTS: Readonly<Record<ReportSource, URL>> = {
  fidc_month: new URL('own_facts_fidc.sql', import.meta.url),
  fii_month: new URL('own_facts_fii_month.sql', import.meta.url),
  fii_quarter: new URL('own_facts_fii_quarter.sql', import.meta.url),
}

const text = (description: string) => described(z.string(), description, 'VARCHAR')

/** `data.own_report`: facts about a receivables or real-estate fund in its own newest report. */
export const ownFactsOutput = z
  .strictObject({
    report_source: described(z.enum(REPORT_SOURCES), 'Which report it is.', 'VARCHAR'),
    reference_date: described(z.iso.date(), 'Last day of the month or quarter of the report.', 'DATE'),
    name: text('Name as filed; "" where none is.'),
    start_date: described(
      z.iso.date().nullable(),
      'First day of the fund; null in a report of a receivables fund.',
      'DATE',
    ),
    administrator_name: text('Name of the administrator; "" where none is filed.'),
    administrator_cnpj: text('CNPJ of the administrator; "" where none is filed.'),
  })
  .meta({ id: 'OwnReportFacts', description: 'What the newest report of its own says of a fund.' })

/** Class in the registers. */
interface Reporting {
  readonly cnpj: string
  readonly row: Row | null
}

/** Types of funds with own reports; a fund in no register can be of any type. */
const REPORTING: readonly unknown[] = ['fidc', 'fii', 'fiagro', 'other']

/** Row of a query for own facts, with its report. */
interface OwnFacts {
  readonly report_source: ReportSource
  readonly reference_date: string
  readonly name: string
  readonly start_date: string | null
  readonly administrator_name: string
  readonly administrator_cnpj: string
}

/** Reads the facts in a fund's newest own report that names its administrator; null if it has none. */
export async function readOwnFacts(snapshot: Snapshot, { cnpj, row }: Reporting): Promise<OwnFacts | null> {
  if (row !== null && !REPORTING.includes(row['type'])) return null
  const nearest = await Promise.all(
    REPORT_SOURCES.map(async (source) => (await readNearestReports(snapshot, [cnpj], null, [source])).get(cnpj) ?? []),
  )
  const newestFirst = nearest.flat().sort((a, b) => (a.reference_date < b.reference_date ? 1 : -1))
  for (const { source, reportsAs, reference_date } of newestFirst) {
    const rows = await snapshot.query(FACTS[source], { cnpj: reportsAs }, [monthOfDay(reference_date)])
    const [facts] = rows as unknown as readonly Omit<OwnFacts, 'report_source' | 'reference_date'>[]
    if (facts !== undefined && facts.administrator_cnpj !== '')
      return { report_source: source, reference_date, ...facts }
  }
  return null
}

/** Adds the administrator in its own report to the parties of a class, if no register names one. */
export async function addReportedAdministrator(
  snapshot: Snapshot,
  reporting: Reporting,
  integrants: readonly Row[],
): Promise<readonly Row[]> {
  if (integrants.some(({ type }) => type === 'administrator')) return integrants
  const facts = await readOwnFacts(snapshot, reporting)
  if (facts === null) return integrants
  const { administrator_name: name, administrator_cnpj: document } = facts
  return [{ type: 'administrator', name, document, document_type: 'CNPJ', basis: 'own_report' }, ...integrants]
}
