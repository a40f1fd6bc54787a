import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname

it('starts as make bench does, names the machine first, and fails for an unknown part', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'test/bench/bench.ts'],
    { cwd: ROOT, env: { ...process.env, PARTS: 'none' }, encoding: 'utf8' },
  )

  expect(stdout).toMatch(/^machine .*Node v\d/)
  expect(stderr).toContain('there is no part none')
  expect(status).toBe(1)
})
