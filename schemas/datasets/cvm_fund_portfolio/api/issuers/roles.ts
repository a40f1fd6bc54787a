import { z } from 'zod'
import { choiceInput, cnpjText, parameter } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { ISSUED_KINDS } from '../../issued-kinds.ts'
import { issuerMessages } from './issuer-messages.ts'

export const ROLES = ['issuer', 'vehicle'] as const

/**
 * Role of a seller of claims to a fund, who need not owe them. Only reports of funds of credit rights name assignors.
 */
export const ASSIGNOR = 'assignor'

/** Roles of an issuer in a list of its holders. */
export const HOLDER_ROLES = [...ROLES, ASSIGNOR] as const

export const HOLDER_ROLE_INPUT = choiceInput(
  HOLDER_ROLES,
  'issuer, which owes; vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe them; or assignor, which sold claims to funds of credit rights and need not owe them: an estimate by the shares that their reports name. No figure mixes roles.',
)

export const ROLE_INPUT = choiceInput(
  ROLES,
  'issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe them: the debtor is filed nowhere. No figure mixes roles.',
)

export const kindInput = valueListInput(choiceInput(ISSUED_KINDS, 'Only assets of this kind.')).optional()

/** Groups of parties without a CNPJ of their own: persons, and parties that no register names. */
const OTHER_PARTIES: readonly string[] = ['natural_person', 'unknown']

const partyText = z.string().transform((text, context) => {
  if (OTHER_PARTIES.includes(text)) return text
  const cnpj = cnpjText.safeParse(text)
  if (cnpj.success) return cnpj.data
  context.addIssue(issueText(issuerMessages.party))
  return z.NEVER
})

const PARTY = { type: 'string', minLength: 7, maxLength: 18, examples: ['30822936000169'] }

/** Declares a parameter for a party of classes, in the form that lists of holders use for their groups. */
export function partyOfLinesInput(party: 'manager' | 'administrator') {
  const description =
    party === 'manager'
      ? 'Only lines of the classes of this manager: its CNPJ, natural_person, or unknown where the register names none.'
      : 'Only lines of the classes of this administrator: its CNPJ, or unknown where the register names none.'
  return parameter(partyText, description, PARTY)
}
