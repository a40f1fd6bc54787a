import { expectName } from '../../second-reading/column-rules.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  // An auditor can be a person, so no message repeats the name.
  columns: { 'cvm_company.auditor_name': expectName('AUDITOR') },
  // A company has a line for each of its markets.
  sharedRows: { CAD_CIA: { table: 'cvm_company', columns: ['cvm_code'], fields: ['CD_CVM'] } },
} satisfies SecondReading
