import { z } from 'zod'
import { defineEndpoint, type Row } from '../../../../../api/endpoint.ts'
import { choiceInput } from '../../../../../api/input.ts'
import { textOfRow } from '../../../../../api/name-search.ts'
import { described, field, filledField, listOutput } from '../../../../../api/output.ts'
import { listAnswer, pageInput } from '../../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../../api/sort.ts'
import { valueListInput } from '../../../../../api/value-list.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { describeRegister, registerFields } from '../../../../../fund/api/register-state.ts'
import { requireAssets } from '../../../../../fund/api/require-assets.ts'
import { assetColumns } from '../../../asset-columns.ts'
import { nameOfBond } from '../../../bond-codes.ts'
import { marketAssetColumns } from '../../../market/move/columns.ts'
import { coversAllClasses, type MarketRequest, marketInput, readMarketRequest } from '../kit/market-request.ts'
import { describeMarketMonth } from '../kit/envelope.ts'
import { writeExplain } from '../kit/explain.ts'
import { judgeKinds } from '../kit/knowledge.ts'
import {
  explainField,
  knowledgeFields,
  marketCount,
  marketEnvelope,
  marketPercent,
  marketValue,
  nullReason,
  unknownField,
} from '../kit/output.ts'
import { findComparedMonth, HELD_KINDS } from '../months-compared.ts'
import { requireMoves } from '../moves/require-moves.ts'
import { readAssets } from './first-assets.ts'

const UNNAMED_OF_MONTH = new URL('unnamed_lines_of_month.sql', import.meta.url)
const UNNAMED_OF_CLASSES = new URL('unnamed_lines_of_classes.sql', import.meta.url)
const REGISTER = 'cvm_fund_register'

const quantity = (description: string) => described(z.number().nullable(), description, 'DECIMAL(24,6)')

const assetOutput = z
  .strictObject({
    asset_id: described(z.string(), 'Name that the asset goes by in the month, as in `/v1/assets`.', 'VARCHAR'),
    name: described(
      z.string(),
      'Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due.',
      'VARCHAR',
    ),
    ticker: filledField(assetColumns.ticker),
    kind: field(marketAssetColumns.asset_kind),
    long_value: marketValue('Value of the lines that own it or lent it out, BRL.'),
    long_quantity: quantity('Quantity of these lines.'),
    lent_value: marketValue('Of `long_value`, what is lent out.'),
    short_value: marketValue('Value of the lines that borrowed it, negative.'),
    holder_count: marketCount('Classes whose long value of it is not 0.'),
    manager_count: marketCount(
      'Managers of those of these classes whose manager the register that the month rests on has; natural persons are one. Null where it has none of them.',
    ),
    value_reason: nullReason(
      'long_value',
      'month_incomplete where the month lacks all members that can have these lines',
    ),
    share_of_market_percent: marketPercent(
      '100 × (long and short value) ÷ the value of all lines that count and hold no quotas of funds, half away from zero.',
    ),
    share_reason: nullReason(
      'share_of_market_percent',
      'quotas_not_in_market for quotas of funds, whose money is in the lines of those; month_incomplete where members are absent; market_not_positive',
    ),
    outstanding_percent: marketPercent(
      'Held part of the whole asset: for a real-estate fund (FII) the quantity ÷ the quotas that its report of the very month says were issued, for any other fund the value ÷ its NAV of the month.',
    ),
    outstanding_reason: nullReason(
      'outstanding_percent',
      'capital_not_compiled for shares, since no source here has the capital of companies; issue_not_compiled for bonds and papers; fund_size_not_known; month_incomplete',
    ),
    previous_long_value: marketValue('`long_value` of the calendar month before.'),
    previous_long_quantity: quantity('`long_quantity` of the month before.'),
    previous_short_value: marketValue('`short_value` of the month before.'),
    previous_holder_count: marketCount('`holder_count` of the month before.'),
    previous_reason: nullReason(
      'previous_long_value',
      'month_before_incomplete where the snapshot lacks that month or members of it, month_incomplete',
    ),
    ...knowledgeFields,
    explain: explainField,
  })
  .meta({ id: 'MarketAsset', description: 'How much of an asset the classes of a month hold by lines of their own.' })

const NOT_SORTED = ['name', 'missing_members']
const KEY = ['asset_id'] as const

export const marketAssets = defineEndpoint({
  id: 'market_assets',
  path: '/v1/market/assets',
  summary: 'What all funds hold most: each asset with its value, holders and managers',
  description:
    'A row an asset that lines of the month hold, the largest value first. Only lines count that are open and owned, lent or borrowed; repo collateral, derivatives, cash and confidential totals are not held. Every figure is a sum of lines, never of look-throughs, so a real is counted once for each line that holds it: quotas of funds are assets too, and `kind` leaves them out. Lines that name no asset are in `unknown`, so rows and `unknown` add up to all lines that count.',
  dataset: PORTFOLIO,
  extraScopes: [REGISTER],
  input: z.strictObject({
    ...marketInput,
    kind: valueListInput(choiceInput(HELD_KINDS, 'Only assets of this kind.')).optional(),
    ...sortInput(
      sortableColumns(assetOutput).filter((column) => !NOT_SORTED.includes(column)),
      { by: 'long_value', order: 'desc', key: KEY },
    ),
    ...pageInput,
  }),
  output: listOutput(assetOutput, {
    ...marketEnvelope,
    previous_date: described(
      z.iso.date().nullable(),
      'Last day of the month before; null where the snapshot does not have it.',
      'DATE',
    ),
    ...registerFields,
    unknown: unknownField,
  }),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  examples: [
    { date: '20251031', kind: 'listed_share' },
    { date: '20251031', filing_group: 'structured', sort_by: 'holder_count', page_size: '10' },
  ],
  async answer(snapshot, { kind: kinds = null, sort_by, sort_order, ranges, page, page_size, ...input }) {
    const asked = readMarketRequest(snapshot, input)
    requireAssets(snapshot, asked.month)
    requireMoves(snapshot, asked.month)
    const before = findComparedMonth(snapshot, asked, null, input)
    const [rows, [unnamed]] = await Promise.all([
      readAssets(snapshot, asked, before, { kinds, ranges, sort_by, sort_order, page, page_size }),
      coversAllClasses(asked)
        ? snapshot.query(UNNAMED_OF_MONTH, { kinds }, [asked.month])
        : snapshot.query(UNNAMED_OF_CLASSES, { kinds, ...asked.classes }, [asked.month]),
    ])
    const { body, ...answer } = listAnswer(
      rows.map((row) => describeRow(row, asked)),
      { page, page_size },
      `market_assets-${asked.month}`,
    )
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        previous_date: before.reference_date,
        ...(await describeRegister(snapshot)),
        unknown: describeUnnamed(unnamed),
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
    }
  },
})

function describeUnnamed(row: Row | undefined): Row[] {
  if (row === undefined || row['line_count'] === 0) return []
  return [{ reason: 'no_asset_id', ...row }]
}

function describeRow({ is_partial, ...row }: Row, asked: MarketRequest): Row {
  const [asset_id, kind] = [textOfRow(row, 'asset_id'), textOfRow(row, 'kind')]
  return {
    ...Object.fromEntries(Object.keys(assetOutput.shape).map((column) => [column, row[column] ?? null])),
    name: nameOfBond(asset_id) ?? row['name'] ?? '',
    is_partial: is_partial ?? false,
    missing_members: judgeKinds(asked, [kind]).missing.join(','),
    explain: writeExplain('/v1/market/lines', {
      date: asked.reference_date,
      asset: asset_id,
      position: 'owned,lent',
      filing_group: asked.classes.filing_groups?.join(','),
      type: asked.classes.types?.join(','),
    }),
  }
}
