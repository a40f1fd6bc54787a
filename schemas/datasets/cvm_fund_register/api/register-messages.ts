import type { Text } from '../../../core/language.ts'
import { defineMessages } from '../../../api/language/message.ts'

/** Errors in a request for funds of the register. */
export const registerMessages = defineMessages({
  unlistedNumber: {
    en: 'No fund of the list has this CNPJ. If it is the number of a fund with classes, /v1/fund/{cnpj} leads to them.',
    pt: 'Nenhum fundo da lista tem este CNPJ. Se for o número de um fundo com classes, /v1/fund/{cnpj} leva a elas.',
  },
  wordOfTheName: {
    en: 'Use at least one word of the name, or part of one.',
    pt: 'Use pelo menos uma palavra do nome, ou parte de uma.',
  },
  unknownText: ({ text, meant, known }: { text: string; meant: string | null; known: Text }) => ({
    en: `No class is registered with ${text}.${meant === null ? '' : ` Did you mean ${meant}?`} There are: ${known.en}.`,
    pt: `Nenhuma classe está registrada com ${text}.${meant === null ? '' : ` Você quis dizer ${meant}?`} Existem: ${known.pt}.`,
  }),
})
