import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { Unsynced } from './unsynced.ts'

/** Each folder that was not flushed forgets all that happened in it. */
const FORGET_ALL = () => 0.4

it('a file that is there again after a power cut is not one that was written after it was removed', async () => {
  const root = join(await temporaryFolder(), 'disk')
  const removed = join(root, 'a/removed')
  const written = Array.from({ length: 300 }, (_each, at) => join(root, `b/${String(at)}`))
  mkdirSync(join(root, 'a'), { recursive: true })
  mkdirSync(join(root, 'b'))
  writeFileSync(removed, 'removed')
  const unsynced = new Unsynced(root, `${root} aside`)
  unsynced.settle()

  unsynced.removed(removed, remove(unsynced, removed))
  // A file system gives the number of a file that is gone to a later one.
  for (const path of written) {
    writeFileSync(path, 'written')
    unsynced.made(path)
    unsynced.written(path)
    unsynced.synced(path)
  }
  unsynced.synced(join(root, 'b'))
  unsynced.lose(FORGET_ALL)
  unsynced.settle()
  writeFileSync(removed, 'again')

  expect(readFileSync(removed, 'utf8')).toBe('again')
  expect(written.filter((path) => readFileSync(path, 'utf8') !== 'written')).toEqual([])
})

function remove(unsynced: Unsynced, path: string): ReturnType<Unsynced['keep']> {
  const kept = unsynced.keep(path)
  rmSync(path)
  return kept
}
