import { describe, expect, it } from 'vitest'
import { chooseProcesses } from '../../../pipeline/processes/process-count.ts'

const GIB = 2 ** 30

describe('the number of compiling processes', () => {
  it('is one for each core where the free memory holds them', () => {
    expect([2, 4, 16].map((cores) => chooseProcesses('auto', cores, 64 * GIB))).toEqual([2, 4, 16])
  })

  it('is smaller where memory is short, and one on a small machine', () => {
    expect([0.1, 1, 2, 3.4, 4, 8].map((gib) => chooseProcesses('auto', 8, gib * GIB))).toEqual([1, 1, 1, 1, 2, 4])
  })

  it('is the one that the operator gives, whatever the machine has', () => {
    expect(chooseProcesses(3, 1, 0)).toBe(3)
  })
})
