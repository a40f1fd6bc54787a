import { listRepeatedNames } from './repeated-names.ts'

/** Fails if two files export a type or function of one name. */
const repeated = await listRepeatedNames(new URL('../..', import.meta.url).pathname)
if (repeated.length > 0) {
  const listed = repeated.map(({ name, files }) => `  ${name}: ${files.join(', ')}\n`).join('')
  process.stderr.write(`These names are exported by more than one file. Give each meaning its own name:\n${listed}`)
  process.exitCode = 1
}
