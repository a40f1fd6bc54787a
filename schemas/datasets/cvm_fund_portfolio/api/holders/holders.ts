import { z } from 'zod'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { defineEndpoint } from '../../../../api/endpoint.ts'
import { switchInput, dayInput } from '../../../../api/input.ts'
import { described } from '../../../../api/output.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { listAnswer, pageInput } from '../../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { describeGroup } from '../asset-output.ts'
import { datasetMonth, describeMembers, listMissingMembers, monthCompleteness } from './dataset-month.ts'
import { pickHidden } from './members-of-kind.ts'
import { includeInput, showsContracts } from './include.ts'
import { readMarketIdentified } from './market-identified.ts'
import { holderListOutput, holderOutput } from './output.ts'
import { readHoldings } from './read-holdings.ts'
import { FILED_COLUMNS, KEY, needsFilings, pageOfRows } from './rows.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const INDIRECT_COLUMNS: readonly string[] = ['direct_value', 'indirect_value', 'shortest_depth']

export const assetHolders = defineEndpoint({
  id: 'asset_holders',
  path: '/v1/asset/{code}/holders',
  summary: 'Which funds hold an asset at the end of a month, the largest position first',
  description:
    "Every class with a line of the asset, ordered by value, then `cnpj`. The asset is found by ticker, ISIN, Selic or CETIP code, `asset_id`, or the CNPJ of a fund, in letters of any case and whichever of them its lines file. A paper without a code is found with the others that the month shows to be the same one: `asset_group_id` names their group, and `asset_group_basis` says what joins them. Quotas of a fund are also found under the number of the fund whose only class it is. A code of several assets, such as a Selic code without the maturity, is a conflict that lists them. A code that no line of the snapshot names is not found, and one that nobody holds in the month is an empty list; so is one of which nothing can be seen because the month lacks members, and `status` shows it. Own and lent lines of a holder are one row; borrowed ones are a row of their own, which is negative and comes last. `include=repo,derivatives` adds what is not owned: the repos that a bond secures, and the options, futures and forwards that file the asset's ISIN or ticker, a row for each contract that a holder names (`contract`). `position` says which is which; the value of a future is the variation of a day. If they are sorted by `name` or `share_percent`, or in a range of the latter, the filings of all holders are read for each page. Without `date` the month is the newest one with all its members, or else the newest; `reference_date` names it. Lines that name no asset have no known holder, nor have confidential holdings: `identified_percent` says how much of the month's lines do. With `indirect=true` the list also has the funds that hold it through other funds. Each shows the sum of the leaves of that asset in its look-through (`view=paths`, ten levels), so a real is counted once for each fund above it: do not add up the values of a list. What comes through a ring of funds that hold each other is the value of all its turns, rounded once, as in `view=aggregate`. Quotas of the requested fund are not replaced by its holdings there. A real-estate fund (FII) without lines of the month has those of the report that its portfolio shows for it, at most six months older: it is a holder of the funds that the report names, and a way to what they hold, and `oldest_report_date` gives the date of that report. Lines of reports name no other assets.",
  dataset: 'cvm_fund_portfolio',
  input: z
    .strictObject({
      code: assetCodeInput,
      date: dayInput('A day of the requested competence month; if omitted, the newest complete month.').optional(),
      indirect: switchInput('With the funds that hold it through other funds.').default(false),
      include: includeInput,
      ...sortInput(sortableColumns(holderOutput), { by: 'value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(({ sort_by, indirect }) => indirect || !INDIRECT_COLUMNS.includes(sort_by), {
      error: issueText(portfolioMessages.onlyIndirect),
      path: ['sort_by'],
    })
    .refine(({ sort_by, include }) => showsContracts(include) || sort_by !== 'contract', {
      error: issueText(portfolioMessages.onlyDerivatives),
      path: ['sort_by'],
    }),
  output: holderListOutput,
  rows: ['data'],
  rowKeys: {
    asset_id: described(z.string(), 'Name of the asset.', 'VARCHAR'),
    reference_date: FUND_MONTH_KEYS.reference_date,
  },
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
    'X-Reference-Date': 'Last day of the competence month.',
  },
  cost: {
    heavy: {
      when: `with indirect=true, sorted by ${FILED_COLUMNS.join(' or ')}, and with a range of share_percent`,
      is: ({ indirect, sort_by, ranges }) => indirect || needsFilings(sort_by, ranges),
    },
    work: 20_000_000,
    narrower: {
      indirect: {
        en: 'leave it out, or request the look-through of one fund.',
        pt: 'omita, ou peça a carteira aberta de um só fundo.',
      },
    },
  },
  examples: [
    { code: 'CPFE3', date: '20251031' },
    { code: '09215250000113', date: '20251031', indirect: 'true' },
  ],
  absentColumns: ({ indirect, include }) => [
    ...(indirect ? [] : INDIRECT_COLUMNS),
    ...(showsContracts(include) ? [] : ['contract']),
  ],
  async answer(snapshot, { code, date, indirect, include, sort_by, sort_order, ranges, ...page }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const asset = await findAsset(snapshot, code, month)
    const [holdings, identified] = await Promise.all([
      readHoldings(snapshot, asset, { include, indirect }, month),
      readMarketIdentified(snapshot, month),
    ])
    const shown = { indirect, contracts: showsContracts(include), month, ranges }
    const rows = await pageOfRows(snapshot, holdings, shown, { sort_by, sort_order }, page)
    const fileName = `asset_holders-${asset.asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}-${month}`
    const { body, ...answer } = listAnswer(rows, page, fileName)
    const reference_date = lastDayOfMonth(month)
    const missing = listMissingMembers(snapshot, month)
    const ofList = {
      status: pickHidden(missing, asset.kind).length === 0 ? 'read' : 'members_missing',
      ...describeMembers(snapshot, month),
      // The identified part of the month's lines means nothing for an asset that no line names.
      identified_percent: holdings.length === 0 ? null : identified.identifiedPercent,
    }
    return {
      ...answer,
      rowKeys: { asset_id: asset.asset_id, reference_date },
      body: {
        success: true,
        reference_date,
        asset_id: asset.asset_id,
        ...describeGroup(asset),
        ...ofList,
        data: body['data'] ?? [],
      },
      headers: {
        ...monthCompleteness(snapshot, month),
        ...rulesVersion(snapshot, PORTFOLIO, [month]),
        'X-Reference-Date': reference_date,
      },
    }
  },
})
