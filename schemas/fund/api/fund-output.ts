import { z } from 'zod'
import { described } from '../../api/output.ts'
import { sourceOutput } from '../../api/provenance.ts'

export const ROLES = ['administrator', 'manager', 'auditor', 'custodian', 'controller', 'director'] as const
export const FUND_TYPES = ['fif', 'fidc', 'fii', 'fip', 'fiagro', 'etf', 'fapi', 'fmp', 'other'] as const
export const FUND_STATUSES = [
  'normal',
  'pre_operational',
  'under_review',
  'suspended',
  'liquidation',
  'merged',
  'cancelled',
  'unknown',
] as const

const text = (description: string) => described(z.string(), description, 'VARCHAR')
const day = (description: string) => described(z.iso.date().nullable(), description, 'DATE')
const total = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,2)')

const integrant = z.strictObject({
  type: described(z.enum(ROLES), 'What the party does for the class.', 'VARCHAR'),
  name: text('Name of the party; "" where none is filed.'),
  document: text('CNPJ, or a natural person\'s CPF, masked; "" where none is filed.'),
  document_type: described(z.enum(['CNPJ', 'CPF', '']), 'Which of the two the document is.', 'VARCHAR'),
  basis: described(
    z.enum(['own_report']),
    'own_report for an administrator that the newest report of the fund itself names, and no register; absent for a party of the register.',
    'VARCHAR',
  ).optional(),
  source: sourceOutput.optional().meta({
    description: 'The line of the register that names the party; with `provenance=true` of the fund itself.',
  }),
})

export const fundIdentity = {
  id: described(z.uuid(), 'UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ.', 'VARCHAR'),
  cvm_id: text('Number in the register of Resolution CVM 175; "" where there is none.'),
  cvm_code: text('Code given by the regulator; "" where there is none.'),
  cnpj: described(z.string().length(14), 'CNPJ of the class, without punctuation.', 'VARCHAR'),
  type: described(z.enum(FUND_TYPES), 'Type of fund in our closed vocabulary.', 'VARCHAR'),
  status: described(z.enum(FUND_STATUSES), 'Operational status in our closed vocabulary.', 'VARCHAR'),
  status_date: day('Day the status began.'),
}

export const fundName = text('Registered name; of a class in no register the name at filing.')

export const fundUpdatedAt = described(
  z.iso.datetime(),
  'When the newest source file behind this description was retrieved.',
  'VARCHAR',
)

export const fundOutput = z
  .strictObject({
    ...fundIdentity,
    registration_date: day('First day of registration under this number.'),
    creation_date: day('Day the fund was set up.'),
    exercise_date: day('First day of the financial year.'),
    exercise_end_date: day('Last day of the financial year.'),
    cancelation_date: day('Day of cancellation.'),
    updated_at: fundUpdatedAt,
    name: fundName,
    rcvm175: described(
      z.strictObject({
        is_compliant: described(
          z.boolean().nullable(),
          'Whether it was adapted to Resolution CVM 175; null for a fund that is not in the register of that resolution, because no other register has this.',
          'BOOLEAN',
        ),
        compliance_date: day('Day of that adaptation.'),
      }),
      'Adaptation to Resolution CVM 175.',
    ),
    nav_value_reported: total(
      "Net asset value of the competence month, BRL: as filed; else by the daily reports of the month's last business day, if every subclass that reports in the month does so on that day; else in the class register, if that describes the month; else null.",
    ),
    nav_value_reported_reference_date: described(
      z.int().min(19000101).max(99991231).nullable(),
      'Day of the reported NAV, as the number YYYYMMDD.',
      'INTEGER',
    ),
    integrants: described(z.array(integrant), 'The parties that serve the class, by role.'),
    total_portfolio_value: total(
      'Signed sum of all items of the portfolio, BRL: cash, payables and confidential totals included.',
    ),
    total_portfolio_value_reference_date: day('Last day of the competence month of that total.'),
  })
  .meta({ id: 'Fund', description: 'A fund class as the registers and its filing describe it.' })
