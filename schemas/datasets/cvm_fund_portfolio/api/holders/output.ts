import { z } from 'zod'
import { described, listOutput } from '../../../../api/output.ts'
import { foundGroupFields } from '../asset-output.ts'

const value = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')

/** A fund that holds the requested asset. */
export const holderOutput = z
  .strictObject({
    cnpj: described(z.string(), 'CNPJ of the class that holds.', 'VARCHAR'),
    name: described(z.string(), 'Its name as filed in the month.', 'VARCHAR'),
    quantity: described(z.number(), 'Quantity, long less short.', 'DECIMAL(24,6)'),
    value: value(
      'Value of these lines, BRL, negative where short; with `indirect=true` what it holds through other funds too.',
    ),
    share_percent: described(
      z.number().nullable(),
      "100 × value ÷ the holder's reported NAV of the month, or of its own report, half away from zero; null where neither NAV nor total is positive.",
      'DECIMAL(28,6)',
    ),
    position: described(
      z.enum(['owned', 'borrowed', 'repo_collateral', 'option', 'future', 'forward']),
      'How it is held: owned, also while lent out; borrowed, which is short; else, where `include` asks for it, repo_collateral or a derivative.',
      'VARCHAR',
    ),
    contract: described(
      z.string().nullable(),
      'Name (`asset_id`) of the option or future; null for what is none, and where its lines name no contract, which are one row. With `include=derivatives`.',
      'VARCHAR',
    ).optional(),
    oldest_report_date: described(
      z.iso.date().nullable(),
      'Date of the oldest report of a real-estate fund (FII) with a line on the ways to the asset, its own lines among them, at most six months before; null where all are holdings of the month (CDA).',
      'DATE',
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

/** Fields of a list over all funds of a month: the members that the month lacks. */
export const monthMembersFields = {
  completeness: described(z.enum(['complete', 'partial']), 'partial where the month lacks members.', 'VARCHAR'),
  missing_members: described(
    z.string(),
    'Members that are absent or thin, separated by commas; "" where none is.',
    'VARCHAR',
  ),
}

export const holderListOutput = listOutput(holderOutput, {
  reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
  asset_id: described(z.string(), 'Name of the asset that the code belongs to.', 'VARCHAR'),
  ...foundGroupFields,
  status: described(
    z.enum(['read', 'members_missing']),
    'read; members_missing where the month lacks a member that can have lines of this kind of asset: others can hold it too, and an empty list says nothing.',
    'VARCHAR',
  ),
  ...monthMembersFields,
  identified_percent: described(
    z.number().nullable(),
    'Part of the value of the lines of the month that name their asset, by magnitude, of those that should: 100 is all. Null where the list is empty.',
    'DECIMAL(28,6)',
  ),
})
