import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { revokeKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { signAddress } from '../../../server/sharing/signed-address.ts'
import { makeKey } from '../helpers/api.ts'
import { eventually } from '../helpers/http.ts'
import { type FileLine, parseLines, serveSharing, SHARING_SECRET, type SharingApi } from '../helpers/sharing.ts'

let sharing: SharingApi

beforeAll(async () => {
  sharing = await serveSharing()
})

afterAll(() => sharing.api.stop())

/** Cuts off the address by which readers know the service. */
const pathOf = ({ url }: FileLine) => url.slice(new URL(url).origin.length)

const protocolError = (code: string) => ({ errorCode: code, message: expect.any(String) as string })

describe('a file', () => {
  it('is the published one, whole, in ranges and by HEAD, without a header for the key', async () => {
    for (const file of [...(await sharing.queryFiles()), ...(await sharing.queryFiles({ version: 0 }))]) {
      const answer = await fetch(`http://127.0.0.1:${String(sharing.api.port)}${pathOf(file)}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.status).toBe(200)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.id)
      expect(bytes.length).toBe(file.size)
    }
    const [file] = await sharing.queryFiles()
    const path = file === undefined ? '' : pathOf(file)
    const start = await sharing.ask(path, { key: null, headers: { range: 'bytes=0-3' } })
    expect([start.status, start.text]).toEqual([206, 'PAR1'])
    const head = await sharing.ask(path, { key: null, method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file?.size)])
    const beyond = await sharing.ask(path, { key: null, headers: { range: 'bytes=999999999-' } })
    expect([beyond.status, JSON.parse(beyond.text)]).toEqual([416, protocolError('INVALID_PARAMETER_VALUE')])
  })

  it('is 403 in the shape of the protocol once its address has expired or is changed in any part', async () => {
    const [file] = await sharing.queryFiles()
    const path = file === undefined ? '' : pathOf(file)
    const id = /key=([^&]+)/.exec(path)?.[1] ?? ''
    const signed = { table: 'cvm_fund_portfolio', sha256: file?.id ?? '', snapshot: sharing.second, key: id }
    const sign = (change: object = {}, secret = SHARING_SECRET) =>
      signAddress({ ...signed, expires: Math.floor(Date.now() / 1000) + 60, ...change }, Buffer.from(secret))

    expect((await sharing.ask(sign(), { key: null })).status).toBe(200)
    const refused = [
      sign({ expires: Math.floor(Date.now() / 1000) - 1 }),
      sign({ key: 'mk_00000000' }),
      sign({}, 'another-secret-of-the-same-length-0'),
      sign().replace('/cvm_fund_portfolio/', '/cvm_fund_month/'),
      sign().replace(/expires=\d+/, 'expires=99999999999'),
      sign().replace(sharing.second, sharing.first),
      sign().replace(/&signature=.*/, ''),
      `${sign()}&snapshot=${sharing.first}`,
      path.replace(/\?.*/, ''),
    ]
    for (const address of refused) {
      const answer = await sharing.ask(address, { key: null })
      expect([answer.status, JSON.parse(answer.text)], address).toEqual([403, protocolError('PERMISSION_DENIED')])
    }
    // A key in the header does not help: the address alone decides.
    expect((await sharing.ask(refused[0] ?? '')).status).toBe(403)
  })

  it('is 404 where the signed snapshot lacks the file or is gone, whatever table the hash belongs to', async () => {
    const [file] = await sharing.queryFiles()
    const key = /key=([^&]+)/.exec(file?.url ?? '')?.[1] ?? ''
    const expires = Math.floor(Date.now() / 1000) + 60
    const signed = { table: 'cvm_fund_portfolio', sha256: file?.id ?? '', snapshot: sharing.second, key, expires }
    for (const change of [{ snapshot: '20250101T000000Z' }, { sha256: '0'.repeat(64) }, { table: 'cvm_fund' }]) {
      const answer = await sharing.ask(signAddress({ ...signed, ...change }, Buffer.from(SHARING_SECRET)), {
        key: null,
      })
      expect([answer.status, JSON.parse(answer.text)]).toEqual([404, protocolError('RESOURCE_DOES_NOT_EXIST')])
    }
    const other = signAddress({ ...signed, table: 'keys' }, Buffer.from(SHARING_SECRET))
    expect((await sharing.ask(other, { key: null })).status).toBe(403)
  })

  it('counts for the key that asked for it, and is closed when that key is revoked', async () => {
    const key = await makeKey(sharing.api.dataDir, { scopes: ['*', 'bulk'], rateLimit: 3 })
    const found = await eventually(async () => {
      const answer = await sharing.postQuery({}, key)
      return answer.status === 200 ? answer : null
    })
    const { file } = parseLines(found.text)[2] as { file: FileLine }
    const path = pathOf(file)

    expect((await sharing.ask(path, { key: null })).headers.get('x-ratelimit-remaining')).toBe('1')
    expect((await sharing.ask(path, { key: null })).status).toBe(200)
    const over = await sharing.ask(path, { key: null })
    expect([over.status, JSON.parse(over.text)]).toEqual([429, protocolError('REQUEST_LIMIT_EXCEEDED')])

    const id = /key=([^&]+)/.exec(path)?.[1] ?? ''
    await revokeKey(openFileKeyStore(new Lake(sharing.api.dataDir)), id, new Date())
    const closed = await eventually(async () => {
      const answer = await sharing.ask(path, { key: null })
      return answer.status === 403 ? answer : null
    })
    expect(JSON.parse(closed.text)).toEqual(protocolError('PERMISSION_DENIED'))
  })
})
