import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { digestManifest } from '../../../lake/snapshots/manifest-file.ts'
import { type PublishedSnapshot, readCurrentSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { createCanary } from '../../../pipeline/canary/canary.ts'
import { type Manifest, publishedFiles } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { shareWorld } from '../../server/helpers/shared.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'

const LATER = { snapshot: '20991231T000000Z', created_at: '2099-12-31T00:00:00Z' }
/** As long as a test may take: a busy machine answers the examples in minutes. */
const WITHIN_MS = 1_800_000

let lake: Lake
let served: PublishedSnapshot

beforeAll(async () => {
  lake = new Lake(join(await temporaryFolder(), 'data'))
  await cp(await shareWorld(sampleDataDir), lake.root, { recursive: true, verbatimSymlinks: true })
  const current = await readCurrentSnapshot(lake)
  if (current === null) throw new Error('the sample is not published')
  served = current
})

/** Compares the served snapshot with one of the same files, of which `change` makes another. */
async function compareWith(change: (manifest: Manifest) => Manifest, withinMs = WITHIN_MS) {
  const changed = change({ ...served.manifest, ...LATER })
  const next = { ...changed, digest: digestManifest(changed) }
  const files = publishedFiles(next).map((each) => ({ file: each.file, from: lake.file(each) }))
  return createCanary(withinMs)({ lake, before: served.manifest, next, files })
}

describe('a canary', () => {
  it('finds no difference between two snapshots of the same files, and leaves nothing behind', async () => {
    const report = await compareWith((same) => same)

    expect(report).toMatchObject({ before: served.id, changed: 0, figures: 0, lost: [], not_asked: 0, odd: [] })
    expect(report.compared).toBeGreaterThan(90)
    expect(await readdir(lake.work)).toEqual([])
  })

  it('names the examples that a snapshot without a dataset no longer answers', async () => {
    const report = await compareWith((same) => ({
      ...same,
      partitions: same.partitions.filter(({ dataset }) => dataset !== 'anac_fare'),
    }))

    expect(report.lost).toContainEqual(expect.stringMatching(/^\/v1\/flight-fares\?.* \(404\)$/))
    expect(report.odd[0]).toContain('the new snapshot does not answer what the old one did: /v1/flight-fares')
  })

  it('says that it did not end where its time is over, and throws nothing', async () => {
    const report = await compareWith((same) => same, 1)

    expect(report.odd).toEqual([expect.stringMatching(/^the canary did not end: the server does not listen/)])
  })
})
