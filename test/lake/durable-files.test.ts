import { mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LakeFiles, realFiles } from '../../lake/files.ts'
import { Lake } from '../../lake/lake.ts'
import { writeMarker } from '../../lake/marker.ts'
import { claimReplicaFolder } from '../../server/replica/replica-folder.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const MARKS = [
  ['market-data.txt', (lake: Lake) => writeMarker(lake, { adopted: false })],
  [
    'replica.json',
    async (lake: Lake) => {
      const { lock } = await claimReplicaFolder(lake, 's3://store/lake')
      lock.release()
    },
  ],
] as const

describe.each(MARKS)('the mark of a new folder, %s,', (name, mark) => {
  it('is on the disk when it is written', async () => {
    const done: string[] = []
    const root = await newFolder()
    const files: LakeFiles = {
      ...realFiles,
      rename: (from, to) => {
        done.push(`rename ${basename(to)}`)
        return realFiles.rename(from, to)
      },
      flush: (path) => {
        if (path === root) done.push('flush')
        return realFiles.flush(path)
      },
    }

    await mark(new Lake(root, files))

    expect(done.slice(done.indexOf(`rename ${name}`))).toEqual([`rename ${name}`, 'flush'])
  })

  it('is not there where the disk did not take its name', async () => {
    const root = await newFolder()
    const files: LakeFiles = {
      ...realFiles,
      flush: (path) => (path === root ? Promise.reject(new Error('no flush')) : realFiles.flush(path)),
    }

    await expect(mark(new Lake(root, files))).rejects.toThrow('no flush')

    expect(await readdir(root)).not.toContain(name)
    await mark(new Lake(root))
    expect(await readdir(root)).toContain(name)
  })
})

async function newFolder(): Promise<string> {
  const root = join(await temporaryFolder(), 'data')
  await mkdir(root, { mode: 0o700 })
  return root
}
