import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { readSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { makeFindPath } from '../../../pipeline/publish/find-path.ts'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publishSmall } from '../../helpers/small-lake.ts'

it('a file that the lake lacks is that of a snapshot with the same content, not another version under the same name', async () => {
  const lake = new Lake(await temporaryFolder())
  const [first, second] = ['20260110T000000Z', '20260111T000000Z']
  const name = 'quotes/competence_month=2025-10/quotes.parquet'
  await publishSmall(lake.root, first, { [name]: Buffer.from('old') })
  await publishSmall(lake.root, second, { [name]: Buffer.from('new') })
  const [old, served] = [await readSnapshot(lake, first), await readSnapshot(lake, second)]
  const [file] = publishedFiles(old.manifest)
  if (file === undefined) throw new Error('nothing was published')
  const findPath = makeFindPath(lake, [served.manifest, old.manifest])
  expect(findPath(file)).toBe(lake.file(file))

  await rm(lake.tables, { recursive: true })

  expect(findPath(file)).toBe(join(old.folder, name))
})
