import { z } from 'zod'
import { parameter } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { bareCnpj, hasValidCheckDigits } from '../../core/cnpj.ts'
import { companyMessages } from './company-messages.ts'

/** Code of a company: its CNPJ or the root of it, its code at CVM, or a ticker that it issued. */
export type CompanyCode =
  | { readonly by: 'cnpj'; readonly code: string }
  | { readonly by: 'root'; readonly code: string }
  | { readonly by: 'cvm_code'; readonly code: string }
  | { readonly by: 'ticker'; readonly code: string }

export const companyCodeInput = parameter(
  z.string().transform((text, context): CompanyCode => {
    const found = readCompanyCode(text)
    if (found !== null) return found
    context.addIssue(issueText(companyMessages.companyForm))
    return z.NEVER
  }),
  'CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM, with or without zeros in front; or the ticker of one of its papers, in letters of any case.',
  { type: 'string', minLength: 1, maxLength: 18, examples: ['33000167000101', '33000167', '9512', 'PETR4'] },
)

function readCompanyCode(text: string): CompanyCode | null {
  if (/^\d{1,6}$/.test(text)) return { by: 'cvm_code', code: text.replace(/^0+(?=\d)/, '') }
  if (hasTickerForm(text)) return { by: 'ticker', code: text.toUpperCase() }
  if (/^[0-9A-Z]{8}$/i.test(text)) return { by: 'root', code: text.toUpperCase() }
  const bare = bareCnpj(text.toUpperCase())
  return bare !== null && hasValidCheckDigits(bare) ? { by: 'cnpj', code: bare } : null
}

/** True for a text in the form of a ticker, such as PETR4 and TAEE11. */
export function hasTickerForm(text: string): boolean {
  return /^[A-Z][A-Z0-9]{3}\d{1,2}B?$/i.test(text)
}

/** True for every question with a ticker among its words, and for some others. */
export function mayNameTicker(question: string): boolean {
  return /[A-Z][A-Z0-9]{3}\d/i.test(question)
}
