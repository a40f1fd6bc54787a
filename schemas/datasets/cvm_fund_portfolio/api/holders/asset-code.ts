import { z } from 'zod'
import { bareCnpj, hasValidCheckDigits } from '../../../../core/cnpj.ts'
import { cnpjText, parameter } from '../../../../api/input.ts'

/** An asset as a client names it: a fund by its CNPJ, or an ISIN or exchange code as it is filed. */
export interface AssetCode {
  readonly kind: 'fund' | 'code'
  readonly text: string
}

/** Fourteen digits or the mask of a CNPJ; letters do not distinguish one from a code. */
const LIKE_CNPJ = /^\d{14}$|^.{2}\..{3}\..{3}\/.{4}-.{2}$/

/** Codes of assets abroad and of crypto-assets have spaces: `BTC USD C20`. */
const CODE = /^[!-~](?:[ -~]{0,38}[!-~])?$/

/** An ISIN, exchange code, or CNPJ. */
export const assetCodeInput = parameter(
  z.string().transform((text, context): AssetCode => {
    if (LIKE_CNPJ.test(text) || isCnpj(text)) {
      const read = cnpjText.safeParse(text)
      if (read.success) return { kind: 'fund', text: read.data }
      for (const { message } of read.error.issues) context.addIssue(message)
      return z.NEVER
    }
    if (CODE.test(text)) return { kind: 'code', text }
    context.addIssue(
      'An asset is named by its ISIN (BRPETRACNPR6), its exchange code (PETR4), or the CNPJ of a fund, bare or URL-encoded: at most 40 characters without accents.',
    )
    return z.NEVER
  }),
  'ISIN, exchange code as it is filed, capital letters and all, or CNPJ of a fund or class: bare, or masked and URL-encoded.',
  { type: 'string', minLength: 1, maxLength: 40, examples: ['PETR4', 'BRPETRACNPR6', '09215250000113'] },
)

function isCnpj(text: string): boolean {
  const bare = bareCnpj(text)
  return bare !== null && hasValidCheckDigits(bare)
}
