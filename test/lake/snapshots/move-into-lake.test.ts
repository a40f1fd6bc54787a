import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { sha256OfText } from '../../../lake/hash.ts'
import { moveIntoLake } from '../../../lake/snapshots/move-into-lake.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

it('a file enters the lake only under the hash that a second reading finds too', async () => {
  const lake = new Lake(await temporaryFolder())
  const made = join(lake.root, 'made.parquet')
  await writeFile(made, 'rows')

  await expect(moveIntoLake(lake, 'quotes/all/quotes.parquet', sha256OfText('rowS'), made)).rejects.toThrow(
    /other content/,
  )
  expect(await readdir(lake.root)).toEqual(['made.parquet'])

  const path = await moveIntoLake(lake, 'quotes/all/quotes.parquet', sha256OfText('rows'), made)
  expect(path).toContain(sha256OfText('rows'))
})
