import { Lake } from '../../lake/lake.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { build } from '../../pipeline/commands/build.ts'
import type { LogLine } from '../../pipeline/log.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { BUILD_STARTED, buildStartedSchema } from '../../schemas/core/last-build.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { buildFrom, readServed, silent } from '../helpers/build.ts'
import { readFetchMark, readReport } from '../helpers/build-records.ts'
import { command, script, start } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { dayMonth } from '../helpers/daily-reports.ts'
import { mirror } from '../helpers/portal.ts'
import { silentPortal } from '../helpers/silent-portal.ts'
import { eventually } from '../server/helpers/http.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A build of one month from a portal that never answers. */
async function neverEnding() {
  const dataDir = join(await temporaryFolder(), 'data')
  const variables = { SOURCE_MIRROR: await silentPortal(), DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' }
  return { dataDir, variables }
}

describe('a build that does not end', () => {
  it('is ended at its time limit with exit code 2 and a record of its last step, and the next build can begin', async () => {
    const { dataDir, variables } = await neverEnding()
    const endedAfter = (limit: string) => command(['build'], { ...variables, BUILD_TIME_LIMIT: limit })

    let ended = await endedAfter('10s')
    // A busy machine may not come as far in that time.
    if (!ended.stderr.includes('while at fetch')) ended = await endedAfter('90s')

    expect(ended).toMatchObject({
      exit: 2,
      stderr: expect.stringMatching(/error TIME_LIMIT: stopped at its time limit while at fetch, since 20/) as string,
    })
    expect(await readReport(dataDir)).toMatchObject({
      exit_code: 2,
      published: false,
      snapshot: null,
      failure: { code: 'TIME_LIMIT', message: expect.stringContaining('while at fetch') as string },
    })
    expect(await readIfPresent(join(dataDir, BUILD_STARTED))).toBeNull()
    expect((await buildFrom(await mirror(dayMonth('1.00')), { dataDir })).exit).toBe(0)
  })

  it.each(['SIGSEGV', 'SIGABRT', 'SIGKILL', 'SIGTERM'] as const)(
    'and is ended by %s is reported with exit code 2 and a record',
    async (signal) => {
      const { dataDir, variables } = await neverEnding()
      const builder = start(['build'], variables)
      const { pid } = await eventually(() => readFetchMark(dataDir))

      process.kill(pid, signal)

      expect(await builder.ended).toMatchObject({ exit: 2, stderr: expect.stringContaining('error DIED') as string })
      expect(await readReport(dataDir)).toMatchObject({
        exit_code: 2,
        failure: { code: 'DIED', message: expect.stringContaining(`(${signal}) while at fetch`) as string },
      })
    },
  )

  it('and is stopped with Ctrl-C shows the cursor again, says what is served, and ends with exit code 2', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    await buildFrom(await mirror(dayMonth('1.00')), { dataDir })
    const { manifest } = await readServed(dataDir)
    const { variables } = await neverEnding()
    // `script` gives it a terminal, in which Ctrl-C sends the byte 3.
    const run = `exec ${process.execPath} --import tsx pipeline/cli.ts build`
    const terminal = spawn('script', ['-qefc', run, '/dev/null'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], TERM: 'xterm', ...variables, DATA_DIR: dataDir },
    })
    let shown = ''
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text))
    const ended = once(terminal, 'close')
    await eventually(() => readFetchMark(dataDir))
    await eventually(() => Promise.resolve(shown.includes('\x1b[?25l') || null))

    terminal.stdin.write('\x03')
    const [code] = (await ended) as [number]

    expect(code, shown).toBe(2)
    expect(shown.lastIndexOf('\x1b[?25h')).toBeGreaterThan(shown.lastIndexOf('\x1b[?25l'))
    expect(shown).toContain('error STOPPED: stopped by SIGINT while at fetch')
    expect(shown).toContain(`The snapshot ${manifest.snapshot} is still served.`)
    expect(await readReport(dataDir)).toMatchObject({
      exit_code: 2,
      published: false,
      snapshot: manifest.snapshot,
      failure: { code: 'STOPPED' },
    })
  })

  it('ends with its supervisor, and the next build reports its last step', async () => {
    const { dataDir, variables } = await neverEnding()
    const builder = start(['build'], variables)
    const { at } = await eventually(() => readFetchMark(dataDir))
    builder.kill()
    // The output closes when both are gone.
    await builder.ended

    const { log } = await buildFrom(await mirror(dayMonth('1.00')), { dataDir })

    expect(log[0]).toMatchObject({
      step: 'build',
      level: 'warn',
      detail: expect.stringContaining(`ended without a report while at fetch, since ${at.since}`) as string,
    })
  })
})

describe('a build with a log that nobody reads', () => {
  it('continues to its end', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    const portal = await mirror(dayMonth('1.00'))
    const builder = start(['build'], { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' })

    builder.stopReading()

    expect(await builder.ended).toMatchObject({ exit: 0 })
    expect(await readReport(dataDir)).toMatchObject({ exit_code: 0, published: true })
  })
})

describe('supervised work', () => {
  const supervising = async (limitMs: number, code: string): Promise<unknown> => {
    const path = join(await temporaryFolder(), 'work.mjs')
    await writeFile(path, code.replaceAll('$ROOT', ROOT))
    const { ended } = script(`
      import { supervise } from '$ROOT/pipeline/supervise.ts'
      const { pid, ...ended } = await supervise(${JSON.stringify(path)}, [], ${String(limitMs)})
      console.log(JSON.stringify(ended))`)
    return JSON.parse((await ended).stdout)
  }

  it('is ended at its limit if it has an endless loop', async () => {
    expect(await supervising(5_000, 'for (;;);')).toEqual({ reported: null, because: 'time limit', by: 'SIGKILL' })
  })

  it('ends once it has reported its end, even if a query still runs', async () => {
    const work = `
      import { DuckDBInstance } from '$ROOT/node_modules/@duckdb/node-api/lib/index.js'
      import { endWith } from '$ROOT/pipeline/supervise.ts'
      const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect()
      connection.run('SELECT count(*) FROM range(10000000) a, range(10000000) b WHERE (a.range * b.range) % 7 = 3')
      setInterval(() => undefined, 1000)
      await endWith(1)`

    expect(await supervising(110_000, work)).toMatchObject({ reported: 1 })
  })

  it('counts as died if it ends without a report, whatever its exit code', async () => {
    expect(await supervising(60_000, 'process.exit(0)')).toEqual({ reported: null, because: 'died', by: 'exit code 0' })
  })
})

describe('a build under way', () => {
  it('has its current step in its mark', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    const { effects } = silent('2025-12-15T03:00:00Z')
    const marks = new Map<string, unknown>()
    const line = ({ step }: LogLine) => {
      // The last line says how a build has ended, so its mark is gone.
      if (step === 'exit') return
      marks.set(step, buildStartedSchema.parse(JSON.parse(readFileSync(join(dataDir, BUILD_STARTED), 'utf8'))).at)
    }
    const options = { from: null, to: null, datasets: null, maskPersonalData: true, threads: 1 }

    await build(
      datasets,
      { ...options, mirror: await mirror(dayMonth('1.00')) },
      { ...effects, lake: new Lake(dataDir), log: { ...effects.log, line } },
    )

    const [dataset, since] = ['cvm_fund_daily', '2025-12-15T03:00:00Z']
    expect(Object.fromEntries(marks)).toMatchObject({
      fetch: { step: 'fetch', dataset, partition: '2025-10', since },
      compile: { step: 'compile', dataset, partition: 'competence_month=2025-10', since },
      publish: { step: 'publish', dataset: null, partition: null, since },
    })
  })
})
