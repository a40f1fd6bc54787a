import { z } from 'zod'
import { COUNTED_BY } from '../api/business-day.ts'
import { described } from '../api/output.ts'

export const countedBy = described(
  z.enum(COUNTED_BY).nullable(),
  'What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted.',
  'VARCHAR',
)
