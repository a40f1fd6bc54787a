import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname

it('starts as make bench does, and names the machine, before it measures any part', () => {
  const said = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', 'test/bench/bench.ts'], {
    cwd: ROOT,
    env: { ...process.env, PARTS: 'none' },
    encoding: 'utf8',
  })

  expect(said).toMatch(/^machine .*Node v\d/m)
})
