import { writeFile } from 'node:fs/promises'
import { ANSWERED, answerExamples, printAnswered } from './answered-examples.ts'

/** Writes the answers that the OpenAPI document shows, as the bundled sample gives them. */
await writeFile(ANSWERED, printAnswered(await answerExamples()))
