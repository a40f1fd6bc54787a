import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  // A paper in both files has the row of the registered one.
  sharedRows: { EXCLUDED: { table: 'debenture', columns: ['code'], fields: ['Codigo do Ativo'] } },
} satisfies SecondReading
