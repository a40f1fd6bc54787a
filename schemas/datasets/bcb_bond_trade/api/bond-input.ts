import { z } from 'zod'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { defineMessages } from '../../../api/language/message.ts'

export const bondMessages = defineMessages({
  bondForm: {
    en: 'A bond goes by its short name, such as LFT or NTN-B.',
    pt: 'Um título é pedido por sua sigla, como LFT ou NTN-B.',
  },
  isinForm: {
    en: 'An ISIN has two letters, nine letters or digits, and a check digit, such as BRSTNCLTN8G4.',
    pt: 'Um ISIN tem duas letras, nove letras ou algarismos e um dígito verificador, como BRSTNCLTN8G4.',
  },
  noBondWithIsin: {
    en: 'No federal bond with trades in this snapshot has it: see /v1/federal-bonds.',
    pt: 'Nenhum título público federal negociado neste snapshot o tem: veja /v1/federal-bonds.',
  },
})

export const bondInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z]{2,5}(-[A-Za-z0-9]{1,3})?$/, issueText(bondMessages.bondForm))
    .transform((name) => name.toUpperCase()),
  'Only this kind of bond, by its short name: LFT, LTN, NTN-B, NTN-C, NTN-F.',
  { type: 'string', pattern: '^[A-Za-z]{2,5}(-[A-Za-z0-9]{1,3})?$', examples: ['LTN'] },
)

export const isinInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$/, issueText(bondMessages.isinForm))
    .transform((isin) => isin.toUpperCase()),
  'Only the bond with this ISIN.',
  { type: 'string', pattern: '^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$', examples: ['BRSTNCLTN8G4'] },
)
