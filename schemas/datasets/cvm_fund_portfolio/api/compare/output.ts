import { z } from 'zod'
import { described } from '../../../../api/output.ts'
import { fundOutput } from '../../../../fund/api/fund-output.ts'
import { assetFields, identifiedFields } from '../asset-output.ts'
import { STATUSES } from '../../../../fund/api/compare/pairs.ts'

const value = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')
const share = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')

const own = {
  value: value('Value, long less short, BRL; 0 where it is not held.'),
  share_percent: share(
    "100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive.",
  ),
}

/** Row for an asset in two months, with `with`. */
const changeOutput = z
  .strictObject({
    ...assetFields,
    previous_value: value('Value in the month that `with` names, BRL; 0 where it was not held.'),
    value: own.value,
    change: value('Value less previous value, BRL: bought, sold, and what its price did.'),
    previous_share_percent: share('The share in the month that `with` names, of the NAV of that month.'),
    share_percent: own.share_percent,
    status: described(
      z.enum(STATUSES),
      'new or closed where it is held, in value or quantity, in only one of the months; else by value. not_visible where that is not known: the month without it lacks members or has confidential totals, or the line names no asset.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'ComparedMonths', description: 'With `with`: an asset of a fund in two months.' })

/** Row for an asset in two funds, with `against`. */
const overlapOutput = z
  .strictObject({
    ...assetFields,
    ...own,
    against_value: value('Value in the fund that `against` names, BRL; 0 where it holds none.'),
    against_share_percent: share('The share in that fund, of its own NAV.'),
    common_share_percent: share(
      'The smaller share, where both are positive and of an asset that can be compared; 0 elsewhere; null where a share is.',
    ),
  })
  .meta({ id: 'ComparedFunds', description: 'With `against`: an asset in two funds.' })

export const compareOutput = z.strictObject({
  fund: fundOutput,
  compared: described(
    z.strictObject({
      cnpj: described(
        z.string(),
        'CNPJ of the class: the fund itself with `with`, the other with `against`.',
        'VARCHAR',
      ),
      name: described(z.string(), 'Its name as filed in the month.', 'VARCHAR'),
      reference_date: described(z.iso.date(), 'Last day of its competence month.', 'DATE'),
      total_portfolio_value: value('Signed sum of its lines, BRL.'),
      share_of_value: described(
        z.number().nullable(),
        'Amount that its shares divide by, BRL: its reported NAV of the month, or, where that is not positive, its total; null where neither is.',
        'DECIMAL(24,2)',
      ),
      ...identifiedFields,
    }),
    'The portfolio that the fund is compared with.',
  ),
  overlap_percent: share(
    'The smaller of the two shares, added up over the assets that both hold with a positive share; null where a share is, and where nothing of a side can be compared though it holds something, such as confidential totals.',
  ),
  ...identifiedFields,
  assets: described(z.array(z.union([changeOutput, overlapOutput])), 'The assets of either, each once.'),
})
