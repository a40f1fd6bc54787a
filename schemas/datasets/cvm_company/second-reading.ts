import { expectName } from '../../second-reading/column-rules.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  // No message repeats the name of an auditor, which can be a person's.
  columns: { 'cvm_company.auditor_name': expectName('AUDITOR') },
  // A company has a line for each of its markets.
  sharedRows: { CAD_CIA: { table: 'cvm_company', columns: ['cvm_code'], fields: ['CD_CVM'] } },
} satisfies SecondReading
