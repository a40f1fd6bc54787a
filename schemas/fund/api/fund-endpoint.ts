import { z } from 'zod'
import { defineEndpoint, type Endpoint, type EndpointAnswer, type Snapshot } from '../../api/endpoint.ts'
import { described } from '../../api/output.ts'
import { type FundCode, fundCodeInput } from './fund-code.ts'
import { RESOLUTION_BASES, type ResolvedFund, resolveFund } from './resolve-fund.ts'

const HEADER = 'X-Resolved-From'

/** Header with the code that found the fund, for formats that have only rows. */
const RESOLVED_HEADER = {
  [HEADER]:
    'Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`.',
} as const

const resolvedFrom = z
  .strictObject({
    code: described(z.string(), 'The ticker or ISIN as requested, in capital letters.', 'VARCHAR'),
    basis: described(
      z.enum(RESOLUTION_BASES),
      'isin_of_report: the newest report of the fund (FII) has the ISIN that quotes have for the ticker; ticker_of_lines: lines of portfolios file the ticker with the CNPJ; fund_documents: the documents of the index fund name both, as declared here.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'ResolvedFrom', description: 'How a ticker or ISIN was found to name the fund.' })

type FundInput = z.ZodObject<{ cnpj: z.ZodType<string> }>

/**
 * Declares an endpoint of one fund. Its path takes a ticker or ISIN in place of the CNPJ; `answer` gets the CNPJ, and
 * `resolved_from` of the answer shows how it was found. Like a search, naming a fund needs no scope of its own.
 */
export function defineFundEndpoint<I extends FundInput>(endpoint: Parameters<typeof defineEndpoint<I>>[0]): Endpoint {
  const declared = defineEndpoint<I>(endpoint)
  const answerOf = (snapshot: Snapshot, input: object): Promise<EndpointAnswer> =>
    // The schema of the endpoint has parsed the whole input except the number.
    declared.answer(snapshot, input as never)
  return {
    ...declared,
    input: declared.input.safeExtend({ cnpj: fundCodeInput }),
    output: declared.output.safeExtend({
      resolved_from: described(resolvedFrom, 'Only where the fund was named by a ticker or ISIN.').optional(),
    }),
    headers: { ...declared.headers, ...RESOLVED_HEADER },
    answer: async (snapshot: Snapshot, { cnpj: code, ...input }: { readonly cnpj: FundCode }) => {
      if (code.kind === 'cnpj') return answerOf(snapshot, { ...input, cnpj: code.cnpj })
      const found = await resolveFund(snapshot, code)
      return addResolution(await answerOf(snapshot, { ...input, cnpj: found.cnpj }), code.text, found)
    },
  }
}

function addResolution(answer: EndpointAnswer, code: string, { cnpj, basis }: ResolvedFund): EndpointAnswer {
  return {
    ...answer,
    body: { success: true, resolved_from: { code, basis }, ...answer.body },
    headers: { ...answer.headers, [HEADER]: `${code}; basis=${basis}; cnpj=${cnpj}` },
  }
}
