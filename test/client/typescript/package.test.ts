import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../server/helpers/api.ts'
import { sampleTwice } from '../../server/helpers/sample-twice.ts'
import { readBlock, runProgram } from '../helpers/run.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const PACKAGE = join(ROOT, 'client/typescript')

let api: Api
/** A folder that was empty before the package was installed there. */
let project: string
let tarball: string

beforeAll(async () => {
  project = await temporaryFolder()
  const packed = await temporaryFolder()
  await runProgram('npm', ['pack', '--silent', '--pack-destination', packed], { cwd: PACKAGE })
  const { version } = readVersion(PACKAGE)
  tarball = join(packed, `brazilian-market-data-client-${version}.tgz`)
  await runProgram('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project })
  const { dataDir } = await sampleTwice()
  api = await serve(dataDir)
})

afterAll(async () => {
  await api.stop()
})

function readVersion(folder: string): { readonly version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
}

/** Puts a file into the project and gives its path. */
async function put(name: string, text: string): Promise<string> {
  await writeFile(join(project, name), text)
  return join(project, name)
}

it('has the version that the changes and the page name', () => {
  const { version } = readVersion(PACKAGE)

  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(version)
  expect(readFileSync(join(ROOT, 'docs/typescript.md'), 'utf8')).toContain(`-${version}.tgz`)
})

it('walks all funds with the lines of the page, in a project where nothing else is installed', async () => {
  const code = readBlock('typescript.md', 'js')
  const env = { MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`, MARKET_DATA_KEY: api.key }

  const printed = await runProgram(process.execPath, [await put('funds.mjs', code)], { cwd: project, env })

  const { data: funds } = JSON.parse((await api.get('/v1/funds?sort_by=cnpj&page_size=1000')).text) as {
    readonly data: readonly { readonly cnpj: string; readonly status: string; readonly name: string }[]
  }
  const last = (await api.get('/v1/funds?sort_by=cnpj&sort_order=desc&page_size=1&format=ndjson')).text
  const { cnpj } = JSON.parse(last) as { readonly cnpj: string }
  const lines = printed.split('\n')
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(lines.slice(0, funds.length)).toEqual(funds.map(({ cnpj, status, name }) => `${cnpj} ${status} ${name}`))
  expect(lines.some((line) => line.startsWith(`${cnpj} `))).toBe(true)
  expect(lines).toContain('Mercado Futuro - Posições compradas -250045.54 BRL')
})

it('has types that a strict project accepts, as a bundler or Node resolves them, with or without those of Node', async () => {
  const file = await put(
    'typed.ts',
    `import { ApiError, createClient, type Row } from 'brazilian-market-data-client'
const api = createClient({ baseUrl: '', apiKey: '', numbers: 'text' })
export async function read(): Promise<string | null> {
  const { body } = await api.get('/v1/fund/{cnpj}/portfolio', { path: { cnpj: 'x' }, query: { date: '2025-10' } })
  return body.data.fund.nav_value_reported
}
export const name = (fund: Row<'/v1/funds', 'double'>): string => fund.name
// @ts-expect-error: the path names a fund.
export const withoutFund = api.get('/v1/fund/{cnpj}/portfolio', {})
// @ts-expect-error: there is no such parameter.
export const misspelt = api.rows('/v1/funds', { query: { tipe: 'fif' } })
export const isOurs = (error: unknown): boolean => error instanceof ApiError && error.code === 'rate_limited'
`,
  )
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022']
  const browser = ['--lib', 'es2022,dom', '--module', 'esnext', '--moduleResolution', 'bundler']
  const node = ['--lib', 'es2022', '--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
  await put('package.json', '{"type":"module"}')

  expect(await runProgram(tsc, [...strict, ...browser, file], { cwd: project })).toBe('')
  expect(await runProgram(tsc, [...strict, ...node, '--module', 'nodenext', file], { cwd: project })).toBe('')
})

it('works in programs of CommonJS too, to which Node gives ES modules', async () => {
  const file = await put('old.cjs', "console.log(typeof require('brazilian-market-data-client').createClient)")

  expect(await runProgram(process.execPath, [file], { cwd: project })).toBe('function\n')
})

it('gives its first answer with the lines of its README', async () => {
  const [, lines = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync(join(PACKAGE, 'README.md'), 'utf8')) ?? []
  const url = `http://127.0.0.1:${String(api.port)}`
  const ours = lines.replace('http://localhost:8080', url).replace('=KEY', `=${api.key}`)
  expect(ours.trim().split('\n')).toHaveLength(3)

  const printed = await runProgram('bash', ['-ec', ours.replaceAll('npx ', 'npx --offline ')], { cwd: project })

  const csv = (await api.get('/v1/fund/62415896000127/portfolio?date=2025-10&format=csv')).text
  expect(printed.startsWith(csv)).toBe(true)
  expect(printed).toContain('brmd look-through CNPJ DATE')
})

describe('brmd', () => {
  const brmd = (...args: string[]) =>
    runProgram(join(project, 'node_modules/.bin/brmd'), args, {
      cwd: project,
      env: { MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`, MARKET_DATA_KEY: api.key },
    })

  it('prints what the API answers, byte by byte, and any address of it', async () => {
    for (const [args, address] of [
      [['fund', '62415896000127'], '/v1/fund/62415896000127'],
      [['search', 'petrobras', '--format', 'ndjson'], '/v1/search?q=petrobras&format=ndjson'],
      [['get', '/v1/funds?type=fii', '--page_size=3'], '/v1/funds?type=fii&page_size=3'],
    ] as const)
      expect(await brmd(...args)).toBe((await api.get(address)).text)
    await brmd('portfolio', '62415896000127', '2025-10', '--format', 'xlsx', '--out', 'portfolio.xlsx')
    expect(readFileSync(join(project, 'portfolio.xlsx')).subarray(0, 2).toString()).toBe('PK')
  })

  it('ends with 2 for words that mean nothing, and with 1 and the reason for what the API refuses', async () => {
    const failing = (...args: string[]) =>
      brmd(...args).then(
        () => null,
        (error: unknown) => error as Error & { readonly cause?: { readonly code?: number } },
      )
    const [usage, refused] = [await failing('portfolio', '1'), await failing('fund', '1')]

    expect([usage?.cause?.code, usage?.message]).toEqual([2, expect.stringContaining('write brmd portfolio CNPJ DATE')])
    expect([refused?.cause?.code, refused?.message]).toEqual([1, expect.stringContaining('invalid_input')])
  })

  it('is run by npx from the tarball where nothing is installed, and tells a stranger what the server says', async () => {
    const cwd = await temporaryFolder()
    const npx = (key: string) =>
      runProgram('npx', ['--yes', '--offline', '--package', tarball, 'brmd', 'fund', '62415896000127'], {
        cwd,
        env: { MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`, MARKET_DATA_KEY: key },
      })

    expect(await npx(api.key)).toBe((await api.get('/v1/fund/62415896000127')).text)
    await expect(npx('mk_00000000_nobody')).rejects.toThrow('not_authorized: This API key is not valid')
  })

  it('passes messages of MCP where it is started as the registry of MCP describes', async () => {
    const registered = JSON.parse(readFileSync(join(PACKAGE, 'server.json'), 'utf8')) as {
      readonly name: string
      readonly description: string
      readonly version: string
      readonly packages: readonly {
        readonly identifier: string
        readonly version: string
        readonly packageArguments: readonly { readonly value: string }[]
        readonly environmentVariables: readonly { readonly name: string }[]
      }[]
    }
    const described = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, unknown>
    const [start] = registered.packages
    expect([registered.name, registered.version, start?.version]).toEqual([
      described['mcpName'],
      described['version'],
      described['version'],
    ])
    expect(start?.identifier).toBe(described['name'])
    expect(registered.description.length).toBeLessThanOrEqual(100)
    expect(start?.environmentVariables.map(({ name }) => name)).toEqual(['MARKET_DATA_URL', 'MARKET_DATA_KEY'])

    const transport = new StdioClientTransport({
      command: join(project, 'node_modules/.bin/brmd'),
      args: start?.packageArguments.map(({ value }) => value) ?? [],
      env: {
        PATH: process.env['PATH'] ?? '',
        MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`,
        MARKET_DATA_KEY: api.key,
      },
    })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(transport)
    const { tools } = await client.listTools()
    const answer = await client.callTool({ name: 'get_fund', arguments: { cnpj: '62415896000127' } })
    await client.close()

    expect(tools.map(({ name }) => name)).toContain('fund_portfolio')
    expect(JSON.stringify(answer.content)).toContain('62415896000127')
  })
})

it('goes into a bundle for browsers, which names no module of Node', async () => {
  const entry = await put('page.mjs', readBlock('typescript.md', 'js'))

  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  })

  const [{ text } = { text: '' }] = outputFiles
  expect(text).toContain('x-api-key')
  expect(text).not.toMatch(/node:|require\(/)
})
