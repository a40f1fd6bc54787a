import { punctuateCnpj } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import { shortenFundName } from './text/fund-name.ts'

/** First fund that a page links by each short name. */
const linked = new WeakMap<PageView['charts'], Map<string, string>>()

/** Links a fund by its short name; the whole one shows where a pointer rests. */
export function linkFund(
  { link, charts }: Pick<PageView, 'link' | 'charts'>,
  row: { readonly cnpj?: string; readonly name?: string },
  date: string,
): Html {
  const [cnpj, name] = [row.cnpj ?? '', row.name ?? '']
  const short = shortenFundName(name)
  return (
    <>
      <a href={link(`/fund/${cnpj}`, { date })} title={name}>
        {short || cnpj}
      </a>
      {isTaken(charts, short, cnpj) && (
        <>
          {' '}
          <small class="quiet whole">{punctuateCnpj(cnpj)}</small>
        </>
      )}
    </>
  )
}

/** True if the page has another fund by the same short name: their numbers tell them apart. */
function isTaken(page: PageView['charts'], short: string, cnpj: string): boolean {
  const names = linked.get(page) ?? new Map<string, string>()
  linked.set(page, names)
  const first = names.get(short)
  if (first === undefined) names.set(short, cnpj)
  return short !== '' && first !== undefined && first !== cnpj
}
