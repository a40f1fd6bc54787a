import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Asset, RegisterTerms } from '../../answers.gen.ts'
import { askOrNothing, type Parameters } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { DUE, ISIN, ISSUER, PAYS, writeDay, writePay } from './paper-terms.ts'

const TITLE: Text = { en: 'By the register of debentures', pt: 'Segundo o cadastro de debêntures' }
const DERIVED: Text = {
  en: 'That this is the paper is derived from issuer, maturity, index and prices of the month; lines name no code.',
  pt: 'Que seja este o papel é derivado de emissor, vencimento, indexador e preços do mês; as posições não informam código.',
}
const MORE: Text = { en: 'Terms and versions of', pt: 'Condições e versões de' }

/** Papers that the register of debentures can have: those with a code, and debentures that lines name by their terms. */
const IN_REGISTER = /^(?:cetip:|paper:DEBENTURE-)/

/** Reads what the register says about an asset; null where it may not be shown, or the register does not have it. */
export async function readTermsOfAsset(
  { ask, pages }: PageView,
  { asset_id }: Asset,
  dated: Parameters,
): Promise<RegisterTerms | null> {
  if (!pages.has('/debenture/{code}') || !IN_REGISTER.test(asset_id)) return null
  return (await askOrNothing(ask, 'asset', { code: asset_id, include: 'terms', ...dated }))?.data.terms ?? null
}

/** Renders what the register says about an asset, and leads to the page of the paper. */
export function renderRegisterTerms(view: PageView, terms: RegisterTerms | null): Html | null {
  if (terms === null) return null
  const { say, link } = view
  return (
    <section>
      <h2 id="register">{say(TITLE)}</h2>
      {renderFactList(view, [
        [ISSUER, shortenCompanyName(terms.issuer_name ?? '')],
        [ISIN, terms.isin ?? ''],
        [PAYS, writePay(view, { ...terms, index: terms.index ?? '' })],
        [DUE, writeDay(view, terms.maturity_date)],
      ])}
      {terms.basis === 'derived' && <p>{say(DERIVED)}</p>}
      <p class="more">
        <a href={link(`/debenture/${terms.code}`)}>
          {say(MORE)} {terms.code}&nbsp;›
        </a>
      </p>
    </section>
  )
}
