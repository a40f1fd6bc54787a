import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { filesBelow, IMPATIENT } from '../../../helpers/build.ts'
import { fetchNight, startMirrorServer, withSource } from '../../../helpers/http.ts'
import { PAGE, type FaultRule } from '../../../../tools/mirror-server/mirror-faults.ts'
import { cashMonth, mirror, zipOfMonth } from '../../../helpers/portal.ts'

/** A mirror of one month, over HTTP, on a bad night. */
async function badNight(rules: readonly FaultRule[]) {
  const folder = await mirror(cashMonth('1.00'))
  const file = await readFile(zipOfMonth(folder))
  const server = await startMirrorServer(folder)
  server.rules = rules
  return { folder, server, file, half: Math.floor(file.length / 2) }
}

async function keptText(raw: { path: string } | null | undefined): Promise<string | null> {
  return raw ? readFile(raw.path, 'latin1') : null
}

describe('a download', () => {
  it('continues where it was cut, and fetches only the rest', async () => {
    const { server, file, half } = await badNight([])
    server.rules = [{ cutAt: half, to: 1 }]

    const { fetched, complaints } = await fetchNight(server.address)

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(server.seen.map(({ status, sent, headers }) => [status, sent, headers.range])).toEqual([
      [200, half, undefined],
      [206, file.length - half, `bytes=${String(half)}-`],
    ])
    expect(server.seen[1]?.headers['if-range']).toMatch(/^"[0-9a-f]{16}"$/)
    expect(complaints).toEqual([])
  })

  it('continues where it stalled', async () => {
    const { server, file, half } = await badNight([])
    server.rules = [{ stallAt: half, to: 1 }]

    const { fetched } = await fetchNight(server.address, { policy: IMPATIENT })

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(server.seen[1]?.headers.range).toBe(`bytes=${String(half)}-`)
  })

  it('counts as stalled if it is too slow', async () => {
    const { server, file } = await badNight([{ bytesPerSecond: 50, to: 1 }])

    const { fetched } = await fetchNight(server.address, { policy: IMPATIENT })

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(server.seen.some(({ headers }) => headers.range !== undefined)).toBe(true)
  })

  it.each<[string, FaultRule]>([
    ['refuses Range', { noRange: true }],
    ['answers 416', { status: 416, from: 2, to: 2 }],
    ['has nothing to name the file by', { noValidators: true }],
    [
      'sends another range than the requested one',
      { status: 206, headers: { 'content-range': 'bytes 0-1/2' }, from: 2, to: 2 },
    ],
  ])('that was cut starts again if the server %s', async (_name, rule) => {
    const { server, file, half } = await badNight([])
    server.rules = [rule, { cutAt: half, to: 1 }]

    // On a busy machine the next request may go into the connection that the server cut: that is an attempt more.
    const { fetched, complaints } = await fetchNight(server.address, { policy: { attempts: 6 } })

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(complaints).toEqual([])
  })

  it('has the bytes of one edition, even if the file changes between two requests', async () => {
    const { server, half } = await badNight([])
    const changed = await readFile(zipOfMonth(await mirror(cashMonth('2.00'))))
    server.rules = [
      { cutAt: half, to: 1 },
      { content: changed, from: 2 },
    ]

    const { fetched } = await fetchNight(server.address)

    expect(await keptText(fetched[0]?.raw)).toBe(changed.toString('latin1'))
    expect(fetched[0]?.raw?.damage).toBeNull()
  })

  it('stops after several attempts without progress, and reports how far it came', async () => {
    const { server, file, half } = await badNight([])
    server.rules = [{ cutAt: half, noRange: true }]

    const { fetched, complaints, dataDir } = await fetchNight(server.address, {
      policy: { progressBytes: file.length },
    })

    expect(server.seen).toHaveLength(3)
    expect(fetched[0]).toMatchObject({ raw: null, failure: { code: 'SOURCE_UNREACHABLE' } })
    expect(complaints).toEqual([expect.stringMatching(/cda_fi_202510\.zip: .*closed the connection half-way, 3 times/)])
    expect((await filesBelow(dataDir)).filter((path) => path.startsWith('raw/'))).toEqual([])
  })

  it('completes in any number of pieces, as long as each one makes progress', async () => {
    const { server, file } = await badNight([])
    server.rules = [{ cutAt: 60 }]

    const { fetched } = await fetchNight(server.address, { policy: { progressBytes: 50 } })

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(server.seen.length).toBeGreaterThan(6)
  })

  it('is rejected if it is shorter than its declared length', async () => {
    const { server } = await badNight([{ lengthOff: 100 }])

    const { fetched, complaints } = await fetchNight(server.address)

    expect(fetched[0]?.raw).toBeNull()
    expect(complaints).toHaveLength(1)
  })

  it('is downloaded again if it is longer than its declared length, and only then stored as damaged', async () => {
    const { server, half } = await badNight([{ lengthOff: -200 }])

    const { fetched, complaints } = await fetchNight(server.address)

    expect(half).toBeGreaterThan(200)
    expect(server.seen).toHaveLength(2)
    expect(fetched[0]?.raw?.damage).toMatch(/zip cannot be opened/)
    expect(complaints).toEqual([expect.stringContaining('arrived damaged and is downloaded again')])
  })

  it('is repeated if a web page came in place of the zip, and the zip is stored', async () => {
    const { server, file } = await badNight([{ content: PAGE, contentType: 'text/html', to: 1 }])

    const { fetched, complaints, dataDir } = await fetchNight(server.address)

    expect(await keptText(fetched[0]?.raw)).toBe(file.toString('latin1'))
    expect(complaints).toEqual([
      expect.stringContaining('a web page came instead of the zip, beginning "<!DOCTYPE html> <html><head><title>Em'),
    ])
    expect((await filesBelow(dataDir)).filter((path) => path.endsWith('.zip'))).toHaveLength(1)
  })

  it('is stored as damaged if it stays a web page, and requested without conditions the next night', async () => {
    const { server, file } = await badNight([{ content: PAGE, contentType: 'text/html' }])
    const first = await fetchNight(server.address)
    server.rules = []

    const second = await fetchNight(server.address, { dataDir: first.dataDir, now: '2025-12-16T03:00:00Z' })

    expect(first.fetched[0]?.raw?.damage).toMatch(/^a web page came instead of the zip/)
    expect(server.seen.at(-1)?.headers['if-none-match']).toBeUndefined()
    expect(await keptText(second.fetched[0]?.raw)).toBe(file.toString('latin1'))
  })

  it('is refused before it fills the disk if it is larger than declared, and not tried again', async () => {
    const { server, file } = await badNight([{ noLength: true }])
    const tight = [withSource({ maxUnpackedBytes: file.length - 1 })]

    const { complaints } = await fetchNight(server.address, { of: tight })

    expect(server.seen).toHaveLength(1)
    expect(complaints).toEqual([expect.stringMatching(/is larger than \d+ bytes.*raise maxUnpackedBytes/s)])
  })

  it('is requested unpacked, with a user agent that names the project', async () => {
    const { server } = await badNight([])

    await fetchNight(server.address)

    expect(server.seen[0]?.headers).toMatchObject({
      'accept-encoding': 'identity',
      'user-agent': expect.stringMatching(
        /^Mozilla\/5\.0 \(compatible; brazilian-market-data\/[\d.]+; nightly build; honours Retry-After\)$/,
      ) as string,
    })
  })
})

describe('a stored file', () => {
  it('is not sent again while it is the same', async () => {
    const { server } = await badNight([])
    const { dataDir } = await fetchNight(server.address)
    const before = await filesBelow(dataDir)

    const { log, fetched } = await fetchNight(server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(server.seen.map(({ status, sent }) => [status, sent > 0])).toEqual([
      [200, true],
      [304, false],
    ])
    expect(fetched[0]?.raw).not.toBeNull()
    expect(log).toEqual([])
    expect(await filesBelow(dataDir)).toEqual(before)
  })

  it('is not read again if the server ignores conditions but sends validators', async () => {
    const { server } = await badNight([{ noConditions: true }])
    const { dataDir } = await fetchNight(server.address)

    const { log } = await fetchNight(server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(log).toEqual([])
  })

  it('is stored once if the server sends no validators and the same bytes', async () => {
    const { server } = await badNight([{ noValidators: true }])
    const { dataDir } = await fetchNight(server.address)

    const { log } = await fetchNight(server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(log).toMatchObject([{ step: 'fetch', detail: expect.stringContaining('same bytes') as string }])
    expect((await filesBelow(dataDir)).filter((path) => path.endsWith('.zip'))).toHaveLength(1)
  })

  it('stays next to the edition that changed in a night', async () => {
    const { server, folder, file } = await badNight([])
    const { dataDir } = await fetchNight(server.address)
    const changed = await readFile(zipOfMonth(await mirror(cashMonth('2.00'))))
    await writeFile(zipOfMonth(folder), changed)

    const { fetched, log } = await fetchNight(server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    const zips = (await filesBelow(dataDir)).filter((path) => path.endsWith('.zip'))
    expect(await keptText(fetched[0]?.raw)).toBe(changed.toString('latin1'))
    expect(log).toMatchObject([
      { detail: expect.stringMatching(/^[\d,]+ bytes {2}\d+\.\d s {2}\d+\.\d MB\/s {2}changed {2}https:/) as string },
    ])
    expect(zips).toHaveLength(2)
    expect(await Promise.all(zips.map((path) => readFile(`${dataDir}/${path}`)))).toContainEqual(file)
  })

  it('does not count for the same URL at another server', async () => {
    const { server } = await badNight([])
    const { dataDir } = await fetchNight(server.address)
    const other = await badNight([])

    await fetchNight(other.server.address, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(other.server.seen).toMatchObject([{ status: 200 }])
  })
})
