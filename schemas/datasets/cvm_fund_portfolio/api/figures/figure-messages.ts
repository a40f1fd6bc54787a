import { defineMessages } from '../../../../api/language/message.ts'

/** What is wrong with a request for figures. */
export const figureMessages = defineMessages({
  notCompiled: ({ snapshot, month }: { snapshot: string; month: string }) => ({
    en: `Snapshot ${snapshot} has no figures of ${month}: ask for a month that it has, or a newer snapshot.`,
    pt: `O retrato ${snapshot} não tem números de ${month}: peça um mês que ele tenha, ou um retrato mais novo.`,
  }),
  noLookThroughs: ({ month }: { month: string }) => ({
    en: `Look-throughs are kept for the newest months, and ${month} is older: ask without indirect.`,
    pt: `As carteiras abertas são guardadas para os meses mais recentes, e ${month} é mais antigo: peça sem indirect.`,
  }),
  label: {
    en: 'Use a label as registered, such as Multimercados Livre.',
    pt: 'Use um rótulo como registrado, como Multimercados Livre.',
  },
})
