import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { removeFolders, serveExports } from '../helpers/exports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PAGE = readFileSync(new URL('../../../docs/exports.md', import.meta.url), 'utf8')

it('the lines of the page about exports make an export, wait for it, and check the hash of its file', async () => {
  const [dataDir, folder] = [await sampleDataDir(), await temporaryFolder()]
  const server = await serveExports(dataDir)
  try {
    const [, lines = ''] = /^```sh\n([\s\S]*?)^```/m.exec(PAGE) ?? []
    const script = `set -e\n${lines.replace('http://localhost:8080', `http://127.0.0.1:${String(server.port)}`)}`
    const env = { KEY: server.key, PATH: process.env['PATH'] ?? '' }
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env })
    const file = await readFile(join(folder, 'portfolios.csv'), 'utf8')

    expect(stdout).toContain('"state": "done"')
    expect(stdout.match(/portfolio_not_found/g)).toHaveLength(2)
    expect(stdout).toContain('portfolios.csv: OK')
    for (const cnpj of ['62415896000127', '60023816000162']) expect(file).toContain(`\n${cnpj},2025-10-31,`)
  } finally {
    await server.stop()
    await removeFolders(dataDir, `${dataDir}-exports`, folder)
  }
})
