import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { command } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { dayMonth } from '../helpers/daily-reports.ts'
import { mirror, zipOfReports } from '../helpers/portal.ts'

async function asked(portal: string, more: Record<string, string> = {}) {
  const dataDir = join(await temporaryFolder(), 'data')
  return { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-09', TO: '2025-10', ...more }
}

describe('the command line', () => {
  it('builds, and says nothing changed the second time, with exit code 0 both times', async () => {
    const variables = await asked(await mirror(dayMonth('1.00')))

    const [first, second] = [await command(['build'], variables), await command(['build'], variables)]

    expect(first).toMatchObject({ exit: 0, stdout: '' })
    expect(first.stderr).toMatch(
      /^\S+Z compile {2}cvm_fund_daily 2025-10 +cvm_fund_daily 1 rows {2}cvm_fund_daily_cleaned 0 rows/m,
    )
    expect(first.stderr).toMatch(
      /^\S+Z publish {2}\d{8}T\d{6}Z +1 partitions compiled, 0 kept, 0 refused {2}digest [0-9a-f]{16}$/m,
    )
    expect(second).toMatchObject({
      exit: 0,
      stderr: expect.stringMatching(
        /^\S+Z publish .* nothing changed, nothing published\n\S+Z log .* 0 entries added to the log of manifests, .*\n\S+Z scrub .* all as they were written\n\S+Z exit 0: nothing to do tonight; \d{8}T\d{6}Z of \d{4}-\d\d-\d\d \d\d:\d\d UTC still served\n$/,
      ) as string,
    })
  })

  it('exits with 1 if a month was refused and the rest published, 2 if everything was refused', async () => {
    const portal = await mirror(dayMonth('1.00', '2025-09'))
    await mirror(dayMonth('2.00'), portal)
    await truncate(zipOfReports(portal), 100)

    const some = await command(['build'], await asked(portal))
    const none = await command(['build'], await asked(portal, { FROM: '2025-10' }))

    expect(some).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('ERROR SOURCE_DAMAGED: inf_diario_fi_202510.zip') as string,
    })
    expect(none.exit).toBe(2)
  })

  it.each([
    ['a month that is none', ['build'], { FROM: 'outubro' }, 'error BAD_PARAMETER: FROM: write a month as YYYY-MM'],
    [
      'a mirror that is not there',
      ['build'],
      { SOURCE_MIRROR: '/nowhere' },
      'error BAD_PARAMETER: SOURCE_MIRROR /nowhere is not a folder',
    ],
    ['a setting of before', ['build'], { SHARD: '1/4' }, 'error BAD_PARAMETER: SHARD is no longer a setting'],
    [
      'a command of before',
      ['merge-lakes', '/data/1', '/data/2'],
      {},
      'error BAD_PARAMETER: there are no shards to merge: one machine builds the whole lake\n  Run market-data-server build',
    ],
    ['an unknown command', ['bild'], {}, "error: unknown command 'bild'"],
    ['no thread at all', ['--threads', '0', 'build'], {}, 'threads'],
  ])('exits with 2 and says what to do for %s', async (_name, words, more, message) => {
    const ended = await command(words, await asked(await mirror(dayMonth('1.00')), more))

    expect(ended).toMatchObject({ exit: 2, stderr: expect.stringContaining(message) as string })
    expect(ended.stderr).not.toContain('node:internal')
  })

  it('writes JSON for machines', async () => {
    const ended = await command(['--log-format', 'json', 'build'], await asked(await mirror(dayMonth('1.00'))))

    const lines = ended.stderr
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as object)
    expect(lines).toContainEqual(
      expect.objectContaining({
        step: 'compile',
        subject: 'cvm_fund_daily 2025-10',
        level: 'info',
        time: expect.stringMatching(/Z$/) as string,
      }),
    )
  })
})
