import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeFolders, serveExports } from '../helpers/exports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PAGE = readFileSync(new URL('../../../docs/exports.md', import.meta.url), 'utf8')

let dataDir: string
let folder: string
let server: Awaited<ReturnType<typeof serveExports>>

beforeAll(async () => {
  ;[dataDir, folder] = [await sampleDataDir(), await temporaryFolder()]
  server = await serveExports(dataDir)
})

afterAll(async () => {
  await server.stop()
  await removeFolders(dataDir, `${dataDir}-exports`, folder)
})

/** Runs the lines of the page as a reader does in a terminal. */
async function runPage({ key = server.key, change = (lines: string) => lines } = {}) {
  const [, lines = ''] = /^```sh\n([\s\S]*?)^```/m.exec(PAGE) ?? []
  const env = {
    MARKET_DATA_KEY: key,
    MARKET_DATA_URL: `http://127.0.0.1:${String(server.port)}`,
    PATH: process.env['PATH'] ?? '',
  }
  // What it asks for ever is ended.
  return await promisify(execFile)('bash', ['-c', change(lines)], { cwd: folder, env, timeout: 120_000 })
}

it('the lines of the page about exports make an export, wait for it, and check the hash of its file', async () => {
  const { stdout } = await runPage()
  const file = await readFile(join(folder, 'portfolios.csv'), 'utf8')

  expect(stdout).toContain('"state": "done"')
  expect(stdout.match(/portfolio_not_found/g)).toHaveLength(2)
  expect(stdout).toContain('portfolios.csv: OK')
  for (const cnpj of ['62415896000127', '60023816000162']) expect(file).toContain(`\n${cnpj},2025-10-31,`)
})

it('the lines work again in the same folder, with the file of another export', async () => {
  const { stdout } = await runPage({ change: (lines) => lines.replace('"62415896000127", ', '') })

  expect(stdout).toContain('portfolios.csv: OK')
  expect(await readFile(join(folder, 'portfolios.csv'), 'utf8')).not.toContain('62415896000127')
})

it.each([
  ['the key is wrong', { key: 'wrong' }, 'This API key is not valid'],
  ['the request is wrong', { change: (lines: string) => lines.replace('"csv"', '"xlsx"') }, 'format'],
  [
    'the address is wrong',
    { change: (lines: string) => lines.replace('$API/v1/exports -d', '$API/v1/export -d') },
    'There is nothing',
  ],
])('the lines end with the reason where %s', async (_what, asked, reason) => {
  await expect(runPage(asked)).rejects.toMatchObject({
    code: 1,
    killed: false,
    stderr: expect.stringContaining(reason) as unknown,
  })
})

it('the lines end with the reason where an export fails', async () => {
  const change = (lines: string) => lines.replaceAll('2025-10', '2025-09')

  await expect(runPage({ change })).rejects.toMatchObject({
    code: 1,
    killed: false,
    stdout: expect.stringContaining('"state": "failed"') as unknown,
  })
})
