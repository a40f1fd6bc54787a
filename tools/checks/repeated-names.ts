import { listRepeatedNames } from '../exported-names/repeated-names.ts'

/** Finds types and functions of one name that two files export. */
export async function findRepeatedNames(): Promise<string | null> {
  const repeated = await listRepeatedNames(new URL('../..', import.meta.url).pathname)
  if (repeated.length === 0) return null
  const listed = repeated.map(({ name, files }) => `  ${name}: ${files.join(', ')}\n`).join('')
  return `These names are exported by more than one file. Give each meaning its own name:\n${listed}`
}
