import { writeFile } from 'node:fs/promises'
import { listGeneratedFiles } from './generated-files.ts'

/** Writes what is generated in client/. */
const ROOT = new URL('../../', import.meta.url)

for (const { path, text } of await listGeneratedFiles()) await writeFile(new URL(path, ROOT), text)
