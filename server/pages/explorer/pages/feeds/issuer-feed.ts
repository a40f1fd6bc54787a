import { z } from 'zod'
import { issuerCodeInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/issuers/issuer-code.ts'
import { writeAtom } from '../../../kit/feed.tsx'
import { toDecimal } from '../../answers.ts'
import type { ExplorerPage } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { countFunds } from '../../text/fund-count.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { listMonthEntries, pageAt, readFeedCode } from './month-changes.ts'

const IN: Text = { en: 'in', pt: 'em' }
const NOT_KNOWN: Text = {
  en: 'not known, because the files lack members',
  pt: 'não se sabe, porque faltam blocos nos arquivos',
}

/** News of months and snapshots about an issuer. */
export const issuerFeed: ExplorerPage = {
  path: '/issuer/{id}/feed.atom',
  datasets: ['cvm_fund_portfolio', 'cvm_fund_register'],
  input: z.strictObject({ id: issuerCodeInput }),
  async render(view) {
    const { ask, say, figures } = view
    const issuer = (await ask('issuer', { id: readFeedCode(view) })).data
    const { data } = await ask('issuer_history', { id: issuer.issuer_id, page_size: '500' })
    const months = data.map((row) => {
      const value = toDecimal(row.direct_value)
      const said =
        value === null
          ? say(NOT_KNOWN)
          : `${figures.shortReais(value)} ${say(IN)} ${countFunds(view, toDecimal(row.class_count) ?? '')}`
      return {
        month: row.reference_date.slice(0, 7),
        title: `${figures.month(row.reference_date)}: ${said}`,
        lines: [],
      }
    })
    const entries = await listMonthEntries(view, months)
    return {
      type: 'application/atom+xml; charset=utf-8',
      xml: (base) =>
        writeAtom({
          title: shortenCompanyName(issuer.name) || issuer.issuer_id,
          page: `${base}${pageAt(view)}`,
          self: `${base}${pageAt(view)}/feed.atom`,
          entries: entries.map((entry) => ({ ...entry, id: `${base}${entry.id}` })),
        }),
    }
  },
}
