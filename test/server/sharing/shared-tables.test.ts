import express from 'express'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import { handleErrors } from '../../../server/http/error-response.ts'
import { createDataTerms } from '../../../server/keys/data-terms.ts'
import type { Key } from '../../../server/keys/key.ts'
import { createConcurrencyLimit } from '../../../server/limits/concurrency-limit.ts'
import { useProtocolErrors } from '../../../server/sharing/error-shape.ts'
import { authenticateAddress, serveSharedFile } from '../../../server/sharing/serve-shared-file.ts'
import { listSharedTables } from '../../../server/sharing/shared-tables.ts'
import { SHARED_FILES, signAddress } from '../../../server/sharing/signed-address.ts'
import { pino } from 'pino'

const key: Key = {
  id: 'mk_01234567',
  customer: 'test',
  name: 'test',
  sha256: '',
  scopes: ['*', 'bulk'],
  rate_limit: 10,
  created_at: '2026-01-01T00:00:00Z',
  expires_at: null,
  revoked_at: null,
  replaced_by: null,
}
const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id)
const listSchemas = (permitted: ReadonlySet<string>, scopes = key.scopes) =>
  new Set(listSharedTables({ ...key, scopes }, createDataTerms(permitted)).map(({ schema }) => schema))

describe('the shared tables', () => {
  it('have no dataset with restricted terms, unless the operator says that it may be handed on', () => {
    expect(restricted).not.toEqual([])
    const open = datasets.map(({ id }) => id).filter((id) => !restricted.includes(id))
    expect(listSchemas(new Set())).toEqual(new Set([...open, 'snapshot']))
    const [first = ''] = restricted
    expect(listSchemas(new Set([first]))).toEqual(new Set([...open, first, 'snapshot']))
    expect(listSchemas(new Set(restricted), ['bulk'])).toEqual(new Set(['snapshot']))
  })

  it('have one with figures of two datasets for keys that have both', () => {
    const has = (...scopes: string[]) =>
      listSharedTables({ ...key, scopes }, createDataTerms(new Set(restricted))).some(
        ({ name }) => name === 'debenture_link',
      )
    expect([has('debenture'), has('cvm_fund_portfolio'), has('debenture', 'cvm_fund_portfolio'), has('*')]).toEqual([
      ...[false, false],
      ...[true, true],
    ])
  })

  it('have each table once', () => {
    const names = listSharedTables(key, createDataTerms(new Set(restricted))).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a download of a shared file', () => {
  /** Serves files for the key as it is now; a test that is let through would read a snapshot, and there is none. */
  async function askAs(current: Key, { taken = 0, table = 'cvm_fund' } = {}): Promise<number> {
    const settings = { secret: Buffer.from('s'.repeat(32)), addressSeconds: 60 }
    const concurrencyLimit = createConcurrencyLimit({ all: 9, key: 2, heavyOfKey: 2 })
    for (let at = 0; at < taken; at += 1) concurrencyLimit.enter(key.id, 'light')
    const use = () => Promise.reject(new Error('the snapshot is asked for'))
    const following = { use } as unknown as Parameters<typeof serveSharedFile>[0]
    const downloads = {
      terms: createDataTerms(new Set()),
      concurrencyLimit,
      timeoutMs: 1000,
      cut: new AbortController().signal,
    }
    const app = express()
    const pass: express.RequestHandler = (_req, _res, next) => {
      next()
    }
    const finding = { keyCache: { findById: () => current }, readAddress: () => '203.0.113.7' }
    app.use(SHARED_FILES, useProtocolErrors, authenticateAddress(settings, finding, pass))
    app.get(`${SHARED_FILES}/:table/:file`, serveSharedFile(following, downloads))
    app.use(handleErrors(pino({ level: 'silent' })))
    const server = app.listen(0)
    const { port } = server.address() as AddressInfo
    const expires = Math.floor(Date.now() / 1000) + 60
    const signed = { table, sha256: 'a'.repeat(64), snapshot: '20260110T030000Z', key: key.id, expires }
    const { status } = await fetch(`http://127.0.0.1:${String(port)}${signAddress(signed, settings.secret)}`)
    server.close()
    return status
  }

  it('is one of those that the key may have at once', async () => {
    expect(await askAs(key, { taken: 1 })).toBe(500)
    expect(await askAs(key, { taken: 2 })).toBe(429)
  })

  it('is refused where the key may not be used from the address of its reader', async () => {
    expect(await askAs({ ...key, from: ['203.0.113.0/24'] })).toBe(500)
    expect(await askAs({ ...key, from: ['198.51.100.0/24'] })).toBe(401)
  })

  it('is refused where the key has lost bulk or the dataset, and for a table that is not shared', async () => {
    expect(await askAs({ ...key, scopes: ['*'] })).toBe(403)
    expect(await askAs({ ...key, scopes: ['cvm_fund_daily', 'bulk'] })).toBe(403)
    expect(await askAs(key, { table: 'b3_quote' })).toBe(403)
    expect(await askAs(key, { table: 'cvm_fund_nothing' })).toBe(403)
  })
})
