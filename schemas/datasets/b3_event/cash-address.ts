import { z } from 'zod'

const answer = z.array(z.object({ tradingName: z.string() })).length(1)

/** The portal takes its parameters as JSON in base64, at the end of the path. */
export const writeCallAddress = (call: string, parameters: object) => `${call}/${btoa(JSON.stringify(parameters))}`

/**
 * Finds the address of the cash events of a company, which has the trading name from the other answer about it; null if
 * that answer names no company. The portal finds only names without punctuation.
 */
export function findCashAddress(text: string, call: string): string | null {
  try {
    const { success, data } = answer.safeParse(JSON.parse(text))
    const name = success ? (data[0]?.tradingName ?? '') : ''
    const tradingName = name.replaceAll(/[^\w ]/g, '').trim()
    return tradingName === ''
      ? null
      : writeCallAddress(call, { language: 'pt-br', pageNumber: 1, pageSize: 9999, tradingName })
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
