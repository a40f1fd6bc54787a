import { z } from 'zod'
import { cnpjText, parameter } from '../../../../api/input.ts'
import { NATURAL_PERSON, NOT_KNOWN } from './party-type.ts'

/** The CNPJ of a party, or the group of those that have no page: their rows of a list open too. */
export const partyOrGroupInput = parameter(
  z.union([z.literal([NATURAL_PERSON, NOT_KNOWN]), cnpjText]),
  'CNPJ, bare or masked; or natural_person, or not_known.',
  { type: 'string', examples: ['30822936000169'] },
)

/** The CNPJ of a party that has a page. */
export const partyInput = parameter(
  cnpjText,
  'CNPJ of the manager or administrator, bare, or masked and URL-encoded.',
  { type: 'string', examples: ['30822936000169'] },
)
