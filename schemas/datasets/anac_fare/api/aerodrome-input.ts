import { z } from 'zod'
import type { Snapshot } from '../../../api/endpoint.ts'
import { parameter } from '../../../api/input.ts'
import { textOfRow } from '../../../api/name-search.ts'
import { issueText } from '../../../api/issue-message.ts'
import { fareMessages } from './fare-messages.ts'

const CODES = new URL('aerodrome_codes.sql', import.meta.url)
const IATA_LENGTH = 3

/** Declares a parameter that names an aerodrome by its ICAO or its IATA code. */
export function aerodromeInput(example: string, description: string) {
  const code = z
    .string()
    .transform((text) => text.toUpperCase())
    .refine((text) => /^[0-9A-Z]{3,4}$/.test(text), {
      error: issueText(fareMessages.aerodromeForm),
    })
  return parameter(code, description, { type: 'string', pattern: '^[0-9A-Za-z]{3,4}$', examples: [example] })
}

/** Translates each code into the ICAO code of the fares. An unknown code stays, and finds no fare. */
export async function findAerodromes(
  snapshot: Snapshot,
  codes: readonly string[] | null,
): Promise<readonly string[] | null> {
  const short = codes?.filter((code) => code.length === IATA_LENGTH) ?? []
  if (codes === null || short.length === 0) return codes
  const rows = await snapshot.query(CODES, { codes: short })
  const known = new Map(rows.map((row) => [textOfRow(row, 'iata'), textOfRow(row, 'icao')]))
  // Sorted, because the first and the last code bound the files to read.
  return [...new Set(codes.map((code) => known.get(code) ?? code))].toSorted()
}
