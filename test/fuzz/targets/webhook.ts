import assert from 'node:assert/strict'
import { isIPv4, isIPv6 } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { ApiError } from '../../../schemas/api/error.ts'
import { readReceiverUrl } from '../../../server/subscriptions/receiver-address.ts'
import { readSubscription } from '../../../server/subscriptions/read-request.ts'
import { writeSignatures } from '../../../server/subscriptions/signature.ts'
import { type FuzzTarget, unlessRefusedNow } from './target.ts'

const OWN = new Set(['hooks.internal:8080'])
const SECRET = `whsec_${Buffer.from('a made-up secret').toString('base64')}`
const TIMESTAMP = 1_761_900_000

export const webhook: FuzzTarget = {
  holds:
    'a subscription is refused, or its address is https and public; what is sent has the signature of Standard Webhooks',
  run: (bytes) => {
    const asked = unlessRefusedNow(ApiError, () => readSubscription(bytes, OWN))
    if (asked !== null) checkAddress(asked.url)
    // A shorter way to the address: no JSON around it.
    const address = readReceiverUrl(bytes.toString('utf8'), OWN)
    if (typeof address !== 'string') checkAddress(address.href)
    const body = bytes.toString('utf8')
    const signed = new Webhook(SECRET).sign('msg_1', new Date(TIMESTAMP * 1000), body)
    assert.equal(writeSignatures({ id: 'msg_1', timestamp: TIMESTAMP, body }, [SECRET]), signed)
  },
}

function checkAddress(address: string): void {
  const url = new URL(address)
  if (OWN.has(`${url.hostname}:${url.port}`)) return
  assert.equal(url.protocol, 'https:')
  assert.deepEqual([url.username, url.password, url.hash], ['', '', ''])
  assert.ok(['', '443', '8443'].includes(url.port), address)
  assert.ok(isOutside(url.hostname), address)
  const again = readReceiverUrl(address, OWN)
  assert.equal(typeof again === 'string' ? again : again.href, address)
}

/** What is not the public Internet, by its first numbers alone. */
const INSIDE =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[345]\d)\./
const NAMED_INSIDE = /^[^.]*$|\.(?:localhost|local|internal)\.?$/

/** True for a host that is no address, or one of the public Internet. */
function isOutside(host: string): boolean {
  if (isIPv4(host)) return !INSIDE.test(host)
  const bare = host.replace(/^\[|\]$/g, '')
  return isIPv6(bare) ? /^[23][0-9a-f]{3}:/.test(bare) : !NAMED_INSIDE.test(host)
}
