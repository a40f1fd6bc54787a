import { z } from 'zod'
import { bareCnpj } from '../../core/cnpj.ts'
import { cnpjText, parameter } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { fundMessages } from './fund-messages.ts'

/** Code of a fund in a request: its CNPJ, or the ticker or ISIN of its quotas in capital letters. */
export type FundCode =
  { readonly kind: 'cnpj'; readonly cnpj: string } | { readonly kind: 'ticker' | 'isin'; readonly text: string }

const TICKER = '[A-Z][A-Z0-9]{3}[0-9]{1,2}B?'
const ISIN = 'BR[A-Z0-9]{9}[0-9]'
const IS_TICKER = new RegExp(`^${TICKER}$`)
const IS_ISIN = new RegExp(`^${ISIN}$`)

/** Writes a pattern for letters of either case, because JSON Schema has no flag for it. */
const eitherCase = (pattern: string) =>
  pattern.replaceAll('A-Z', 'A-Za-z').replace('BR', '[Bb][Rr]').replace('B?', '[Bb]?')

/** Reads a CNPJ, ticker or ISIN of a fund, with codes in letters of any case. */
const fundCodeText = z.string().transform((text, context): FundCode => {
  const code = codeOfFund(text)
  if (code !== null) return code
  if (bareCnpj(text) === null) {
    context.addIssue(issueText(fundMessages.fundForm))
    return z.NEVER
  }
  const read = cnpjText.safeParse(text)
  if (read.success) return { kind: 'cnpj', cnpj: read.data }
  for (const { message } of read.error.issues) context.addIssue(message)
  return z.NEVER
})

/** Reads a ticker or an ISIN; null for text that is neither. */
export function codeOfFund(text: string): Exclude<FundCode, { kind: 'cnpj' }> | null {
  const capital = text.toUpperCase()
  if (IS_ISIN.test(capital)) return { kind: 'isin', text: capital }
  return IS_TICKER.test(capital) ? { kind: 'ticker', text: capital } : null
}

/** Declares a parameter that names a fund. */
export function describeFundCode(description: string) {
  return parameter(fundCodeText, description, {
    type: 'string',
    pattern: [
      '^[0-9A-Z]{12}[0-9]{2}$',
      String.raw`^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}$`,
      `^${eitherCase(TICKER)}$`,
      `^${eitherCase(ISIN)}$`,
    ].join('|'),
  })
}

export const fundCodeInput = describeFundCode(
  'CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.',
)
