import { oddRequest } from '../fuzz/requests.ts'
import { examples } from '../server/helpers/examples.ts'
import type { Asked } from '../server/helpers/http.ts'

const ENCODINGS = ['identity', 'gzip', 'br']
const FORMATS = ['json', 'csv', 'xml', 'ndjson', 'arrow', 'xlsx', 'nonsense']

/** Right requests in every format and encoding, some with the ETag of their answer; one in five is an odd request. */
export function makeMixedRequests(key: string, random: () => number, etags: Map<string, string>) {
  return (): { path: string; asked: Asked } => {
    if (random() < 0.2) {
      const { method, target } = oddRequest(random)
      const sendable = /^[\x21-\x7e]+$/.test(target) ? target : encodeURI('/v1/ação')
      return { path: sendable, asked: { method, headers: { 'x-api-key': key } } }
    }
    const example = examples[Math.floor(random() * examples.length)]
    const format = FORMATS[Math.floor(random() ** 2 * FORMATS.length)] ?? 'json'
    const encoding = ENCODINGS[Math.floor(random() * ENCODINGS.length)] ?? 'identity'
    // No answer is kept yet as of a day that no other request asks for.
    const day = random() < 0.5 ? {} : { as_of: `2${String(Math.floor(random() * 900) + 100)}0101` }
    const path = example?.ask({ format, ...day }) ?? '/'
    const etag = random() < 0.3 ? etags.get(`${encoding} ${path}`) : undefined
    const headers = { 'x-api-key': key, 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) }
    return { path, asked: { headers } }
  }
}
