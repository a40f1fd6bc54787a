import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { type LakeFiles, realFiles } from '../../lake/files.ts'
import { Lake } from '../../lake/lake.ts'
import { makeDataDir } from '../../lake/private-files.ts'
import { temporaryFolder } from '../helpers/folders.ts'

it('the disk has the name of a new data directory before anything is put into it, also where its maker was killed', async () => {
  const folder = await temporaryFolder()
  const flushed: string[] = []
  const files: LakeFiles = {
    ...realFiles,
    flush: (path) => {
      flushed.push(relative(folder, path))
      return realFiles.flush(path)
    },
  }
  const root = join(folder, 'above', 'data')

  await makeDataDir(new Lake(root, files))
  await makeDataDir(new Lake(root, files))
  expect(flushed).toEqual(['above', 'above'])

  await realFiles.mkdir(join(root, 'lake'))
  await makeDataDir(new Lake(root, files))
  expect(flushed).toHaveLength(2)
})
