import { z } from 'zod'
import { described } from './output.ts'

/** The columns that say which fund and month the rows of an answer belong to, where they are not in the rows. */
export const FUND_MONTH_KEYS = {
  cnpj: described(z.string(), 'CNPJ of the requested class.', 'VARCHAR'),
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
} as const

/** The number by which a batch was asked for a class, where the class can have another. */
export const REQUESTED_CNPJ = described(
  z.string(),
  'CNPJ as requested, bare: that of the class, or of the fund whose only class it is.',
  'VARCHAR',
)
