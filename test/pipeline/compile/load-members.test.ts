import { describe, expect, it } from 'vitest'
import { countLoadingThreads } from '../../../pipeline/compile/load-members.ts'

const fileOf = (members: number) => ({
  raw: {
    members: Array.from({ length: members }, (_, at) => ({ name: `member ${String(at)}`, bytes: 1, sha256: 'a' })),
  },
})

describe('the threads of DuckDB while members are loaded', () => {
  it('are one less than later where the main thread numbers further members meanwhile', () => {
    expect(countLoadingThreads([fileOf(12)], 2)).toBe(1)
    expect(countLoadingThreads([fileOf(1), fileOf(2)], 4)).toBe(3)
  })

  it('are all of them for files of one member, and for members that were numbered before', () => {
    expect(countLoadingThreads([fileOf(1), fileOf(0)], 2)).toBe(2)
    expect(countLoadingThreads([{ ...fileOf(12), extracted: [] }], 2)).toBe(2)
  })

  it('are never none', () => {
    expect(countLoadingThreads([fileOf(12)], 1)).toBe(1)
  })
})
