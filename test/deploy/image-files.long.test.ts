import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { makeKey } from '../server/helpers/api.ts'
import { startIn } from '../server/helpers/child.ts'
import { editions, PATH } from '../server/helpers/editions.ts'
import { ask, eventually } from '../server/helpers/http.ts'
import { listCopied, readInstructions, ROOT, withName } from './helpers/dockerfile.ts'

describe('The files of the image', () => {
  it('are all that the programs need: they are made, build, serve, and are healthy, and write nothing there', async () => {
    const app = await temporaryFolder()
    for (const rest of withName(await readInstructions(), 'COPY').filter((each) => !each.includes('--from'))) {
      const words = listCopied(rest)
      const to = words.at(-1) ?? '.'
      for (const from of words.slice(0, -1)) {
        const place = to === './' ? join(app, basename(from)) : join(app, to)
        await mkdir(join(place, '..'), { recursive: true })
        await cp(join(ROOT, from), place, { recursive: true })
      }
    }
    await symlink(join(ROOT, 'node_modules'), join(app, 'node_modules'))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/artifact/main.ts'], { cwd: app })
    const listAll = () => promisify(execFile)('find', [app, '-newer', join(app, 'dist/built.json'), '-type', 'f'])
    const { stdout: made } = await listAll()
    const { dataDir } = await editions(['2026-01-10T03:00:00Z', '100.00'])
    const key = await makeKey(dataDir)

    const plan = ['runtime/market-data-server.js', 'verify']
    const { stderr } = await promisify(execFile)(process.execPath, plan, {
      cwd: app,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
    const server = startIn(app, ['runtime/start.js', 'server/main'], { DATA_DIR: dataDir, PORT: '0' })
    onTestFinished(() => {
      server.kill('SIGKILL')
    })
    const port = Number(await eventually(() => Promise.resolve(/"port":(\d+)/.exec(server.output())?.[1] ?? null)))
    const reply = await ask(port, PATH, { headers: { 'x-api-key': key } })
    const docs = await ask(port, '/docs')
    const [health = ''] = withName(await readInstructions(), 'HEALTHCHECK')
    const check = JSON.parse(health.slice(health.indexOf('['))) as string[]
    const healthy = (at: number) =>
      promisify(execFile)(check[0] ?? '', check.slice(1), { env: { PATH: process.env['PATH'], PORT: String(at) } })

    expect(stderr).toContain('all as published')
    expect([reply.status, docs.status]).toEqual([200, 200])
    await healthy(port)
    await expect(healthy(1)).rejects.toMatchObject({ code: 1 })
    expect((await listAll()).stdout).toBe(made)
  })
})
