import { z } from 'zod'
import { cnpjText, parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { defineMessages } from '../../../api/language/message.ts'

export const debentureMessages = defineMessages({
  codeForm: {
    en: 'The code of a debenture has up to twelve letters and digits, such as SINT11.',
    pt: 'O código de uma debênture tem até doze letras e algarismos, como SINT11.',
  },
  paperIsinForm: {
    en: 'An ISIN has twelve letters and digits, the last a digit.',
    pt: 'Um ISIN tem doze letras e algarismos, e o último é um algarismo.',
  },
  indexForm: {
    en: 'An index is written as the register writes it, such as DI, IPCA or PRÉ.',
    pt: 'Um indexador é escrito como no cadastro, como DI, IPCA ou PRÉ.',
  },
  notInRegister: {
    en: 'No paper of the register in this snapshot has it: see /v1/debentures.',
    pt: 'Nenhum papel do cadastro neste snapshot o tem: veja /v1/debentures.',
  },
})

const upper = (text: string) => text.toUpperCase()

export const debentureCodeInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z0-9]{1,12}$/, issueText(debentureMessages.codeForm))
    .transform(upper),
  'Code of the paper, in any case.',
  { type: 'string', pattern: '^[A-Za-z0-9]{1,12}$', examples: ['SINT11'] },
)

export const paperIsinInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$/, issueText(debentureMessages.paperIsinForm))
    .transform(upper),
  'Only papers with this ISIN.',
  { type: 'string', pattern: '^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$', examples: ['BRSINTDBS005'] },
)

export const paperIndexInput = parameter(
  z
    .string()
    .regex(/^[\p{L}0-9 -]{1,20}$/u, issueText(debentureMessages.indexForm))
    .transform(upper),
  'Only papers with this index, as the register writes it: DI, IPCA, PRÉ, IGP-M and others.',
  { type: 'string', maxLength: 20, examples: ['IPCA'] },
)

export const paperIssuerInput = parameter(cnpjText, 'Only papers of the issuer with this CNPJ, bare or masked.', {
  type: 'string',
  pattern: String.raw`^[0-9A-Z]{12}[0-9]{2}$|^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}$`,
})
