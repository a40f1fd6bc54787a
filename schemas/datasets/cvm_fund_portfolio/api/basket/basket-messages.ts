import { defineMessages } from '../../../../api/language/message.ts'

/** Errors in a request for a basket, or in an item of it. */
export const basketMessages = defineMessages({
  basketBody: {
    en: 'Send a JSON object with items, a list of objects with weight and either cnpj or asset_id; date and haircuts (issuer, percent) may stand beside it.',
    pt: 'Envie um objeto JSON com items, uma lista de objetos com weight e cnpj ou asset_id; date e haircuts (issuer, percent) podem acompanhar.',
  },
  itemForm: {
    en: 'Write each item as a code, a colon and its part in percent, above 0 and up to 100 with up to six decimals.',
    pt: 'Escreva cada item como um código, dois-pontos e sua parte em por cento, acima de 0 e até 100, com até seis casas decimais.',
  },
  haircutForm: {
    en: 'Write each haircut as the id of an issuer, a colon and a number above 0 and up to 100: at most 50.',
    pt: 'Escreva cada perda como o id de um emissor, dois-pontos e um número acima de 0 e até 100: no máximo 50.',
  },
  tooManyItems: ({ most }: { most: number }) => ({
    en: `A basket has at most ${String(most)} items.`,
    pt: `Uma cesta tem no máximo ${String(most)} itens.`,
  }),
  namedTwice: { en: 'Name each item once.', pt: 'Indique cada item uma vez.' },
  beyondWhole: {
    en: 'The parts of the items are more than 100 percent together.',
    pt: 'As partes dos itens somam mais de 100 por cento.',
  },
  noNav: ({ cnpj, month }: { cnpj: string; month: string }) => ({
    en: `${cnpj} has no positive NAV of ${month}, so nothing can be a part of it.`,
    pt: `${cnpj} não tem patrimônio líquido positivo em ${month}, portanto nada pode ser parte dele.`,
  }),
})
