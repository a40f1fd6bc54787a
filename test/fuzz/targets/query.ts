import assert from 'node:assert/strict'
import { ApiError } from '../../../schemas/api/error.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { requestAddress } from '../../../schemas/service/request-address.ts'
import { createRequestParser, type ParsedRequest } from '../../../server/answer/parse-request.ts'
import { hasFewParameters } from '../../../server/http/malformed-requests.ts'
import { parseQuery } from '../../../server/http/parse-query.ts'
import type { FuzzTarget } from './target.ts'

const parsers = endpoints.map((endpoint) => ({ endpoint, parse: createRequestParser(endpoint) }))
/** Node takes no longer heads of requests. */
const LONGEST = 16_000
const LONGEST_REFUSAL = 64_000

export const query: FuzzTarget = {
  holds: 'a query is refused in both languages, in bounded words, or is read the same from the address that repeats it',
  run: (bytes) => {
    const { endpoint, parse } = parsers[(bytes[0] ?? 0) % parsers.length] ?? {}
    const address = bytes.subarray(1, LONGEST).toString('latin1')
    const [path = '', text = ''] = address.split('?', 2)
    const places = decodePath(path)
    if (endpoint === undefined || parse === undefined || places === null || !hasFewParameters(address)) return
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name, at) => [name, places[at] ?? '']))
    const asked = { params, query: parseQuery(text) as Record<string, string>, originalUrl: address, accept: undefined }
    const parsed = parseOrRefuse(() => parse(asked))
    if (parsed === null) return
    // What a next page repeats of the address is read as the address was.
    const repeated = requestAddress(endpoint, { ...params, ...parsed.sent })
    const again = parse({
      params,
      query: parseQuery(repeated.split('?', 2)[1] ?? '') as Record<string, string>,
      originalUrl: repeated,
      accept: undefined,
    })
    for (const name of ['input', 'fields', 'format', 'cost'] as const) assert.deepEqual(again[name], parsed[name], name)
  },
}

/** Decodes the parts of a path as Express does; null for one that is refused before it is read. */
function decodePath(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

function parseOrRefuse(parse: () => ParsedRequest): ParsedRequest | null {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    for (const language of ['en', 'pt'] as const) {
      const { message, errorData } = error.inLanguage(language)
      assert.notEqual(message, '')
      assert.ok(JSON.stringify({ message, errorData }).length < LONGEST_REFUSAL, 'a refusal is short')
    }
    return null
  }
}
