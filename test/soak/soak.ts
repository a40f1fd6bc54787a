import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareWithPlainReading } from './compare-months.ts'
import { runApart } from '../bench/harness/builds.ts'
import { writeSyntheticMonth } from '../bench/synthetic/month.ts'
import { writeSyntheticRegisters } from '../bench/synthetic/registers.ts'

/**
 * Compares full-size months with the plain reading. It prints one line per figure and fails on the first wrong one.
 * SOURCE_MIRROR=<folder> also compares every month of that mirror. The rest of `make soak` is the tests themselves,
 * with higher counts.
 */
const say = (what: string, figure: string) => process.stdout.write(`${what.padEnd(52)} ${figure}\n`)
const work = await mkdtemp(join(tmpdir(), 'soak-'))

try {
  const synthetic = join(work, 'mirror')
  await writeSyntheticMonth(synthetic, { month: '2025-10', seed: 7, layout: 'new' })
  await writeSyntheticMonth(synthetic, { month: '2023-06', seed: 7, layout: 'old' })
  await writeSyntheticRegisters(synthetic, { seed: 7, funds: 25_000 })
  await compareWithPlainReading(synthetic, join(work, 'synthetic'), say)
  await sameBytes(synthetic)
  const mirror = process.env['SOURCE_MIRROR']
  await compareWithPlainReading('data/sample', join(work, 'sample'), say)
  if (mirror !== undefined && mirror !== '') await compareWithPlainReading(mirror, join(work, 'given'), say)
} finally {
  await rm(work, { recursive: true, force: true })
}

/**
 * Checks that the same inputs give the same digest and the same bytes in another folder, whatever the number of
 * threads.
 */
async function sameBytes(mirror: string): Promise<void> {
  const digests = new Set<string>()
  for (const threads of [1, 2, 3, 4]) {
    const dataDir = join(work, `threads-${String(threads)}`)
    const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '' }
    await runApart(['pipeline/cli.ts', '--threads', String(threads), 'build'], environment)
    await runApart(['pipeline/cli.ts', 'verify'], environment)
    const [id = ''] = await readdir(join(dataDir, 'snapshots'))
    const manifest = JSON.parse(await readFile(join(dataDir, 'snapshots', id, 'manifest.json'), 'utf8')) as {
      digest: string
    }
    digests.add(manifest.digest)
    await rm(dataDir, { recursive: true })
  }
  // The digest covers the hash of every Parquet file, and verify has just hashed them.
  if (digests.size !== 1) throw new Error(`${String(digests.size)} digests from the same inputs`)
  say('full months by 1, 2, 3 and 4 threads', `one digest, ${[...digests].join().slice(0, 16)}`)
}
