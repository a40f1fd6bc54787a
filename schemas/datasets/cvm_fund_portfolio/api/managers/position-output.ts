import { z } from 'zod'
import { described, writtenByServer } from '../../../../api/output.ts'
import { marketPercent } from '../market/kit/output.ts'

export const partyPosition = z
  .strictObject({
    value: described(z.number(), 'Signed sum, BRL.', 'DECIMAL(24,2)'),
    asset_id: described(z.string(), 'Name that the asset goes by in the month; "" for what names none.', 'VARCHAR'),
    name: described(z.string(), 'Name that lines have for it; "" where none is known.', 'VARCHAR'),
    kind: described(z.string(), 'Kind of asset; reconciliation for what opened quotas leave.', 'VARCHAR'),
    resolution: described(
      z.string(),
      'direct for lines that are no quotas of a fund, and with `view=direct` for all; else the reason why quotas are not replaced by what the fund holds, as in the look-through of a fund.',
      'VARCHAR',
    ),
    quantity: described(z.number().nullable(), 'Long less short; null for what names no asset.', 'DECIMAL(30,6)'),
    share_percent: marketPercent('Of the sum of all rows; null where that is not positive.'),
    class_count: described(z.int(), 'Classes that it comes from.', 'BIGINT'),
    cnpj: described(z.string(), 'CNPJ of the class, with `group_by=fund`; else "".', 'VARCHAR'),
    fund_name: described(z.string(), 'Its name at filing, with `group_by=fund`; else "".', 'VARCHAR'),
    explain: writtenByServer(
      described(
        z.string(),
        'Relative address of the answer whose rows add up to `value`: the classes of the asset, or the lines of the class; "" for parts of look-throughs, which are no lines.',
        'VARCHAR',
      ),
    ),
  })
  .meta({ id: 'PartyPosition', description: 'What the classes of a manager or administrator hold of an asset.' })
