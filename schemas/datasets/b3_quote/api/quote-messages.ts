import { defineMessages } from '../../../api/language/message.ts'

/** Errors in a request for quotes. */
export const quoteMessages = defineMessages({
  tickerOrDay: {
    en: 'Name a ticker, such as PETR4; or, for all tickers of one session, send the same day in from and to.',
    pt: 'Nomeie um ticker, como PETR4; ou, para todos os tickers de um pregão, envie o mesmo dia em from e to.',
  },
  noQuote: { en: 'No quote in this snapshot has it.', pt: 'Nenhuma cotação deste snapshot o tem.' },
})
