import { z } from 'zod'
import { described, writtenByServer } from '../../../../../api/output.ts'

/** Declares a sum of money, null if it is not known. */
export const marketValue = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,2)')
/** Null if it is not known. */
export const marketCount = (description: string) => described(z.int().nullable(), description, 'BIGINT')
/** Declares a share in percent, null if it has no meaning or is not known. */
export const marketPercent = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')
/** Declares the reason why the figure of a column is null. */
export const nullReason = (column: string, reasons: string) =>
  described(z.string(), `Why \`${column}\` is null: ${reasons}; "" where it is a number.`, 'VARCHAR')

/** Fields that show whether missing members may change the figures of a row. */
export const knowledgeFields = {
  is_partial: described(
    z.boolean(),
    'True where the month lacks members that can have these lines: the figures cover the members that are there.',
    'BOOLEAN',
  ),
  missing_members: described(
    z.string(),
    'Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.',
    'VARCHAR',
  ),
}

export const explainField = writtenByServer(
  described(
    z.string(),
    "Relative address of the answer whose rows add up to the row's first value, to the cent: their `final_position_value`, or `nav_value` where NAVs are added up.",
    'VARCHAR',
  ),
)

const coverageRow = z
  .strictObject({
    filing_group: described(z.string(), 'Filing group: fif or structured.', 'VARCHAR'),
    block: described(z.string().nullable(), 'Block of the filing; null for all.', 'VARCHAR'),
    kind: described(z.string().nullable(), 'Kind of asset; null for all.', 'VARCHAR'),
    value: described(z.number(), 'Signed sum of the lines that count, BRL.', 'DECIMAL(24,2)'),
    issuer_known_percent: marketPercent(
      'Of the value of the lines that can have an issuer, without sign, the part whose issuer is known; null where no line can.',
    ),
  })
  .meta({
    id: 'MarketCoverage',
    description: 'What lines of a filing group, block and kind are worth, and how well their issuers are known.',
  })

const unknownRow = z
  .strictObject({
    reason: described(z.string(), 'Why the lines have none.', 'VARCHAR'),
    line_count: described(z.int(), 'Lines.', 'BIGINT'),
    value: described(z.number(), 'Signed sum of these lines, BRL.', 'DECIMAL(24,2)'),
  })
  .meta({ id: 'MarketUnknown', description: 'Lines that a market answer cannot assign, by the reason.' })

/** Fields of every list about a month of the market. */
export const marketEnvelope = {
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
  completeness: described(
    z.enum(['complete', 'partial']),
    'partial where the filing groups that are asked lack members in the month.',
    'VARCHAR',
  ),
  missing_members: described(
    z.string(),
    'These members, absent or thin, separated by commas; "" where none is.',
    'VARCHAR',
  ),
}

/** Value of lines of the month, and the part with known issuers. */
export const coverageField = described(
  z.array(coverageRow),
  'Lines that count, by filing group, block and kind; null is all of them.',
)

/** Value of lines in no row of an answer. */
export const unknownField = described(z.array(unknownRow), 'Lines that no row of the answer has, by the reason.')
