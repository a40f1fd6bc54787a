import { z } from 'zod'
import { described } from './output.ts'

/** Columns for the fund and month that the rows of an answer belong to, where the rows lack them. */
export const FUND_MONTH_KEYS = {
  cnpj: described(z.string(), 'CNPJ of the requested class.', 'VARCHAR'),
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
} as const

/** A batch asked for a class by this number, where the class can have another. */
export const REQUESTED_CNPJ = described(
  z.string(),
  'CNPJ as requested, bare: that of the class, or of the fund whose only class it is.',
  'VARCHAR',
)
