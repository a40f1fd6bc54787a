import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { removeTemporaryFiles } from '../../../server/replica/temporary-files.ts'
import { filesBelow } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

it('a replica removes what one that was killed has left half written, and nothing of others', async () => {
  const PART = `.market-data-work/replica/${'0'.repeat(64)}.part`
  const root = await temporaryFolder()
  const kept = ['replica.json', 'keys.json.17.tmp', 'notes.17.tmp', 'log/checkpoint', 'lake/delta-versions.json', PART]
  const left = [
    'replica.json.17.tmp',
    'last-build.json.17.tmp',
    'lake/delta-versions.json.17.tmp',
    'log/checkpoint.17.tmp',
    'log/tile/0/000.p/1.17.tmp',
    `.market-data-work/replica/${'0'.repeat(64)}.whole`,
  ]
  for (const name of [...kept, ...left]) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), '')
  }

  await removeTemporaryFiles(new Lake(root))

  expect(await filesBelow(root)).toEqual(kept.sort())
})
