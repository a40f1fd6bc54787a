import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { makeKey } from '../server/helpers/api.ts'
import { startIn } from '../server/helpers/child.ts'
import { editions, PATH } from '../server/helpers/editions.ts'
import { ask, eventually } from '../server/helpers/http.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Instruction {
  readonly name: string
  readonly rest: string
}

/** The instructions of the Dockerfile, continued lines put together. */
async function readInstructions(): Promise<Instruction[]> {
  const text = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
}

const withName = (instructions: readonly Instruction[], name: string) =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest)

/** The words of a COPY without its options. */
const listCopied = (rest: string) => rest.split(' ').filter((word) => !word.startsWith('--'))

describe('The Dockerfile', () => {
  it('names the exact version of its base, which the project runs on', async () => {
    const bases = withName(await readInstructions(), 'FROM').map((rest) => rest.split(' ')[0] ?? '')
    expect(bases.length).toBeGreaterThan(1)
    const recommended = (await readFile(join(ROOT, '.nvmrc'), 'utf8')).trim()
    expect(Number(recommended)).toBeGreaterThanOrEqual(24)
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${recommended}\\.\\d+\\.\\d+-[a-z]+-slim$`))
    expect(new Set(bases).size).toBe(1)
    const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } }
    expect(engines.node).toBe('>=20.19')
  })

  it('runs as a user that is not root and owns no code', async () => {
    const instructions = await readInstructions()
    const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
    expect(withName(last, 'USER')).toEqual(['node'])
    expect(last.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(last.findIndex(({ name }) => name === 'RUN'))
    expect(withName(last, 'COPY')).toEqual(['--from=programs --chown=root:root /app .'])
  })

  it('says whether it is healthy, and fetches nothing but locked packages', async () => {
    const instructions = await readInstructions()
    expect(withName(instructions, 'HEALTHCHECK')).toHaveLength(1)
    expect(withName(instructions, 'ADD')).toEqual([])
    const runs = withName(instructions, 'RUN')
    expect(runs.filter((run) => /curl|wget|apt|npm (?!ci)|sudo|\blatest\b/.test(run))).toEqual([])
    expect(runs[0]).toBe('npm ci --omit=dev --no-audit --no-fund')
  })

  it('starts the server as make serve does', async () => {
    const makefile = await readFile(join(ROOT, 'Makefile'), 'utf8')
    const [, served = ''] = /^SERVE := (.+)$/m.exec(makefile) ?? []
    const [command = ''] = withName(await readInstructions(), 'CMD')
    expect((JSON.parse(command) as string[]).join(' ')).toBe(`env ${served} server/main`)
  })

  it('copies nothing that .dockerignore leaves out', async () => {
    const ignore = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n')
    const sent = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    const copied = withName(await readInstructions(), 'COPY')
      .filter((rest) => !rest.includes('--from'))
      .flatMap((rest) => listCopied(rest).slice(0, -1))
    expect(ignore).toContain('*')
    expect([...new Set(copied)].sort()).toEqual([...sent].sort())
  })
})

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

    const plan = ['shared/start.js', 'pipeline/cli', 'verify']
    const { stderr } = await promisify(execFile)(process.execPath, plan, {
      cwd: app,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
    const server = startIn(app, ['shared/start.js', 'server/main'], { DATA_DIR: dataDir, PORT: '0' })
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
