import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { readCurrentId } from '../../../lake/snapshots/current-link.ts'
import { publishSnapshot } from '../../../lake/snapshots/publish-snapshot.ts'
import { readSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { sweep } from '../../../pipeline/integrity/sweep.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { filesBelow } from '../../helpers/build.ts'
import { publishSmall } from '../../helpers/small-lake.ts'

const FIRST = '20260110T000000Z'

it('a manifest that no reader would take is not published', async () => {
  const lake = new Lake(await temporaryFolder())
  await publishSmall(lake.root, FIRST, {})
  const { manifest } = await readSnapshot(lake, FIRST)
  const wrong = { ...manifest, snapshot: '20260111T000000Z', digest: 'of no hash' }

  await expect(
    publishSnapshot(
      lake,
      wrong,
      [],
      () => '',
      () => null,
    ),
  ).rejects.toThrow(/has what none may have/)
  expect(await readCurrentId(lake)).toBe(FIRST)
})

it('a manifest that was being restored when its process was killed leaves nothing behind', async () => {
  const lake = new Lake(await temporaryFolder())
  await publishSmall(lake.root, FIRST, {})
  await mkdir(lake.work, { recursive: true })
  const before = await filesBelow(lake.root)
  for (const name of ['manifest.json.17.tmp', 'manifest.json.gz.17.tmp'])
    await writeFile(join(lake.snapshot(FIRST), name), '{')

  await sweep(lake)

  expect(await filesBelow(lake.root)).toEqual(before)
})
