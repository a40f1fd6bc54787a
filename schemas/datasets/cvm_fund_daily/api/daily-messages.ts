import { defineMessages } from '../../../api/language/message.ts'
import type { Text } from '../../../core/language.ts'

export const DAILY_REPORTS: Text = { en: 'daily reports', pt: 'informes diários' }

/** Errors in a request for daily reports. */
export const dailyMessages = defineMessages({
  noDailyReport: ({ cnpj, day, count }: { cnpj: string; day: string | null; count: number }) => ({
    en: `Class ${cnpj} has no daily report${day === null ? '' : ` of ${day} or of the ${String(count)} days before`}.`,
    pt: `A classe ${cnpj} não tem informe diário${day === null ? '' : ` de ${day} nem dos ${String(count)} dias anteriores`}.`,
  }),
  nearestDays: ({ days }: { days: readonly string[] }) => ({
    en: `The nearest: ${days.join(', ')}.`,
    pt: `Os mais próximos: ${days.join(', ')}.`,
  }),
})
