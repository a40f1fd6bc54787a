import { z } from 'zod'
import { described } from './output.ts'

/** The columns that say which fund and month the rows of an answer belong to, where they are not in the rows. */
export const FUND_MONTH_KEYS = {
  cnpj: described(z.string(), 'CNPJ of the requested class.', 'VARCHAR'),
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
} as const
