import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editions, FILER } from '../helpers/editions.ts'
import { type ExportServer, parseExport, removeFolders, serveExports } from '../helpers/exports.ts'

const ASKED = { endpoint: '/v1/fund/{cnpj}/portfolio', parameters: { cnpj: FILER, date: '2025-10' } }

let server: ExportServer
let dataDir: string

beforeAll(async () => {
  dataDir = (await editions(['2026-01-10T03:00:00Z', '100.00'])).dataDir
  server = await serveExports(dataDir, { environment: { KEY_EXPORTS: '50' } })
})

afterAll(async () => {
  await server.stop()
  await removeFolders(dataDir, `${dataDir}-exports`)
})

describe('A request that its client names', () => {
  const post = (asked: object, name: string) => server.post(asked, { 'idempotency-key': name })

  it('is sent again without a second export, and is another one under another name', async () => {
    const [one, again] = await Promise.all([post(ASKED, 'night-1'), post(ASKED, '"night-1"')])
    expect([one.status, again.status], again.text).toEqual([202, 202])
    await server.reach(parseExport(one).id, 'done')
    const other = await post(ASKED, 'night-2')
    await server.reach(parseExport(other).id, 'done')

    expect(other.status).toBe(202)
    expect(parseExport(again).id).toBe(parseExport(one).id)
    expect(again.headers.location).toBe(one.headers.location)
    expect(parseExport(other).id).not.toBe(parseExport(one).id)
  })

  it('is refused where the name was that of another request, or is none', async () => {
    const one = await post(ASKED, 'night-3')
    await server.reach(parseExport(one).id, 'done')
    const reused = await post({ ...ASKED, format: 'ndjson' }, 'night-3')

    expect(reused.status).toBe(409)
    expect(JSON.parse(reused.text)).toMatchObject({
      error_data: { reason: 'idempotency_key_reused', id: parseExport(one).id },
    })
    expect((await post(ASKED, 'x'.repeat(201))).status).toBe(400)
    expect((await post(ASKED, ' ')).status).toBe(400)
  })
})
