import { z } from 'zod'
import { described, listOutput, writtenByServer } from '../../../../api/output.ts'
import {
  explainField,
  knowledgeFields,
  marketEnvelope,
  marketPercent,
  marketValue,
  nullReason,
} from '../market/kit/output.ts'
import { registerFields } from '../../../../fund/api/register-state.ts'
import { issuerIdentityFields } from './figures.ts'
import { groupEnvelope } from './grouping.ts'
import { ASSIGNOR, HOLDER_ROLES } from './roles.ts'

export const HOLDER_GROUPS = ['fund', 'manager', 'administrator', 'kind'] as const
export type HolderGroup = (typeof HOLDER_GROUPS)[number]

const lines = (description: string) => described(z.int(), description, 'BIGINT')

/** Holder of papers of an issuer. Only some requests have all columns. */
export const issuerHolder = z
  .strictObject({
    cnpj: described(
      z.string(),
      'CNPJ of the class; with group_by=manager or administrator that of the party, natural_person, or unknown where the register that the month rests on names none.',
      'VARCHAR',
    ).optional(),
    name: described(z.string(), 'Its name: of a class as filed in the month.', 'VARCHAR').optional(),
    type: described(z.string(), 'Type of the class; with group_by=fund.', 'VARCHAR').optional(),
    kind: described(z.string(), 'Kind of asset; with group_by=kind.', 'VARCHAR').optional(),
    direct_value: described(
      z.number(),
      'Signed sum of lines of its own, BRL; 0 where it has the issuer through funds alone.',
      'DECIMAL(24,2)',
    ),
    indirect_value: marketValue(
      'What it holds of the issuer through other funds, BRL; with indirect=true. Never to be added up over rows.',
    ).optional(),
    indirect_value_reason: nullReason(
      'indirect_value',
      'look_through_not_compiled: only the newest months have that of every class',
    ).optional(),
    total_value: marketValue('Both together, BRL; with indirect=true. Never to be added up over rows.').optional(),
    class_count: lines('Classes that are added up; not with group_by=fund.').optional(),
    line_count: lines('Lines of its own; of an assignor the shares that the report names of it.'),
    share_percent: marketPercent(
      '100 × the value, with indirect=true the total, ÷ the NAV that the class filed; with group_by=fund.',
    ).optional(),
    share_percent_reason: nullReason(
      'share_percent',
      'nav_missing, nav_not_positive, look_through_not_compiled, or report_of_another_day where the row comes from a report without a NAV',
    ).optional(),
    shortest_depth: described(
      z.int(),
      'Funds between the class and the nearest line: 0 for one of its own; with indirect=true.',
      'INTEGER',
    ).optional(),
    loss_value: described(
      z.number().nullable(),
      'haircut_percent of the value, with indirect=true of the total, BRL; null where that is. With haircut_percent.',
      'DECIMAL(28,6)',
    ).optional(),
    loss_share_percent: marketPercent(
      'The same in percent of the NAV; null where share_percent is. With haircut_percent and group_by=fund.',
    ).optional(),
    is_approximate: described(
      z.boolean().nullable(),
      'True where the loss comes through other funds, whose quotas it may not reach alike; with haircut_percent and indirect=true.',
      'BOOLEAN',
    ).optional(),
    report_source: described(
      z.enum(['', 'fii_quarter', 'fidc_month']),
      'Where the row comes from a report and not from holdings: fii_quarter, the papers in the newest quarter of a real-estate fund; or fidc_month, the estimate of what an assignor sold to a fund of credit rights. Such a row is in no total, and `explain` is the report. With include=reports or role=assignor.',
      'VARCHAR',
    ).optional(),
    report_date: described(
      z.iso.date().nullable(),
      'Last day of that month or quarter; null where report_source is "". With the same.',
      'DATE',
    ).optional(),
    explain: explainField,
    explain_total: writtenByServer(
      described(
        z.string(),
        'Relative address of the look-through whose rows add up to total_value, but for rounding: there each leaf of each path is rounded, here what an asset adds up to. With indirect=true.',
        'VARCHAR',
      ),
    ).optional(),
  })
  .meta({ id: 'IssuerHolder', description: 'A class, party or kind with something of an issuer.' })

export const issuerHolderList = listOutput(issuerHolder, {
  ...marketEnvelope,
  issuer_id: issuerIdentityFields.issuer_id,
  ...groupEnvelope,
  role: described(z.enum(HOLDER_ROLES), 'Role of the issuer in all rows.', 'VARCHAR'),
  is_partial: knowledgeFields.is_partial,
  register_date: registerFields.register_date.optional(),
  register_is_synthetic: registerFields.register_is_synthetic.optional(),
  newest_report_date: described(
    z.iso.date().nullable(),
    'Last day of the newest month or quarter whose reports the answer has; null where none of the six months before is compiled, so that nobody knows, and where no reports are asked.',
    'DATE',
  ),
})

const OF_FUNDS = ['type', 'share_percent', 'share_percent_reason', 'loss_share_percent']
const OF_INDIRECT = [
  'indirect_value',
  'indirect_value_reason',
  'total_value',
  'shortest_depth',
  'is_approximate',
  'explain_total',
]
const OF_REPORTS = ['report_source', 'report_date']
const OF_HAIRCUT = ['loss_value', 'loss_share_percent', 'is_approximate']

/** Lists the columns that rows of a request lack. */
export function absentHolderColumns({
  indirect,
  group_by,
  haircut_percent,
  include,
  role,
}: {
  readonly indirect: boolean
  readonly group_by: HolderGroup
  readonly haircut_percent?: string | undefined
  readonly include?: string | undefined
  readonly role: string
}): readonly string[] {
  return [
    ...(group_by === 'fund' ? ['kind', 'class_count'] : OF_FUNDS),
    ...(group_by === 'kind' ? ['cnpj', 'name'] : []),
    ...(group_by === 'manager' || group_by === 'administrator' ? ['kind'] : []),
    ...(indirect ? [] : OF_INDIRECT),
    ...(haircut_percent === undefined ? OF_HAIRCUT : []),
    ...(include === undefined && role !== ASSIGNOR ? OF_REPORTS : []),
  ]
}
