import type { Text } from '../../../../schemas/core/language.ts'

/** Says of a list that the page has its first rows, and the file all. */
export const FIRST_ROWS: Text = {
  en: 'The first 100 are shown; the file has all.',
  pt: 'São mostrados os 100 primeiros; o arquivo tem todos.',
}
