import { defineMessages } from '../../../../../api/language/message.ts'

/** What is wrong with a request for an active share. */
export const activeShareMessages = defineMessages({
  comparedShares: {
    en: 'Compare with the CNPJ of a fund (60553176000100), or with the code of an index (IBOV).',
    pt: 'Compare com o CNPJ de um fundo (60553176000100), ou com o código de um índice (IBOV).',
  },
})
