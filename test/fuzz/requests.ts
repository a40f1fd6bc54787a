import { pick, type Random } from '../helpers/random.ts'
import { withCommonInput } from '../../schemas/api/common-input.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'

/** A request that no client would send on purpose. */
export interface OddRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly endpoint: Endpoint
}

const SQL = ["' OR 1=1 --", "'; DROP TABLE cvm_fund_class; --", '$cnpj', '${x}', "read_text('/etc/passwd')", '%_%']
const NAMES = ['__proto__', 'constructor', 'toString', 'cnpj', 'pagesize', 'api_key', 'format[]', '', 'date ']
const NUMBERS = ['-1', '0', '1', '7', '1000', '1001', '1e9', '0x10', '9'.repeat(40), '1.5', 'NaN', '٣']
const DAYS = ['20251031', '2025-10-31', '20240229', '20250230', '00000000', '99991231', '2025-13-01', '20251']
const MOMENTS = ['20200101T000000Z', '99991231T235959Z', '../current', '20251031']
const TEXTS = [
  '',
  ' ',
  'ação',
  '\u0000',
  '\u202e',
  '𝔘',
  'e\u0301',
  'a\r\nX-Evil: 1',
  '../../etc/passwd',
  'x'.repeat(3000),
]
const WORDS = ['true', '0', 'json', 'csv', 'xml', 'ndjson', 'arrow', 'asc', 'desc', 'fif', 'normal', 'TRUE', 'null']
/** These are sent as they are, without encoding. */
const RAW = [
  '%',
  '%zz',
  '%00',
  '%2F',
  '%252F',
  '%ff',
  '%E0%A4%A',
  '%ED%A0%80',
  '%0d%0aX-Evil:1',
  '..',
  ';',
  '\\',
  '&',
  '=',
  '#',
]
const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'text/csv', 'application/xml', 'image/png', 'text/html;q=0.1, */*;q=0', ';;,', 'a/b;q=9'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=0.5, br;q=0.1', ';q=,,', 'x'.repeat(500)],
  'if-none-match': ['*', '"', 'W/', '"a", W/"b"', ','.repeat(300), 'nonsense'],
  range: ['bytes=0-0', 'bytes=5-1', 'bytes=-', 'lines=1-2', 'bytes=0-0,0-0,0-0'],
  'x-request-id': ['mine', 'a b', 'x'.repeat(200), '../..', '<script>'],
  expect: ['100-continue', 'nonsense'],
  upgrade: ['websocket', 'h2c'],
  'content-length': ['0'],
  'x-odd': ['x'.repeat(6000), 'x'.repeat(20_000), '\u00ff\u00fe'],
  cookie: ['a=b; c', ';'.repeat(100)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'accept-language': ['tlh'],
}

/** Draws a request from the declarations: each endpoint with its own parameters, right, wrong and absurd. */
export function oddRequest(random: Random): OddRequest {
  const endpoint = pick(random, endpoints)
  const example = endpoint.examples.length > 0 ? pick(random, endpoint.examples) : {}
  const names = Object.keys(withCommonInput(endpoint).shape)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    random() < 0.7 ? encodeURIComponent(example[name] ?? 'x') : value(random),
  )
  const pairs = Object.entries(example).filter(([name]) => !endpoint.path.includes(`{${name}}`) && random() < 0.7)
  const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  for (let more = Math.floor(random() * 4); more > 0; more--) {
    // A name that is there already is sent twice.
    const name = random() < 0.85 ? pick(random, names) : encodeURIComponent(pick(random, NAMES))
    query.push(`${name}=${value(random)}`)
  }
  return {
    endpoint,
    method: random() < 0.85 ? 'GET' : pick(random, METHODS),
    target: `${damaged(random, path)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: oddHeaders(random),
  }
}

function value(random: Random): string {
  if (random() < 0.15) return pick(random, RAW)
  const kinds = [SQL, NAMES, NUMBERS, DAYS, MOMENTS, TEXTS, WORDS]
  return encodeURIComponent(pick(random, pick(random, kinds)))
}

function damaged(random: Random, path: string): string {
  if (random() < 0.9) return path
  const at = Math.floor(random() * path.length)
  return `/${path.slice(1, at)}${pick(random, [...RAW.filter((raw) => raw !== '#'), '/', '//', 'é', '?'])}${path.slice(at)}`
}

function oddHeaders(random: Random): [string, string][] {
  const names = Object.keys(HEADERS).filter(() => random() < 0.12)
  return names.map((name) => [name, pick(random, HEADERS[name] ?? [''])])
}
