import { describe, expect, it } from 'vitest'
import { apartFromFile, cpuSecondsApart, readCpuSeconds } from '../helpers/cpu-seconds.ts'
import { forgetMended, listSlowFiles, listUnrecorded } from './cpu-seconds.ts'

describe('the recorded CPU seconds', () => {
  it('name the fast files above the limit, and no long one', () => {
    const recorded = {
      fast: { 'a.test.ts': 5.1, 'b.test.ts': 5 },
      long: { 'c.long.test.ts': 60 },
      programs: { 'd.test.ts': 60 },
      over: {},
    }

    expect(listSlowFiles(recorded)).toEqual(['a.test.ts: 5.1'])
  })

  it('are missing for a new fast file', () => {
    const recorded = { fast: { 'test/a.test.ts': 1 }, programs: { 'test/b.test.ts': 60 } }
    const files = ['test/new.test.ts', 'test/a.test.ts', 'test/b.test.ts', 'test/new.long.test.ts', 'test/helper.ts']

    expect(listUnrecorded(recorded, files)).toEqual(['test/new.test.ts'])
  })

  it('let a file that was over the limit spend what it did, and no more', () => {
    const over = { 'a.test.ts': 9, 'b.test.ts': 9 }

    expect(listSlowFiles({ fast: { 'a.test.ts': 9, 'b.test.ts': 9.1 }, over })).toEqual(['b.test.ts: 9.1'])
  })

  it('forget a file that is mended, or gone, so that it cannot grow back', () => {
    const over = { 'a.test.ts': 9, 'b.test.ts': 9, 'gone.test.ts': 9 }

    expect(forgetMended({ fast: { 'a.test.ts': 8, 'b.test.ts': 5 }, over })).toEqual({ 'a.test.ts': 9 })
  })

  it.runIf(process.platform === 'linux')('count what a process spends, and apart what files share, once', async () => {
    const spend = () => {
      const end = Number(readCpuSeconds()) + 0.1
      while (Number(readCpuSeconds()) < end);
    }
    const [before, apart] = [Number(readCpuSeconds()), cpuSecondsApart()]

    await apartFromFile(async () => {
      spend()
      await apartFromFile(() => {
        spend()
        return Promise.resolve()
      })
    })

    const [spent, shared] = [Number(readCpuSeconds()) - before, cpuSecondsApart() - apart]
    // The kernel counts in hundredths, whose sums are binary fractions.
    expect(shared).toBeGreaterThanOrEqual(0.2 - 0.001)
    expect(shared).toBeLessThanOrEqual(spent + 0.001)
  })
})
