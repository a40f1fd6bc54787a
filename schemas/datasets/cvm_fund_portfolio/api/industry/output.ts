import { z } from 'zod'
import { described } from '../../../../api/output.ts'
import { explainField, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { groupFields } from './groups.ts'

export const industryRow = z
  .strictObject({
    ...groupFields,
    cnpj: described(
      z.string(),
      'CNPJ of the party or class; only with `group_by=manager`, `administrator` or `fund`.',
      'VARCHAR',
    ).optional(),
    name: described(z.string(), 'Its name; with the same.', 'VARCHAR').optional(),
    nav_value: marketValue('Sum of the NAVs, BRL: what funds hold of funds is there twice.'),
    class_count: marketCount('Classes that filed anything for the month.'),
    nav_class_count: marketCount('Of them those with a NAV.'),
    nonpositive_nav_count: marketCount('Of these those whose NAV is zero or negative.'),
    report_nav_value: marketValue(
      'Of nav_value that of FIDC and FII which only their own report of the month names, BRL.',
    ),
    internal_value: marketValue(
      'Open quotas of other classes that are asked and have a NAV in the month, BRL; of a manager or administrator, what its classes hold of each other. Without members with quotas, what the others have.',
    ),
    internal_value_reason: nullReason(
      'internal_value',
      'month_not_compiled, month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks members with quotas and those that are there have none',
    ),
    unnetted_value: marketValue('Confidential totals of quotas, which cannot be taken off, BRL.'),
    netting_complete: described(
      z.boolean(),
      'True where the month has the members with the quotas that classes hold.',
      'BOOLEAN',
    ),
    net_value: marketValue(
      'nav_value less internal_value: money counted once, but for unnetted_value and for what own reports list, BRL.',
    ),
    net_value_reason: nullReason(
      'net_value',
      'month_incomplete, quota_lines_missing, nav_not_filed or month_not_compiled',
    ),
    confidential_value: marketValue('Confidential totals, BRL; null where no class has lines.'),
    holders: marketCount(
      'Holders of the classes that report daily, on the last day of the month that has reports. Holders are no persons: who holds two classes counts twice. Null without a report.',
    ),
    inflow_value: marketValue('Quotas bought in the month, by the daily reports, BRL; null without a report.'),
    outflow_value: marketValue('Quotas redeemed, BRL.'),
    net_flow_value: marketValue('inflow_value less outflow_value, BRL.'),
    is_partial: described(
      z.boolean(),
      'True where the month lacks members that these classes file, or one that shows which classes filed: sums cover the members that are there.',
      'BOOLEAN',
    ),
    explain: explainField,
  })
  .meta({ id: 'IndustryGroup', description: 'A group of classes in a month.' })
