import type { Text } from '../../../schemas/api/language/language.ts'

/** Warns of figures that are made from the files of a month that lack members. */
export const PARTIAL_MONTH: Text = {
  en: 'Partial month: the files lack members, so there may be more than is shown.',
  pt: 'Mês parcial: faltam membros nos arquivos, e pode haver mais do que se mostra.',
}
