import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  // Some codes have two equal lines.
  sharedRows: { EMISSOR: { table: 'b3_isin_issuer', columns: ['code'], fields: ['code'] } },
} satisfies SecondReading
