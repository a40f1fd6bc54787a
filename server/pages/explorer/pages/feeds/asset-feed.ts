import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import { assetCodeInput } from '../../../../../schemas/fund/api/asset-code.ts'
import { writeAtom } from '../../../kit/feed.tsx'
import type { HoldersMonth } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import type { ExplorerPage, PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import { listMonthEntries, pageAt, readFeedCode } from './month-changes.ts'

const NOT_KNOWN: Text = {
  en: 'who holds it is not known, because the files lack members',
  pt: 'não se sabe quem o tem, porque faltam blocos nos arquivos',
}
const MOVED: Text = { en: 'funds that entered, left:', pt: 'fundos que entraram, saíram:' }

/** News of months and snapshots about the holders of an asset. */
export const assetFeed: ExplorerPage = {
  path: '/asset/{code}/feed.atom',
  datasets: ['cvm_fund_portfolio'],
  input: z.strictObject({ code: assetCodeInput }),
  async render(view) {
    const code = readFeedCode(view)
    const asset = (await view.ask('asset', { code })).data
    const { data } = await view.ask('asset_holders_history', { code, page_size: '500' })
    const entries = await listMonthEntries(
      view,
      data.map((row) => sayMonth(view, row)),
    )
    return {
      type: 'application/atom+xml; charset=utf-8',
      xml: (base) =>
        writeAtom({
          title: asset.ticker || asset.name || asset.asset_id,
          page: `${base}${pageAt(view)}`,
          self: `${base}${pageAt(view)}/feed.atom`,
          entries: entries.map((entry) => ({ ...entry, id: `${base}${entry.id}` })),
        }),
    }
  },
}

function sayMonth(view: PageView, row: HoldersMonth) {
  const { say, figures } = view
  const [holders, value] = [toDecimal(row.holders), toDecimal(row.value)]
  const [entered, left] = [toDecimal(row.entered), toDecimal(row.left)]
  const said =
    holders === null || value === null ? say(NOT_KNOWN) : `${countFunds(view, holders)}, ${figures.shortReais(value)}`
  return {
    month: row.reference_date.slice(0, 7),
    title: `${figures.month(row.reference_date)}: ${said}`,
    lines:
      entered === null || left === null ? [] : [`${say(MOVED)} ${figures.number(entered)}, ${figures.number(left)}`],
  }
}
