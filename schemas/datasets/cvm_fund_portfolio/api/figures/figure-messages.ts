import type { Text } from '../../../../core/language.ts'
import { defineMessages } from '../../../../api/language/message.ts'

export const FIGURES: Text = { en: 'figures of classes', pt: 'números de classes' }

/** Errors in a request for figures. */
export const figureMessages = defineMessages({
  noLookThroughs: ({ month }: { month: string }) => ({
    en: `Look-throughs are kept for the newest months, and ${month} is older: ask without indirect.`,
    pt: `As carteiras abertas são guardadas para os meses mais recentes, e ${month} é mais antigo: peça sem indirect.`,
  }),
  label: {
    en: 'Use a label as registered, such as Multimercados Livre.',
    pt: 'Use um rótulo como registrado, como Multimercados Livre.',
  },
})
