import { readFile, writeFile } from 'node:fs/promises'
import { listGeneratedFiles } from './generated-files.ts'

/** Writes what is generated in client/; with --check it only compares. */
const isCheck = process.argv.includes('--check')
const ROOT = new URL('../../', import.meta.url)

for (const { path, text } of listGeneratedFiles()) {
  const file = new URL(path, ROOT)
  if (!isCheck) await writeFile(file, text)
  else if ((await readFile(file, 'utf8')) !== text) {
    process.stderr.write(`${path} differs from the declarations. Run make gen and commit the file.\n`)
    process.exitCode = 1
  }
}
