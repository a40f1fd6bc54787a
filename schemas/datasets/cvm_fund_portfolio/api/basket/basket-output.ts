import { z } from 'zod'
import { itemErrorsOutput } from '../../../../api/cnpj-list.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { registerFields } from '../../../../fund/api/register-state.ts'
import { leafIssuerColumns } from '../../market/issuer/columns.ts'

const percent = (description: string) => described(z.number(), description, 'DECIMAL(28,6)')
const percentOrNull = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')
const text = (description: string) => described(z.string(), description, 'VARCHAR')
const textOrNull = (description: string) => described(z.string().nullable(), description, 'VARCHAR')
const count = (description: string) => described(z.int(), description, 'INTEGER')

const itemOutput = z
  .strictObject({
    item: text('The item as requested.'),
    cnpj: textOrNull('CNPJ of the class; null for an asset.'),
    asset_id: textOrNull('Name of the asset; null for a fund.'),
    name: text('Name of the class at filing; "" for an asset.'),
    weight_percent: percent('Its part of the basket.'),
    nav_value: described(
      z.number().nullable(),
      'NAV that its leaves are parts of, BRL; null for an asset.',
      'DECIMAL(24,2)',
    ),
    opened_percent: percentOrNull(
      'Of the NAV, what is in lines that are no quotas, or were opened; null for an asset.',
    ),
  })
  .meta({ id: 'BasketItem', description: 'An item of a basket.' })

const basketAssetOutput = z
  .strictObject({
    asset_key: text(
      'Name that leaves are added up by: that of an asset; repo and its collateral; cash, payable or receivable; line, month, CNPJ and id of a line that names no asset; or reconciliation.',
    ),
    asset_id: textOrNull('Name that the asset goes by in the month; null where the leaf is no asset or names none.'),
    name: text('Newest name that lines or quotes have; "" where they have none.'),
    kind: text('Kind of asset.'),
    category: text(
      'Category that most lines of it are filed in; reconciliation for what lines are worth less or more than the NAV.',
    ),
    issuer_id: textOrNull('Issuer, as in `/v1/issuers`; null where none is known.'),
    role: textOrNull('Role of the issuer: issuer or vehicle; null without one.'),
    share_percent: percent('Part of the basket, long and short netted, rounded once.'),
    item_count: count('Items that hold it.'),
  })
  .meta({ id: 'BasketAsset', description: 'A leaf of a basket.' })

const categoryOutput = z
  .strictObject({ category: text('Category.'), share_percent: percent('Part of the basket, rounded once.') })
  .meta({ id: 'BasketCategory', description: 'What a basket has in a category.' })

const issuerOutput = z
  .strictObject({
    issuer_id: text('Issuer, as in `/v1/issuers`.'),
    name: text('Its name.'),
    role: text(leafIssuerColumns.role.description),
    share_percent: percent('Part of the basket, rounded once.'),
    haircut_percent: percentOrNull('Haircut that is asked for; null for none.'),
    loss_percent: percentOrNull('Part of the basket that the haircut takes, rounded once; null for none.'),
  })
  .meta({ id: 'BasketIssuer', description: 'What a basket holds of an issuer in a role.' })

const managerOutput = z
  .strictObject({
    manager: text('CNPJ of the manager, by the register of today; natural_person for all natural persons.'),
    name: text('Its name.'),
    item_count: count('Items that it manages, alone or with others.'),
    weight_percent: percent('Their part of the basket in full: never to be added up over managers.'),
  })
  .meta({ id: 'BasketManager', description: 'The items of a manager.' })

const overlapOutput = z
  .strictObject({
    a: text('An item.'),
    b: text('Another.'),
    overlap_percent: percentOrNull(
      'At least: sum of the smaller of the two shares of NAV over the assets that both own by their own lines, as in `/v1/fund/{cnpj}/portfolio/compare`. Null where nothing of an item can be compared though it holds something, such as confidential totals: nobody knows it.',
    ),
    overlap_most_percent: percentOrNull(
      'At most: what is confidential, or names no asset, can be anything that the other has. Null where the minimum is null, and where the month lacks files of one of the items.',
    ),
    overlap_look_through_percent: percentOrNull('The least over what they hold through other funds as well.'),
    overlap_look_through_most_percent: percentOrNull(
      'The most over that: a fund that is not opened can hold anything.',
    ),
  })
  .meta({ id: 'BasketOverlap', description: 'What two items have in common.' })

const unopenedOutput = z
  .strictObject({
    resolution: text('Why quotas are not replaced by what their fund holds, as in the look-through.'),
    share_percent: percent('Part of the basket.'),
  })
  .meta({ id: 'BasketUnopened', description: 'What could not be opened.' })

const coverageOutput = z
  .strictObject({
    allocated_percent: percent('Weights of the items that are answered.'),
    unallocated_percent: percent('The rest of 100: what was not requested, and items with an error.'),
    opened_percent: percent('Of the basket, what is in lines that are no quotas, or were opened; an asset is.'),
    issuer_known_percent: percentOrNull(
      'Of the shares without sign that can have an issuer, the part whose issuer is known; null where none can.',
    ),
    loss_percent: percent('Part of the basket that the haircuts take of what issuers owe (role issuer).'),
  })
  .meta({ description: 'How much of the basket is known.' })

export const basketOutput = objectOutput(
  described(z.iso.date(), 'Last day of the competence month.'),
  z.strictObject({
    items: described(z.array(itemOutput), 'The items that are answered, in their order.'),
    assets: described(z.array(basketAssetOutput), 'The leaves, the largest first.'),
    by_category: described(z.array(categoryOutput), 'By category, the largest first.'),
    by_issuer: described(z.array(issuerOutput), 'By issuer and role, the largest first. Roles are never added up.'),
    by_manager: described(z.array(managerOutput), 'By manager of the items, the largest first.'),
    ...registerFields,
    overlap: described(z.array(overlapOutput), 'Each two items.'),
    unopened: described(z.array(unopenedOutput), 'Quotas that could not be opened, the largest first.'),
    coverage: coverageOutput,
  }),
).extend({ errors: itemErrorsOutput })
