import { listUntranslated } from '../../schemas/api/language/translate.ts'
import { listDeclaredTexts } from './declared-texts.ts'

/** Fails while something that is declared in English has no Portuguese. */
const texts = await listDeclaredTexts()
const missing = new Map(
  texts.flatMap(({ text, where }) => listUntranslated(text).map((paragraph) => [paragraph, where] as const)),
)
if (missing.size > 0) {
  process.stderr.write(
    `These paragraphs have no Portuguese. Write it in api/portuguese.ts of the dataset, or in schemas/api/language/portuguese where several say it:\n${[
      ...missing,
    ]
      .map(([paragraph, where]) => `  ${where}: ${JSON.stringify(paragraph)}\n`)
      .join('')}`,
  )
  process.exitCode = 1
}
