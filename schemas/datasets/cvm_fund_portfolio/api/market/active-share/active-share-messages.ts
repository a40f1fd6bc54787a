import { defineMessages } from '../../../../../api/language/message.ts'

/** Errors in a request for an active share. */
export const activeShareMessages = defineMessages({
  comparedShares: {
    en: 'Compare with a fund, by its CNPJ (60553176000100), ticker or ISIN (BOVA11), or with the code of an index (IBOV).',
    pt: 'Compare com um fundo, por CNPJ (60553176000100), ticker ou ISIN (BOVA11), ou com o código de um índice (IBOV).',
  },
})
