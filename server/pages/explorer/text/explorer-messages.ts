import { defineMessages } from '../../../../schemas/api/language/message.ts'

/** Errors in a request for a page. */
export const explorerMessages = defineMessages({
  noPicture: ({ id }: { id: string }) => ({
    en: `This page has no picture ${id}.`,
    pt: `Esta página não tem o gráfico ${id}.`,
  }),
  notPainted: {
    en: 'The picture cannot be painted now. Ask again in a moment, or for format=svg.',
    pt: 'Não foi possível gerar a imagem agora. Tente de novo em instantes ou use format=svg.',
  },
  notEmbedded: {
    en: 'This server lets no other site show its pictures in a frame.',
    pt: 'Este servidor não permite incorporar seus gráficos em outros sites.',
  },
  restrictedTerms: {
    en: 'The holder of these data lets nobody show them without a key: the API answers them to a key with their scope.',
    pt: 'O titular destes dados não permite mostrá-los sem chave: a API os responde a uma chave com o escopo deles.',
  },
  notShown: { en: 'This server has no page for it.', pt: 'Este servidor não tem página para isso.' },
  bondIdForm: {
    en: 'A federal bond is named as funds name it, such as selic:210100:2027-03-01.',
    pt: 'Um título público é nomeado como nas carteiras, por exemplo selic:210100:2027-03-01.',
  },
  noBond: {
    en: 'No trade of this federal bond is in this snapshot.',
    pt: 'Este snapshot não tem negócios com este título público.',
  },
  noLine: { en: 'There is no such line in this month.', pt: 'Não há essa linha nesse mês.' },
  lineForm: { en: 'The id of a line, as a table has it.', pt: 'O id de uma linha, como aparece nas tabelas.' },
  decimal: {
    en: 'Use a number, such as 0.5 or -1.',
    pt: 'Use um número, como 0,5 ou -1.',
  },
  tooManyFunds: ({ most }: { most: number }) => ({
    en: `Ask for at most ${String(most)} funds.`,
    pt: `Peça no máximo ${String(most)} fundos.`,
  }),
  longQuestion: ({ most }: { most: number }) => ({
    en: `Search for at most ${String(most)} characters.`,
    pt: `Busque no máximo ${String(most)} caracteres.`,
  }),
})
