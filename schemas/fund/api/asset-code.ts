import { z } from 'zod'
import { bareCnpj, hasValidCheckDigits } from '../../core/cnpj.ts'
import { cnpjText, parameter } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { fundMessages } from './fund-messages.ts'

/** Code of an asset in a request: the CNPJ of a fund, one of its subclasses, or any other code in capital letters. */
export type AssetCode =
  | { readonly kind: 'fund'; readonly cnpj: string; readonly subclass: string | null }
  | { readonly kind: 'code'; readonly text: string }

/** Form of a CNPJ: fourteen digits, or its mask. A CNPJ with letters looks like any other code. */
const LIKE_CNPJ = /^\d{14}$|^.{2}\..{3}\..{3}\/.{4}-.{2}$/
/** Form of the id of a fund, or of one of its subclasses. */
const FUND_ID = /^fund:([^:]+)(?::([^:]+))?$/i
/** Form of an `asset_id`: the namespace in small letters, the rest in capital ones. */
const ASSET_ID = /^([A-Za-z0-9]+):(.+)$/
/** Most characters: names of papers have the type, the issuer and all terms. */
const LONGEST = 160
const CODE = /^[!-~](?:[ -~]*[!-~])?$/

/** Parameter for a ticker, ISIN, Selic or CETIP code, CNPJ, or `asset_id`, in letters of any case. */
export const assetCodeInput = parameter(
  z.string().transform((text, context): AssetCode => {
    const [, ofFund = text, subclass = null] = FUND_ID.exec(text) ?? []
    if (ofFund !== text || LIKE_CNPJ.test(text) || isCnpj(text)) {
      const read = cnpjText.safeParse(ofFund.toUpperCase())
      if (read.success) return { kind: 'fund', cnpj: read.data, subclass: subclass?.toUpperCase() ?? null }
      for (const { message } of read.error.issues) context.addIssue(message)
      return z.NEVER
    }
    if (CODE.test(text) && text.length <= LONGEST) return { kind: 'code', text: capitalize(text) }
    context.addIssue(issueText(fundMessages.assetForm({ most: LONGEST })))
    return z.NEVER
  }),
  'Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case.',
  { type: 'string', minLength: 1, maxLength: LONGEST, examples: ['PETR4', 'BRPETRACNPR6', '09215250000113'] },
)

/** Writes an asset code so that equal codes are equal texts. */
export function writeAssetCode(code: AssetCode): string {
  if (code.kind === 'code') return code.text
  return code.subclass === null ? `fund:${code.cnpj}` : `fund:${code.cnpj}:${code.subclass}`
}

function capitalize(text: string): string {
  const [, namespace, value] = ASSET_ID.exec(text) ?? []
  if (namespace === undefined || value === undefined) return text.toUpperCase()
  return `${namespace.toLowerCase()}:${value.toUpperCase()}`
}

function isCnpj(text: string): boolean {
  const bare = bareCnpj(text.toUpperCase())
  return bare !== null && hasValidCheckDigits(bare)
}
