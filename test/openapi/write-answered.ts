import { writeFile } from 'node:fs/promises'
import { ANSWERED, answeredOnSample, answeredText } from './helpers/answered.ts'

/** Writes the answers that the OpenAPI document shows, as the bundled sample gives them. */
await writeFile(ANSWERED, answeredText(await answeredOnSample()))
