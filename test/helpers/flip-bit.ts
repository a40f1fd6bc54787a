import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { randomFrom } from './random.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

/** Flips a bit in place and restores the time of the last write: every name of the file has the damage. */
export async function rot(path: string, random = randomFrom(seed)): Promise<void> {
  const { atime, mtime } = await stat(path)
  const bytes = await readFile(path)
  const at = Math.floor(random() * bytes.length)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
  await writeFile(path, bytes)
  await utimes(path, atime, mtime)
}
