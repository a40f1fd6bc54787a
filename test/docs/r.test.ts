import { createServer } from 'node:http'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Lies, startHostileServer } from '../client/helpers/hostile-server.ts'
import { readBlock, runProgram } from '../client/helpers/run.ts'
import { serve } from '../server/helpers/api.ts'
import { sampleTwice } from '../server/helpers/sample-twice.ts'
import { temporaryFolder } from '../helpers/folders.ts'

it('has lines of R that read a portfolio as filed and all pages of a list', async () => {
  const folder = await temporaryFolder()
  const { dataDir } = await sampleTwice()
  const api = await serve(dataDir)
  const env = {
    MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`,
    MARKET_DATA_KEY: api.key,
    LC_ALL: 'C.UTF-8',
  }
  await writeFile(join(folder, 'page.R'), readBlock('r.md', 'r'))

  const printed = await runProgram('Rscript', ['page.R'], { cwd: folder, env })

  const { data } = JSON.parse((await api.get('/v1/datasets')).text) as { readonly data: readonly { id: string }[] }
  const lines = printed.split('\n')
  expect(lines).toContain('-250045.54')
  expect(lines).toContain('84935606.40 BRL')
  expect(lines.map((line) => line.trim())).toContain(
    `${String(data.length)} datasets: ${data.map(({ id }) => id).join(' ')}`,
  )
  await api.stop()
})

it.each<[string, (thief: string) => Lies]>([
  ['a redirect', (thief) => ({ redirect: { from: '/v1/', to: `${thief}/v1/funds`, status: 307 } })],
  // Behind the address of the server, this is a user of the other host.
  ['a link', (thief) => ({ page: { rows: 1, link: thief.replace('http://', '@') } })],
  ['a path that climbs', () => ({ page: { rows: 1, link: '/v1/../../elsewhere' } })],
])('has lines of R that send the key nowhere else: %s', async (_what, lies) => {
  const folder = await temporaryFolder()
  const hostile = await startHostileServer()
  onTestFinished(() => hostile.close())
  // Only the functions of the page: the first list that is read is one of this server.
  const [functions = ''] = readBlock('r.md', 'r').split('\nportfolio <-')
  await writeFile(join(folder, 'page.R'), `${functions}\nread_rows("v1/funds")\n`)
  const env = { MARKET_DATA_URL: hostile.lie(lies(hostile.thief)), MARKET_DATA_KEY: 'secret', LC_ALL: 'C.UTF-8' }

  await expect(runProgram('Rscript', ['page.R'], { cwd: folder, env })).rejects.toThrow(/leads elsewhere|HTTP 307/)

  expect(hostile.taken()).toEqual([])
  expect(hostile.asked).toHaveLength(1)
})

it('has lines of R that send a request only once where it takes the server too long', async () => {
  const folder = await temporaryFolder()
  let asked = 0
  const server = createServer((_req, res) => {
    asked += 1
    res.writeHead(503, { 'retry-after': '120' }).end('{}')
  })
  onTestFinished(() => void server.close())
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
  await writeFile(join(folder, 'page.R'), readBlock('r.md', 'r'))
  const env = { MARKET_DATA_URL: `http://127.0.0.1:${String(port)}`, MARKET_DATA_KEY: 'secret', LC_ALL: 'C.UTF-8' }

  await expect(runProgram('Rscript', ['page.R'], { cwd: folder, env })).rejects.toThrow(/HTTP 503/)

  expect(asked).toBe(1)
})
