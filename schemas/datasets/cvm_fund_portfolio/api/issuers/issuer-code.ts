import { z } from 'zod'
import { issueText } from '../../../../api/issue-message.ts'
import { parameter } from '../../../../api/input.ts'
import { bareCnpj, hasValidCheckDigits } from '../../../../core/cnpj.ts'
import { TREASURY } from '../../issued-kinds.ts'
import { issuerMessages } from './issuer-messages.ts'

/** Code of an issuer, read as the root of a CNPJ if it may be one, and as the name of an asset. */
export interface IssuerCode {
  readonly root: string
  readonly code: string
}

/** Takes the root of a CNPJ, a CNPJ with valid check digits, a ticker or ISIN in letters of any case, or treasury. */
export const issuerCodeInput = parameter(
  z.string().transform((text, context): IssuerCode => {
    const bare = bareCnpj(text.toUpperCase())
    if (bare !== null && hasValidCheckDigits(bare)) return { root: bare.slice(0, 8), code: bare }
    if (text.toLowerCase() === TREASURY) return { root: TREASURY, code: TREASURY }
    if (/^[0-9A-Za-z]{4,13}$/.test(text)) return { root: text.toUpperCase(), code: text.toUpperCase() }
    context.addIssue(issueText(issuerMessages.issuerForm))
    return z.NEVER
  }),
  'First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.',
  { type: 'string', minLength: 4, maxLength: 18, examples: ['33000167', 'PETR4', 'treasury'] },
)
