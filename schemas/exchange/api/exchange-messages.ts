import { defineMessages } from '../../api/language/message.ts'

export const exchangeMessages = defineMessages({
  issuerLettersForm: {
    en: 'The code of a company has four letters or digits, such as PETR.',
    pt: 'O código de uma companhia tem quatro letras ou algarismos, como PETR.',
  },
  tickerOrIssuer: {
    en: 'Name a ticker or a company, and not both.',
    pt: 'Indique um ticker ou uma companhia, e não ambos.',
  },
  tickerForm: {
    en: 'A ticker has up to 12 letters and digits, such as PETR4.',
    pt: 'Um ticker tem até 12 letras e dígitos, como PETR4.',
  },
  noSpotQuote: {
    en: 'No quote of the spot market in this snapshot has it.',
    pt: 'Nenhuma cotação do mercado à vista neste snapshot o tem.',
  },
  noEventsAnswered: {
    en: 'No events of that company were fetched for this snapshot.',
    pt: 'Nenhum evento dessa companhia foi obtido para este snapshot.',
  },
})
