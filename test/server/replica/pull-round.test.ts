import { readdir, rename } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { findFilesBelow } from '../../../lake/list-files.ts'
import { removeFilesOfNoSnapshot } from '../../../server/replica/pull-round.ts'
import { emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'

it('a replica goes on with the removal of a snapshot that its disk broke off, without a restart', async () => {
  const lake = new Lake(await emptyLake())
  await publishSmall(lake.root, '20251210T030000Z', {
    'b3_quote/all/b3_quote.parquet': Buffer.from('of the first alone'),
  })
  await publishSmall(lake.root, '20251211T030000Z', smallMonths())
  await rename(lake.snapshot('20251210T030000Z'), lake.prunedSnapshot('20251210T030000Z'))

  await removeFilesOfNoSnapshot(lake)

  expect(await readdir(lake.snapshots)).toEqual(['20251211T030000Z'])
  expect(findFilesBelow(lake.tables, /\.parquet$/).length).toBe(4)
})
