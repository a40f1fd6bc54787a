import { choiceInput, wholeInput } from '../../api/input.ts'
import type { Text } from '../../core/language.ts'
import { defineMessages } from '../../api/language/message.ts'

export const CURVE_IDS = ['di1', 'ettj-fixed', 'ettj-ipca', 'ettj-inflation'] as const
export type CurveId = (typeof CURVE_IDS)[number]

export const DI_CURVE = 'b3_di_curve'
export const ANBIMA_CURVE = 'anbima_curve'

/** Finds the dataset of a curve: each of two publishers has its own terms, and a scope opens the curves of one only. */
export const datasetOfCurve = (id: string) => (id === 'di1' ? DI_CURVE : ANBIMA_CURVE)

export const curveInput = choiceInput(
  CURVE_IDS,
  'di1: settlement of the futures of one-day deposits. ettj-fixed, ettj-ipca: fixed and real rates of federal bonds. ettj-inflation: what follows from both.',
)

export const businessDaysInput = wholeInput(
  1,
  20_000,
  'Answers one rate, of so many business days from the day of the curve, in place of the points.',
)

export const curveMessages = defineMessages({
  noDay: ({ what, date, days }: { what: string; date: string | null; days: Text | null }) => ({
    en: `This snapshot has nothing of ${what}${date === null ? '' : ` on ${date}`}${days === null ? '' : `; the nearest days are ${days.en}`}.`,
    pt: `Este snapshot não tem nada de ${what}${date === null ? '' : ` em ${date}`}${days === null ? '' : `; os dias mais próximos são ${days.pt}`}.`,
  }),
})
