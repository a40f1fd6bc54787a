import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Something of the product that reads bytes of others. */
export interface FuzzTarget {
  /** Law that must hold, whatever the bytes are. */
  readonly holds: string
  /** Reads the bytes. Throws if what must hold does not. */
  readonly run: (bytes: Buffer) => void | Promise<void>
}

let folder: string | null = null

/** A folder for the files of this process, made once. */
export function workFolder(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'market-data-fuzz-'))
  return folder
}

/** Writes the bytes as a file. One after another have the same place. */
export async function placeInput(bytes: Buffer): Promise<string> {
  const path = join(workFolder(), 'input')
  await writeFile(path, bytes)
  return path
}

type Refusal = abstract new (...args: never[]) => Error

/** Runs `work`; null if it refuses by an error of ours. Any other error is a fault, and is thrown. */
export async function unlessRefused<T>(refusal: Refusal, work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof refusal) return null
    throw error
  }
}

/** Takes work that waits for nothing. */
export function unlessRefusedNow<T>(refusal: Refusal, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof refusal) return null
    throw error
  }
}

/** Takes a choice from the first byte; the others are the input. */
export function chooseBy<T>(
  bytes: Buffer,
  choices: readonly [T, ...T[]],
): { readonly chosen: T; readonly rest: Buffer } {
  const chosen = choices[(bytes[0] ?? 0) % choices.length] ?? choices[0]
  return { chosen, rest: bytes.subarray(1) }
}
