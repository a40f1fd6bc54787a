import { createHash } from 'node:crypto'
import { link, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { openPlacedFile } from '../../../server/answer/serve-file.ts'
import { createIntegrity } from '../../../server/integrity/file-integrity.ts'
import { type HashFile, hashFile } from '../../../server/integrity/hash-file.ts'
import type { PlacedFile } from '../../../server/integrity/damaged-file.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

let folder: string
let one: PlacedFile
let other: PlacedFile

beforeAll(async () => {
  folder = await temporaryFolder()
  const bytes = Buffer.from('the bytes that were published')
  const place = (name: string): PlacedFile => ({
    path: join(folder, name),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    table: 'cvm_fund_month',
    month: '2025-10',
  })
  one = place('of-one-snapshot')
  other = place('of-another')
  await writeFile(one.path, bytes)
  await link(one.path, other.path)
})

it('a file keeps its version when another name of it is read to its end meanwhile', async () => {
  const { hash, letGo } = holdReadings()
  const integrity = createIntegrity(pino({ level: 'silent' }), hash)
  const verified = integrity.verify([one])
  // The scrub takes the other name while the first is being read.
  const scrubbed = integrity.hashAgain(other)
  letGo(one)
  await verified
  const version = integrity.findVersion(one)
  letGo(other)
  await scrubbed

  expect(version).not.toBeNull()
  expect(integrity.findVersion(one)).toBe(version)
  expect(integrity.findVersion(other)).toBe(version)
})

it('both names of a file have another version once somebody has written to it', async () => {
  const integrity = createIntegrity(pino({ level: 'silent' }))
  await integrity.verify([one, other])
  const version = integrity.findVersion(one)
  await writeFile(other.path, 'the bytes that were published')
  await integrity.verify([one, other])

  expect(integrity.findVersion(one)).not.toBe(version)
  expect(integrity.findVersion(other)).toBe(integrity.findVersion(one))
})

it('a file keeps its version when a link to it was made and removed between two looks', async () => {
  const integrity = createIntegrity(pino({ level: 'silent' }))
  await integrity.verify([one])
  const version = integrity.findVersion(one)
  await linkAndUnlink(one.path)
  expect(integrity.findVersion(one)).toBeNull()
  await integrity.verify([one])

  expect(integrity.findVersion(one)).toBe(version)
})

it('a file is hashed though links to it come and go while it is read, and refused if somebody writes to it', async () => {
  const churn = () => linkAndUnlink(one.path)
  const { sha256 } = one

  expect((await hashFile(one.path, sha256, churn))?.sha256).toBe(sha256)
  // Without the hash that it must have, nobody knows whether that was a write.
  await expect(hashFile(one.path, 'f'.repeat(64), churn)).rejects.toThrow(/being written/)
  const write = () => writeFile(one.path, 'the bytes that were published')
  await expect(hashFile(one.path, sha256, write)).rejects.toThrow(/being written/)
})

it('a file is opened for a download though a link to it comes and goes after each look', async () => {
  const integrity = createIntegrity(pino({ level: 'silent' }), async (path, ...how) => {
    const hashed = await hashFile(path, ...how)
    await linkAndUnlink(path)
    return hashed
  })
  const { handle, stat } = await openPlacedFile({ integrity }, one)

  expect(stat.ctimeMs).toBe((await handle.stat()).ctimeMs)
  await handle.close()
})

/** What `cp -al` and the removal of the copy leave: as many links as before, and another `ctime`. */
async function linkAndUnlink(path: string): Promise<void> {
  const { ctimeMs } = await stat(path)
  // A file system counts time in ticks.
  while ((await stat(path)).ctimeMs === ctimeMs) {
    await link(path, `${path}.copy`)
    await rm(`${path}.copy`)
  }
}

/** A hash whose readings end one by one, when the test lets go of them. */
function holdReadings(): { hash: HashFile; letGo: (file: PlacedFile) => void } {
  const gates = new Map<string, Gate>()
  const gateOf = (path: string) => {
    const gate = gates.get(path) ?? createGate()
    gates.set(path, gate)
    return gate
  }
  return {
    hash: async (path, ...how) => {
      await gateOf(path).opened
      return hashFile(path, ...how)
    },
    letGo: ({ path }) => {
      gateOf(path).open()
    },
  }
}

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

function createGate(): Gate {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
