import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listCopied, readInstructions, ROOT, withName } from './helpers/dockerfile.ts'

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
