import { z } from 'zod'
import { defineEndpoint, type Snapshot } from '../../../../../api/endpoint.ts'
import { choiceInput, cnpjInput, cnpjText, parameter, switchInput } from '../../../../../api/input.ts'
import { issueText } from '../../../../../api/issue-message.ts'
import { described, field, filledField, listOutput } from '../../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../../../api/provenance.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../../api/sort.ts'
import { valueListInput } from '../../../../../api/value-list.ts'
import { type AssetCode, assetCodeInput } from '../../../../../fund/api/asset-code.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { findAsset } from '../../../../../fund/api/find-asset.ts'
import { portfolioColumns as columns } from '../../../columns.ts'
import { issuerMessages } from '../../issuers/issuer-messages.ts'
import { requireParties } from '../../managers/party-sums.ts'
import { CLASS_TYPES, marketInput, readMarketRequest } from '../kit/market-request.ts'
import { describeMarketMonth } from '../kit/envelope.ts'
import { marketEnvelope } from '../kit/output.ts'
import { HELD_KINDS } from '../months-compared.ts'

const LINES = new URL('market_lines.sql', import.meta.url)
const LINES_OF_PARTY = new URL('market_lines_of_party.sql', import.meta.url)
const KEY = ['cnpj', 'id'] as const

const partyOf = (description: string) =>
  parameter(cnpjText, description, { type: 'string', minLength: 14, maxLength: 18, examples: ['30822936000169'] })

const lineOutput = z
  .strictObject({
    cnpj: field(columns.cnpj),
    name: filledField(columns.fund_name_filed),
    type: described(z.enum(CLASS_TYPES), 'Type of the class.', 'VARCHAR'),
    id: field(columns.id),
    block: field(columns.block),
    position: described(z.enum(['owned', 'lent', 'borrowed']), 'How it is held; borrowed is short.', 'VARCHAR'),
    asset_id: field(columns.asset_id),
    kind: field(columns.asset_kind),
    asset_type: filledField(columns.asset_type),
    description: described(z.string(), 'Fund, issuer or description filed; "" where none is.', 'VARCHAR'),
    final_position_quantity: field(columns.final_position_quantity),
    final_position_value: field(columns.final_position_value),
    purchases_quantity: field(columns.purchases_quantity),
    purchases_value: field(columns.purchases_value),
    sales_quantity: field(columns.sales_quantity),
    sales_value: field(columns.sales_value),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'MarketLine', description: 'A line of a portfolio that counts in sums over funds.' })

/** Parameter for names in the lines of the month, such as those in the row of a move. */
const filedIdsInput = parameter(
  z
    .string()
    .max(4000)
    .transform((text) => text.split(',')),
  'Only lines with one of these names (`asset_id` of a line), as they stand, with commas between them.',
  { type: 'string', examples: ['b3:PETR4'] },
)

export const marketLines = defineEndpoint({
  id: 'market_lines',
  path: '/v1/market/lines',
  summary: 'The lines of all funds that sums over the market add up',
  description:
    'The open lines of a month that are owned, lent or borrowed: what `/v1/market/assets` and `/v1/market/moves` add up, each with the file and line that it was read from (`provenance=true`). `asset` finds an asset under all names that it has in the month; `filed_id` takes names as they stand.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      ...marketInput,
      asset: assetCodeInput.optional(),
      filed_id: filedIdsInput.optional(),
      unnamed: switchInput('Only lines that name no asset.').default(false),
      cnpj: cnpjInput.optional(),
      manager: partyOf('Only lines of the classes of this manager: its CNPJ.').optional(),
      administrator: partyOf('Only lines of the classes of this administrator: its CNPJ.').optional(),
      kind: valueListInput(choiceInput(HELD_KINDS, 'Only lines of assets of this kind.')).optional(),
      position: valueListInput(choiceInput(['owned', 'lent', 'borrowed'], 'Only lines that hold it so.')).optional(),
      ...provenanceInput,
      ...sortInput(sortableColumns(lineOutput), { by: 'final_position_value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(({ manager, administrator }) => manager === undefined || administrator === undefined, {
      error: issueText(issuerMessages.oneParty),
      path: ['administrator'],
    }),
  output: listOutput(lineOutput, marketEnvelope),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  examples: [{ date: '20251031', asset: 'CPFE3', provenance: 'true' }],
  async answer(
    snapshot,
    {
      asset,
      filed_id,
      unnamed,
      cnpj = null,
      manager,
      administrator,
      kind = null,
      position = null,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      page,
      page_size,
      ...input
    },
  ) {
    const asked = readMarketRequest(snapshot, input)
    const ids = await listIds(snapshot, asset, filed_id, asked.month)
    const party = manager ?? administrator
    if (party !== undefined) requireParties(snapshot, asked.month)
    const rows = await snapshot.query(
      party === undefined ? LINES : LINES_OF_PARTY,
      {
        ...asked.classes,
        ...(party !== undefined && { party, party_type: manager === undefined ? 'administrator' : 'manager' }),
        ids,
        is_unnamed: unnamed,
        cnpj,
        kinds: kind,
        positions: position,
        ranges,
        sort_by,
        sort_order,
        ...pageBindings({ page, page_size }),
      },
      [asked.month],
    )
    const sourced = addSource(snapshot, PORTFOLIO, provenance, () => asked.month)
    const { body, ...answer } = listAnswer(rows.map(sourced), { page, page_size }, `market_lines-${asked.month}`)
    return {
      ...answer,
      body: { success: true, ...describeMarketMonth(asked), data: body['data'] ?? [] },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
    }
  },
})

/** Lists the names of the requested lines; null for all lines. */
async function listIds(
  snapshot: Snapshot,
  asset: AssetCode | undefined,
  filed: readonly string[] | undefined,
  month: string,
): Promise<readonly string[] | null> {
  if (asset === undefined) return filed ?? null
  const { ids, asset_id } = await findAsset(snapshot, asset, month)
  const found = ids.length === 0 ? [asset_id] : ids
  return filed === undefined ? found : found.filter((id) => filed.includes(id))
}
