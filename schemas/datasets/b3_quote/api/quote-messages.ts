import { defineMessages } from '../../../api/language/message.ts'

/** What is wrong with a request for quotes. */
export const quoteMessages = defineMessages({
  tickerForm: {
    en: 'A ticker has up to 12 letters and digits, such as PETR4.',
    pt: 'Um ticker tem até 12 letras e dígitos, como PETR4.',
  },
  tickerOrDay: {
    en: 'Name a ticker, such as PETR4; or, for all tickers of one session, send the same day in from and to.',
    pt: 'Nomeie um ticker, como PETR4; ou, para todos os tickers de um pregão, envie o mesmo dia em from e to.',
  },
  noQuote: { en: 'No quote in this snapshot has it.', pt: 'Nenhuma cotação deste snapshot o tem.' },
})
