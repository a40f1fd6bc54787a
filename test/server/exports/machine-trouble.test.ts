import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { editions, FILER, PATH } from '../helpers/editions.ts'
import { type ExportServerOptions, parseExport, removeFolders, serveExports } from '../helpers/exports.ts'

const ASKED = { endpoint: '/v1/fund/{cnpj}/portfolio', parameters: { cnpj: FILER, date: ['2025-10'] } }

async function startServer(options: ExportServerOptions = {}) {
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const server = await serveExports(world.dataDir, options)
  onTestFinished(async () => {
    await server.stop()
    await removeFolders(world.dataDir, world.mirror, `${world.dataDir}-exports`)
  })
  return { server, folder: options.folder ?? `${world.dataDir}-exports` }
}

/** Portfolios that call `before` with the number of the part, before they answer. */
function portfoliosAfter(before: (part: number) => Promise<void>): Endpoint[] {
  let part = 0
  return endpoints.map((endpoint) =>
    endpoint.id !== 'fund_portfolio'
      ? endpoint
      : {
          ...endpoint,
          answer: async (snapshot, input) => {
            part += 1
            await before(part)
            return endpoint.answer(snapshot, input)
          },
        },
  )
}

it('an export whose disk does not answer for a while is made when it does, from its beginning', async () => {
  let goOn: () => void = () => undefined
  const firstMayEnd = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let part = ''
  const { server, folder } = await startServer({
    endpoints: portfoliosAfter(async (at) => {
      if (at === 1) await firstMayEnd
      if (at === 4) await rm(part)
    }),
  })
  await server.post(ASKED)
  const { id } = parseExport(await server.post(ASKED))
  part = join(folder, `${id}.part`)
  // The kernel answers EIO to whoever writes at the beginning of this file.
  await symlink('/proc/self/mem', part)
  goOn()

  const done = await server.reach(id, 'done', 'failed', 'cut')

  expect([done.state, done.message, done.rows]).toEqual(['done', null, 1])
  expect((await server.get(done.file ?? '')).text).toBe((await server.get(`${PATH}?date=2025-10&format=csv`)).text)
})

it('a server starts where the folder of exports is full, and makes exports as soon as it has room', async (context) => {
  const disk = join(await temporaryFolder(), 'disk')
  await mkdir(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2M', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return context.skip()
  }
  onTestFinished(() => {
    execFileSync('umount', [disk])
  })
  const noise = join(disk, 'noise')
  await writeFile(noise, Buffer.alloc(3 * 2 ** 20)).catch(() => undefined)
  const { server } = await startServer({ folder: join(disk, 'exports') })

  const [refused, other] = [await server.post(ASKED), await server.get(`${PATH}?date=2025-10`)]
  await rm(noise)
  const done = await server.make(ASKED)

  expect([refused.status, other.status, done.state]).toEqual([503, 200, 'done'])
  expect(JSON.parse(refused.text)).toMatchObject({
    message: expect.stringContaining('disk of the server is full') as string,
  })
})
