import { z } from 'zod'
import { cnpjText, parameter } from '../../../../api/input.ts'
import { NATURAL_PERSON, NOT_KNOWN } from './party-type.ts'

/** Parameter for a party or a group of parties: groups have no page, but lists can show their rows. */
export const partyOrGroupInput = parameter(
  z.string().transform((text, context) => {
    if (text === NATURAL_PERSON || text === NOT_KNOWN) return text
    const { data, error } = cnpjText.safeParse(text)
    for (const { message } of error?.issues ?? []) context.addIssue(message)
    return data ?? z.NEVER
  }),
  'CNPJ, bare or masked; or natural_person, or not_known.',
  { type: 'string', examples: ['30822936000169'] },
)

export const partyInput = parameter(
  cnpjText,
  'CNPJ of the manager or administrator, bare, or masked and URL-encoded.',
  { type: 'string', examples: ['30822936000169'] },
)
