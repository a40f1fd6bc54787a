import type { Text } from '../../../../schemas/core/language.ts'

/** Says that the page has the first rows of a list, and the file all of them. */
export const FIRST_ROWS: Text = {
  en: 'The first 100 are shown; the file has all.',
  pt: 'São mostrados os 100 primeiros; o arquivo tem todos.',
}
