import { expect, it } from 'vitest'
import { judgeMemory } from './judge-memory.ts'

/** A life of this many seconds that begins at one figure and ends at another. */
const life = (pid: number, seconds: number, from: number, to: number) =>
  Array.from({ length: seconds }, (_second, at) => ({ pid, at, mib: from + ((to - from) * at) / seconds }))

it('a server that holds more and more for half an hour is wrong', () => {
  expect(judgeMemory('it', life(1, 1_800, 400, 600)).wrong).toEqual(['the memory of it grows: 460 to 580 MiB'])
})

it('one that holds the same is not, nor one that was killed before its caches were full', () => {
  expect(judgeMemory('it', life(1, 1_800, 500, 510)).wrong).toEqual([])
  expect(judgeMemory('it', [...life(1, 300, 200, 600), ...life(2, 300, 200, 600)]).wrong).toEqual([])
})

it('one that ever held too much is wrong, in whichever life', () => {
  expect(judgeMemory('it', [...life(1, 10, 900, 900), ...life(2, 100, 300, 300)]).wrong).toEqual(['it held 900 MiB'])
})
