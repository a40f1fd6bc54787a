import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeKey } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { spawnServer } from '../helpers/child.ts'
import { editions, PATH } from '../helpers/editions.ts'
import { ask } from '../helpers/http.ts'

describe('a snapshot that cannot be served', () => {
  it.each([
    ['missing', null, 'files of it are missing'],
    ['cut short', (text: string) => text.slice(0, 500), 'is damaged: run market-data-server verify'],
    [
      'changed by hand',
      (text: string) => text.replace('"rows": 1', '"rows": 2'),
      'is damaged: run market-data-server verify',
    ],
  ])('with a manifest that is %s is one line of the log and an honest 503', async (_name, change, reason) => {
    const { dataDir, ids } = await editions(['2026-01-10T03:00:00Z', '100.00'])
    const manifest = join(dataDir, 'snapshots', ids[0] ?? '', 'manifest.json')
    await (change === null ? rm(manifest) : writeFile(manifest, change(await readFile(manifest, 'utf8'))))
    const key = await makeKey(dataDir)
    const child = await spawnServer(dataDir)
    onTestFinished(() => {
      child.kill('SIGKILL')
    })

    const data = await ask(child.port, PATH, { headers: { 'x-api-key': key } })
    const ready = await ask(child.port, '/readyz')

    const lines = child.output().trim().split('\n')
    expect(lines.filter((line) => line.includes('snapshot cannot be opened'))).toEqual([
      expect.stringContaining(reason) as string,
    ])
    expect(lines.filter((line) => line.includes('no snapshot can be served'))).toHaveLength(1)
    expect(child.output()).not.toContain('"stack"')
    for (const reply of [data, ready]) {
      expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(reply.text).not.toMatch(/make|verify|tmp|DATA_DIR|manifest/)
    }
  })
})
