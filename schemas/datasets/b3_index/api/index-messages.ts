import { defineMessages } from '../../../api/language/message.ts'

/** Errors in a request for the portfolio of an index. */
export const indexMessages = defineMessages({
  knownDays: ({ code, first, last }: { code: string; first: string; last: string }) => ({
    en: `The portfolio of ${code} is known from ${first} to ${last}: ask for one of these days.`,
    pt: `A carteira de ${code} é conhecida de ${first} a ${last}: peça um desses dias.`,
  }),
  daysNotKnown: ({ code, day, month }: { code: string; day: string; month: string }) => ({
    en: `On which days the portfolio of ${code} was in force is not known: it was first seen on ${day}, and the list of the exchange ends with ${month}.`,
    pt: `Não se sabe em que dias a carteira de ${code} estava em vigor: foi vista pela primeira vez em ${day}, e a lista da bolsa termina em ${month}.`,
  }),
  withoutDate: {
    en: 'Without `date` the newest that was seen is answered.',
    pt: 'Sem `date` é respondida a mais recente que foi vista.',
  },
  notAtHand: ({ code }: { code: string }) => ({
    en: `The portfolio of ${code} is not at hand: /v1/exchange/indexes says whose are.`,
    pt: `A carteira de ${code} não está à mão: /v1/exchange/indexes diz quais estão.`,
  }),
})
