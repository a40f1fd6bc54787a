import { z } from 'zod'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { defineMessages } from '../../../api/language/message.ts'

export const instrumentMessages = defineMessages({
  instrumentIsinForm: {
    en: 'An ISIN has two letters, nine letters or digits and a check digit, such as BRSINTACNOR3.',
    pt: 'Um ISIN tem duas letras, nove letras ou algarismos e um dígito verificador, como BRSINTACNOR3.',
  },
  issuerCodeForm: {
    en: 'The code of an issuer has four letters or digits, such as SINT.',
    pt: 'O código de um emissor tem quatro letras ou algarismos, como SINT.',
  },
  isinNotInDatabase: {
    en: 'No instrument of the database in this snapshot has it.',
    pt: 'Nenhum instrumento da base neste snapshot o tem.',
  },
  issuerNotInDatabase: {
    en: 'No issuer of the database in this snapshot has it: it is characters 3 to 6 of an ISIN.',
    pt: 'Nenhum emissor da base neste snapshot o tem: são os caracteres 3 a 6 de um ISIN.',
  },
})

const upper = (text: string) => text.toUpperCase()

export const instrumentIsinInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$/, issueText(instrumentMessages.instrumentIsinForm))
    .transform(upper),
  'ISIN of the instrument, in any case.',
  { type: 'string', pattern: '^[A-Za-z]{2}[A-Za-z0-9]{9}[0-9]$', examples: ['BRSINTACNOR3'] },
)

export const issuerCodeInput = parameter(
  z
    .string()
    .regex(/^[A-Za-z0-9]{4}$/, issueText(instrumentMessages.issuerCodeForm))
    .transform(upper),
  'Code of the issuer at the exchange, in any case.',
  { type: 'string', pattern: '^[A-Za-z0-9]{4}$', examples: ['SINT'] },
)
