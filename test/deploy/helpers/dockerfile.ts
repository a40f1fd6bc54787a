import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

interface Instruction {
  readonly name: string
  readonly rest: string
}

/** Puts continued lines together. */
export async function readInstructions(): Promise<Instruction[]> {
  const text = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
}

export const withName = (instructions: readonly Instruction[], name: string) =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest)

/** Leaves out the options of a COPY. */
export const listCopied = (rest: string) => rest.split(' ').filter((word) => !word.startsWith('--'))
