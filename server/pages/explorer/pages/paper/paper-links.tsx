import type { Text } from '../../../../../schemas/core/language.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { askOrNothing } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'

const ALL_OF: Text = { en: 'All that funds have of', pt: 'Tudo que os fundos têm de' }
const COMPANY: Text = { en: 'Balance sheet of', pt: 'Balanço de' }
/** So many characters of a CNPJ name a company; the others name its branch. */
const ROOT_LENGTH = 8

/** Pages of the issuer of a paper that exist. */
interface IssuerPages {
  readonly hasIssuer: boolean
  readonly hasCompany: boolean
}

/** Finds the pages of an issuer: funds may hold nothing of it, and the register of companies may not have it. */
export async function findIssuerPages({ ask, pages }: PageView, cnpj: string): Promise<IssuerPages> {
  const [issuer, company] = await Promise.all([
    cnpj !== '' && pages.has('/issuer/{id}') ? askOrNothing(ask, 'issuer', { id: cnpj.slice(0, ROOT_LENGTH) }) : null,
    cnpj !== '' && pages.has('/company/{id}') ? askOrNothing(ask, 'company', { id: cnpj }) : null,
  ])
  return { hasIssuer: issuer !== null, hasCompany: company !== null }
}

/** Writes the CNPJ of an issuer; its name where the paper has none. */
export function writeIssuer(cnpj: string, name: string): HtmlValue {
  return cnpj === '' ? name : <span class="whole">{punctuateCnpj(cnpj)}</span>
}

/** Leads to the issuer of a paper: its papers in funds, and its statements. */
export function renderIssuerLinks(
  { say, link }: PageView,
  { cnpj, name, hasIssuer, hasCompany }: IssuerPages & { readonly cnpj: string; readonly name: string },
): Html {
  const short = shortenCompanyName(name) || cnpj
  return (
    <>
      {hasIssuer && (
        <p class="more">
          <a href={link(`/issuer/${cnpj.slice(0, ROOT_LENGTH)}`)}>
            {say(ALL_OF)} {short}&nbsp;›
          </a>
        </p>
      )}
      {hasCompany && (
        <p class="more">
          <a href={link(`/company/${cnpj}`)}>
            {say(COMPANY)} {short}&nbsp;›
          </a>
        </p>
      )}
    </>
  )
}
