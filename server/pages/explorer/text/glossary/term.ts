import type { Text } from '../../../../../schemas/core/language.ts'

/** A word of the market in both languages, with what it means. */
export interface Term extends Text {
  readonly means: Text
}
