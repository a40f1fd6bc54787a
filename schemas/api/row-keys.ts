import { z } from 'zod'
import { described } from './output.ts'

/** Columns for the fund and month of an answer whose rows lack them. */
export const FUND_MONTH_KEYS = {
  cnpj: described(z.string(), 'CNPJ of the requested class.', 'VARCHAR'),
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
} as const

/** Column for the number with which a batch asked for a class, which may have another number. */
export const REQUESTED_CNPJ = described(
  z.string(),
  'CNPJ as requested, bare: that of the class, or of the fund whose only class it is.',
  'VARCHAR',
)
