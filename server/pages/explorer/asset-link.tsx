import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import { sayTerms } from './text/asset-words.ts'
import { shortenCompanyName } from './text/company-name.ts'
import { shortenFundName } from './text/fund-name.ts'
import { KIND_WORDS } from './text/kind-words.ts'

/** A row of sums that names its asset. */
interface MarketRow {
  readonly asset_id: string | null
  readonly name: string
  readonly kind: string
}

const UNNAMED = { en: 'not named', pt: 'sem nome' }

/** Names the asset of a row of sums: by its ticker, its fund, or its issuer with the terms of the paper. */
export function nameMarketAsset(
  { figures, name, say }: PageView,
  row: MarketRow,
): { readonly label: string; readonly more: string } {
  const { name: filed, kind: kindOfRow } = row
  const id = row.asset_id ?? ''
  const [, ticker] = /^b3:(.+)$/.exec(id) ?? []
  if (ticker !== undefined) return { label: ticker, more: shortenCompanyName(filed) }
  if (id === '') return { label: `${name(KIND_WORDS, kindOfRow)}, ${say(UNNAMED)}`, more: '' }
  if (id.startsWith('fund:')) return { label: shortenFundName(filed) || sayTerms(figures, id), more: '' }
  const terms = sayTerms(figures, id)
  if (filed === '' || id.startsWith('selic:')) return { label: terms, more: '' }
  const [kind = '', , , due = ''] = id.split(':')
  if (kind !== 'paper') return { label: shortenCompanyName(filed), more: '' }
  return {
    label: shortenCompanyName(filed),
    more: due === '' ? terms : `${terms} · ${figures.shortMonth(due.slice(0, 7))}`,
  }
}

/** Links the asset of a row of sums: a fund to its page, everything else to the page of the asset. */
export function linkMarketAsset(view: PageView, row: MarketRow, date: string): HtmlValue {
  const { label, more } = nameMarketAsset(view, row)
  const id = row.asset_id ?? ''
  const [, cnpj] = /^fund:(\w{14})/.exec(id) ?? []
  const path = cnpj === undefined ? `/asset/${encodeURIComponent(id)}` : `/fund/${cnpj}`
  const titled: Html = (
    <>
      {label}
      {more !== '' && more !== label && (
        <>
          {' '}
          <small class="quiet">{more}</small>
        </>
      )}
    </>
  )
  return id === '' || !view.pages.has('/asset/{code}') ? titled : <a href={view.link(path, { date })}>{titled}</a>
}
