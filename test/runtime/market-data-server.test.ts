import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const LAUNCHER = new URL('runtime/market-data-server.js', ROOT).pathname
const read = (name: string) => readFile(new URL(name, ROOT), 'utf8')

function run(...words: readonly string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [LAUNCHER, ...words], (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr })
    })
  })
}

describe('the command of the operator', () => {
  it('lists every command of the pipeline but those of development', async () => {
    const { code, stdout } = await run()
    const listed = Array.from(stdout.matchAll(/^ {2}([a-z-]+) /gm), ([, name]) => name)
    const declared = Array.from(
      (await read('pipeline/main.ts')).matchAll(/(?:\.command\('|Command\(program, ')([a-z-]+)/g),
      ([, name]) => name,
    )
    expect(code).toBe(0)
    expect(declared.length).toBeGreaterThan(15)
    expect(listed).toEqual(
      expect.arrayContaining(declared.filter((name) => !['gen', 'gen-api', 'merge-lakes'].includes(name ?? ''))),
    )
  })

  it('refuses an unknown command with the list of those there are', async () => {
    const { code, stderr } = await run('bild')
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'There is no command "bild".'])
    expect(stderr).toContain('  build ')
  })

  it('serves with the settings of memory that the Makefile, the image and the unit have', async () => {
    const flags = ['--max-old-space-size=1024', '--max-semi-space-size=8']
    const variables = [
      /UV_THREADPOOL_SIZE\W+16\b/,
      /MALLOC_ARENA_MAX\W+2\b/,
      /MALLOC_MMAP_THRESHOLD_\W+131072\b/,
      /DUCKDB_JE_MALLOC_CONF\W+narenas:1\b/,
    ]
    for (const name of [
      'runtime/market-data-server.js',
      'Makefile',
      'deploy/Dockerfile',
      'deploy/systemd/market-data-server.service',
      'test/soak/hour/keeper.ts',
    ]) {
      const text = await read(name)
      for (const flag of flags) expect(text, name).toContain(flag)
      for (const variable of variables) expect(text, name).toMatch(variable)
    }
  })
})
