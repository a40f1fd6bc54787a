import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { PATH } from '../helpers/editions.ts'
import { parseExport } from '../helpers/exports.ts'
import { ASKED, portfoliosAfter, startExportServer } from '../helpers/portfolio-exports.ts'

it('an export whose disk does not answer for a while is made when it does, from its beginning', async () => {
  let goOn: () => void = () => undefined
  const firstMayEnd = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let part = ''
  const { server, folder } = await startExportServer({
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
  const { server } = await startExportServer({ folder: join(disk, 'exports') })

  const [refused, other] = [await server.post(ASKED), await server.get(`${PATH}?date=2025-10`)]
  await rm(noise)
  const done = await server.make(ASKED)

  expect([refused.status, other.status, done.state]).toEqual([503, 200, 'done'])
  expect(JSON.parse(refused.text)).toMatchObject({
    message: expect.stringContaining('disk of the server is full') as string,
  })
})
