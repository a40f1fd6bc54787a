import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why a file is not answered. */
export const integrityMessages = defineMessages({
  beingWritten: {
    en: 'A file of this answer is being written to: try again in a moment.',
    pt: 'Um arquivo desta resposta está sendo escrito: tente de novo em instantes.',
  },
  damagedFile: ({ subject }: { subject: string }) => ({
    en: `${subject} is damaged on our disk: what needs it is not answered until it is restored. All else is.`,
    pt: `${subject}: arquivo danificado no nosso disco; o que precisa dele não é respondido até ser restaurado. Todo o resto é.`,
  }),
})
