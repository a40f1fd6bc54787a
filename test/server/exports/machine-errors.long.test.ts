import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { PATH } from '../helpers/editions.ts'
import { failingExportFiles } from '../helpers/failing-export-files.ts'
import { ASKED, portfoliosAfter, startExportServer } from '../helpers/portfolio-exports.ts'

/** What an export does with its file, in order. */
const OPERATIONS = [
  ...['openPartial', 'findSize', 'write', 'write', 'truncate', 'sync', 'close'],
  ...['openPartial', 'write', 'sync', 'read', 'close', 'rename', 'flush'],
]

it('an export is made in full whichever operation on its file meets EIO once, and whichever opening EMFILE', async () => {
  const disk = failingExportFiles()
  const { server } = await startExportServer({ files: disk.files, environment: { KEY_EXPORTS_KEPT: '100' } })
  const direct = await server.get(`${PATH}?date=2025-10&format=csv`)
  const ends: [state: string, message: string | null, isWhole: boolean][] = []
  const openings = [...OPERATIONS.keys()].filter((at) => OPERATIONS[at] === 'openPartial')
  const faults = [...OPERATIONS.keys()].map((at) => [at, 'EIO'] as const)
  for (const [at, code] of [[Infinity, ''] as const, ...faults, ...openings.map((at) => [at, 'EMFILE'] as const)]) {
    disk.failAt(at + 1, code)
    const { state, message, file } = await server.make(ASKED)
    if (at === Infinity) expect(disk.done).toEqual(OPERATIONS)
    ends.push([state, message, (await server.get(file ?? '')).text === direct.text])
  }

  expect(ends).toEqual(ends.map(() => ['done', null, true]))
})

it('an export for which too many files are open when a query reads is made when there are fewer', async () => {
  const { server } = await startExportServer({
    endpoints: portfoliosAfter((at) =>
      at > 2
        ? Promise.resolve()
        : Promise.reject(new Error('IO Error: Cannot open file "x.parquet": Too many open files')),
    ),
  })

  expect(await server.make(ASKED)).toMatchObject({ state: 'done', message: null, rows: 1 })
})

it('an export whose machine never works again ends, and says why', async () => {
  const { server } = await startExportServer({
    endpoints: portfoliosAfter(() => Promise.reject(Object.assign(new Error('EMFILE'), { code: 'EMFILE' }))),
  })

  expect(await server.make(ASKED)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('could not work on it for five minutes') as string,
  })
})

it.each(['EIO', 'EMFILE'])(
  'a request whose export cannot be written down for %s is a 503, and the next is taken',
  async (code) => {
    const disk = failingExportFiles({ ofStates: true })
    const { server } = await startExportServer({ files: disk.files })
    disk.failAt(1, code)
    const refused = await server.post(ASKED)
    const next = await server.make(ASKED)

    expect([refused.status, next.state]).toEqual([503, 'done'])
    expect(JSON.parse(refused.text)).toMatchObject({
      message: expect.stringContaining('cannot work on it now') as string,
    })
  },
)

it('an export that ends is over even where the disk keeps its file', async () => {
  const disk = failingExportFiles()
  const { server } = await startExportServer({ files: disk.files })
  const absent = { ...ASKED, parameters: { ...ASKED.parameters, date: ['2019-01'] } }
  disk.failAt(6, 'EIO')
  const failed = await server.make(absent)

  const sixth = disk.done[5]
  const next = await server.make(ASKED)

  expect([sixth, failed.state, next.state]).toEqual(['rm', 'failed', 'done'])
})

it('a server starts where its exports cannot be opened for too many open files, and makes them when there are fewer', async () => {
  const disk = failingExportFiles()
  disk.failAt(3, 'EMFILE')
  const { server } = await startExportServer({ files: disk.files })
  const opened = disk.done.slice(0, 3)
  const done = await server.make(ASKED)

  expect([opened, done.state]).toEqual([['mkdir', 'rm', 'mkdir'], 'done'])
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
