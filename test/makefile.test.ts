import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

it.each([
  ['merge-lakes', /^make merge-lakes is gone: one machine builds the whole lake\. Run make build-data; .*\n/],
  [
    'prune',
    /^make prune is gone: run node runtime\/market-data-server\.js prune\. What was in ARGS, .* follows it as it is\.\n/,
  ],
  ['drill', /^make drill is gone: run node runtime\/market-data-server\.js drill\. .*, and --scratch has SCRATCH\.\n/],
  ['simulate', /^make simulate is gone: .* docs\/scale\.md\.\n/],
  ['scale-page', /^make scale-page is gone: docs\/scale\.md is a written page\.\n/],
])('make %s says what replaces it, and fails', async (target, said) => {
  await expect(promisify(execFile)('make', [target], { cwd: ROOT })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(said) as string,
  })
})
