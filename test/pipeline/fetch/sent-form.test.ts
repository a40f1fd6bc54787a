import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import type { Source } from '../../../schemas/core/source.ts'
import curves from '../../../schemas/datasets/anbima_curve/dataset.ts'
import { IMPATIENT } from '../../helpers/build.ts'
import { fetchNight, type FetchOptions } from '../../helpers/http.ts'

const TEXT = '31/10/2025;Beta 1\nPREFIXADOS;0,13\n'
const declared = curves.sources.find(({ id }) => id === 'ettj')

interface SeenRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Answer = (response: ServerResponse, at: number) => void

/** A portal on this machine that answers what it is sent. */
async function startPortal(answer: Answer) {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method, url: path, headers } = request
      seen.push({ method, path, headers, body: Buffer.concat(pieces).toString() })
      answer(response, seen.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, seen }
}

const sends =
  (text: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': Buffer.byteLength(text) }).end(text)
  }

/** The curves of one day, as declared but for the portal. */
function curvesAt(address: string, other: Partial<Source> = {}): Dataset {
  if (declared?.sentForm === undefined) throw new Error('the curves are declared without a form')
  const { sentForm, url, ...source } = declared
  const day = '2025-10-31'
  const ofPortal = {
    ...source,
    covers: 'everything',
    url: () => url(day).replace('https://www.anbima.com.br', address),
    sentForm: { url: `${address}/informacoes/est-termo/CZ-down.asp`, fields: () => sentForm.fields(day) },
    ...other,
  } as Source
  return { ...curves, sources: [ofPortal] }
}

const fetchFrom = (dataset: Dataset, options: FetchOptions = {}) =>
  fetchNight('', { mirror: null, datasets: [dataset.id], of: [dataset], all: true, ...options })

describe('a file that a portal gives to a form', () => {
  it('is asked for by a POST of its declared fields, and kept under its own name', async () => {
    const portal = await startPortal(sends(TEXT))
    const { fetched } = await fetchFrom(curvesAt(portal.address))

    expect(portal.seen).toHaveLength(1)
    expect(portal.seen[0]).toMatchObject({
      method: 'POST',
      path: '/informacoes/est-termo/CZ-down.asp',
      body: 'Idioma=PT&Dt_Ref=31%2F10%2F2025&saida=csv',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(fetched[0]?.raw?.url).toContain('CZ-down.asp?Dt_Ref=31-10-2025&saida=csv')
    expect(await readFile(fetched[0]?.raw?.path ?? '', 'utf8')).toBe(TEXT)
  })

  it('is sent without a cookie or a password, and asked for again without a condition', async () => {
    const portal = await startPortal((response, at) => {
      response.setHeader('set-cookie', 'session=1')
      response.setHeader('etag', '"1"')
      sends(at === 1 ? TEXT : `${TEXT}IPCA;0,07\n`)(response, at)
    })
    const dataset = curvesAt(portal.address)
    const { dataDir } = await fetchFrom(dataset)
    const { fetched } = await fetchFrom(dataset, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(await readFile(fetched[0]?.raw?.path ?? '', 'utf8')).toContain('IPCA')
    for (const { headers } of portal.seen) {
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:cookie|authorization|if-none-match|if-modified-since)$/)]),
      )
    }
  })

  it('is not published where the answer is empty', async () => {
    const portal = await startPortal(sends(''))
    const { fetched, complaints } = await fetchFrom(curvesAt(portal.address))

    expect([fetched[0]?.raw, fetched[0]?.failure, complaints]).toEqual([null, undefined, []])
  })

  it('is sent again as a whole where the answer was cut', async () => {
    const portal = await startPortal((response, at) => {
      if (at > 1) sends(TEXT)(response, at)
      else {
        response.writeHead(200, { 'content-length': Buffer.byteLength(TEXT), etag: '"1"' })
        response.write(TEXT.slice(0, 10), () => response.destroy())
      }
    })
    const { fetched } = await fetchFrom(curvesAt(portal.address))

    expect(await readFile(fetched[0]?.raw?.path ?? '', 'utf8')).toBe(TEXT)
    expect(portal.seen.map(({ method, headers }) => [method, headers.range])).toEqual([
      ['POST', undefined],
      ['POST', undefined],
    ])
  })

  it('is given up where the answer is larger than declared, or does not come', async () => {
    const large = await startPortal(sends(TEXT))
    const silent = await startPortal(() => undefined)
    const [tooLarge, late] = await Promise.all([
      fetchFrom(curvesAt(large.address, { maxUnpackedBytes: 10 })),
      fetchFrom(curvesAt(silent.address), { policy: { ...IMPATIENT, attempts: 1 } }),
    ])

    expect(tooLarge.fetched[0]?.failure?.message).toContain('is larger than 10 bytes')
    expect(late.fetched[0]?.failure?.message).toContain('does not answer')
  })

  it('follows no redirect, which could lead to a request that nobody declared', async () => {
    const portal = await startPortal((response) => response.writeHead(302, { location: '/elsewhere' }).end())
    const { fetched } = await fetchFrom(curvesAt(portal.address))

    expect(fetched[0]?.failure?.message).toContain('answers 302')
    expect(portal.seen).toHaveLength(1)
  })

  it('has a form of a few kilobytes at most', async () => {
    const portal = await startPortal(sends(TEXT))
    const sentForm = { url: portal.address, fields: () => ({ text: 'x'.repeat(5000) }) }

    await expect(fetchFrom(curvesAt(portal.address, { sentForm }))).rejects.toThrow('a form of 5005 bytes is declared')
    expect(portal.seen).toEqual([])
  })

  it('is a file in a mirror', async () => {
    const mirror = await startPortal(sends(TEXT))
    await fetchNight(mirror.address, { datasets: [curves.id], of: [curvesAt('http://portal')], all: true })

    expect(mirror.seen.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/portal/informacoes/est-termo/CZ-down.asp?Dt_Ref=31-10-2025&saida=csv'],
    ])
  })
})
