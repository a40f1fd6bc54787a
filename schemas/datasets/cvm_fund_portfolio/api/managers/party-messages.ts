import { defineMessages } from '../../../../api/language/message.ts'

/** Errors in a request for managers or administrators. */
export const partyMessages = defineMessages({
  searchParties: ({ list }: { list: string }) => ({
    en: `No class of a month of this snapshot has it: search with ${list}?q=.`,
    pt: `Nenhuma classe de um mês deste snapshot o tem: busque com ${list}?q=.`,
  }),
  partiesNotCompiled: ({ snapshot, month }: { snapshot: string; month: string }) => ({
    en: `Snapshot ${snapshot} was compiled without the managers and administrators of ${month}: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi compilado sem os gestores e administradores de ${month}: peça um mais novo.`,
  }),
  noLookThrough: ({ month }: { month: string }) => ({
    en: `${month} has no look-through in this snapshot: ask for view=direct, or for one of the newest months.`,
    pt: `${month} não tem carteira aberta neste snapshot: peça view=direct, ou um dos meses mais novos.`,
  }),
  wordOfAParty: {
    en: 'Use a CNPJ, or at least one word of the name, or part of one.',
    pt: 'Use um CNPJ, ou pelo menos uma palavra do nome, ou parte de uma.',
  },
})
