import { listUntranslated } from '../../schemas/api/language/translate.ts'
import { listDeclaredTexts } from '../portuguese/declared-texts.ts'

const WHERE_TO_WRITE =
  'Write it in api/portuguese.ts of the dataset, or in schemas/api/language/portuguese where several say it'

/** Finds paragraphs that are declared in English and have no Portuguese. */
export async function findMissingPortuguese(): Promise<string | null> {
  const texts = await listDeclaredTexts()
  const missing = new Map(
    texts.flatMap(({ text, where }) => listUntranslated(text).map((paragraph) => [paragraph, where] as const)),
  )
  if (missing.size === 0) return null
  const listed = [...missing].map(([paragraph, where]) => `  ${where}: ${JSON.stringify(paragraph)}\n`).join('')
  return `These paragraphs have no Portuguese. ${WHERE_TO_WRITE}:\n${listed}`
}
