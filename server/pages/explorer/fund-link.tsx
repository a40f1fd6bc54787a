import type { Html } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import { shortenFundName } from './text/fund-name.ts'

/** Links a fund by its short name; the whole one shows where a pointer rests. */
export function linkFund(
  { link }: Pick<PageView, 'link'>,
  row: { readonly cnpj?: string; readonly name?: string },
  date: string,
): Html {
  const [cnpj, name] = [row.cnpj ?? '', row.name ?? '']
  return (
    <a href={link(`/fund/${cnpj}`, { date })} title={name}>
      {shortenFundName(name) || cnpj}
    </a>
  )
}
