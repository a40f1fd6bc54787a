import { z } from 'zod'
import { described } from '../../../../api/output.ts'

const value = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')

/** A fund that holds the requested asset. */
export const holderOutput = z
  .strictObject({
    cnpj: described(z.string(), 'CNPJ of the class that holds.', 'VARCHAR'),
    name: described(z.string(), 'Its name as filed in the month.', 'VARCHAR'),
    quantity: described(z.number(), 'Quantity, long less short.', 'DECIMAL(24,6)'),
    value: value('Value, long less short, BRL; with `indirect=true` what it holds through other funds too.'),
    share_percent: described(
      z.number().nullable(),
      "100 × value ÷ the holder's reported NAV of the month, half away from zero; null where neither NAV nor total is positive.",
      'DECIMAL(28,6)',
    ),
    direct_value: value('Of it by lines of its own, BRL; with `indirect=true`.').optional(),
    indirect_value: value('Of it through other funds, BRL; with `indirect=true`.').optional(),
    shortest_depth: described(
      z.int(),
      'Funds between the holder and the nearest line of the asset: 0 for one of its own; with `indirect=true`.',
      'INTEGER',
    ).optional(),
  })
  .meta({ id: 'AssetHolder', description: 'A fund that holds the requested asset.' })
