import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, serve } from '../../server/helpers/api.ts'
import { sampleTwice } from '../../server/helpers/sample-twice.ts'
import { readBlock, runProgram } from '../helpers/run.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const PACKAGE = join(ROOT, 'client/typescript')

let api: Api
/** A folder that was empty before the package was installed there. */
let project: string

beforeAll(async () => {
  project = await temporaryFolder()
  const packed = await temporaryFolder()
  await runProgram('npm', ['pack', '--silent', '--pack-destination', packed], { cwd: PACKAGE })
  const { version } = readVersion(PACKAGE)
  const tarball = join(packed, `brazilian-market-data-client-${version}.tgz`)
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
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022']
  const browser = ['--lib', 'es2022,dom', '--module', 'esnext', '--moduleResolution', 'bundler']
  const node = ['--lib', 'es2022', '--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
  await put('package.json', '{"type":"module"}')

  expect(await runProgram(tsc, [...strict, ...browser, file], { cwd: project })).toBe('')
  expect(await runProgram(tsc, [...strict, ...node, '--module', 'nodenext', file], { cwd: project })).toBe('')
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
