import { open, readFile } from 'node:fs/promises'
import { nullIfMissing } from '../../lake/disk.ts'
import type { Lake } from '../../lake/lake.ts'
import { keepToOwner } from '../../lake/private-files.ts'
import type { KeyChange } from './key-changes.ts'

/** Only the owner may read the log: it has the names of customers. */
const OWNER_ONLY = 0o600

/**
 * Appends changes to the log of a data directory, and waits until the disk has them. Earlier entries are never
 * rewritten.
 */
export async function appendKeyChanges(
  { files, keysLog, keysRoot }: Lake,
  changes: readonly KeyChange[],
): Promise<void> {
  if (changes.length === 0) return
  const end = await readEnd(keysLog)
  const lines = changes.map((change) => `${JSON.stringify(change)}\n`).join('')
  const file = await files.open(keysLog, 'a', OWNER_ONLY)
  try {
    // A process that died while it wrote has left a line without its end.
    await file.appendFile(end === '' || end === '\n' ? lines : `\n${lines}`)
    await file.sync()
  } finally {
    await file.close()
  }
  if (end !== null) return
  await keepToOwner(files, keysLog, keysRoot)
  await files.flush(keysRoot)
}

/** Reads the lines of the log, the oldest first. */
export async function readKeyLog({ keysLog }: Lake): Promise<string[]> {
  const text = await nullIfMissing(readFile(keysLog, 'utf8'))
  return (text ?? '').split('\n').filter((line) => line !== '')
}

/** Reads the last character of a file; null without the file. */
async function readEnd(path: string): Promise<string | null> {
  const file = await nullIfMissing(open(path, 'r'))
  if (file === null) return null
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
