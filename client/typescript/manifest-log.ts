import { demand, isRecord, type ReadAnswer, readIfThere, readText } from './answers.ts'
import { SignatureError } from './error.ts'
import { decodeBase64, findKey, type TrustOptions } from './trusted-keys.ts'

/** What to keep of a head, so that the next one can be compared with it. */
export interface KnownHead {
  readonly size: number
  readonly root: string
}

export interface VerifyLogOptions extends TrustOptions {
  /** The head that you kept last: without it a rewritten history cannot be seen. */
  readonly known?: KnownHead
  /** True to throw where nobody has signed the head in its time. */
  readonly requireFresh?: boolean
  /** Your clock, if it is not that of the machine. */
  readonly now?: Date
  /**
   * Folder of the log's files, such as `https://bucket.example/lake/log/`, where you read a bucket and no server; then
   * `baseUrl` is not asked.
   */
  readonly logUrl?: string
}

/** The head of a log of manifests that a trusted key signed, and that continues what was known of it. */
export interface VerifiedLog extends KnownHead {
  /** Newest snapshot in the log. */
  readonly snapshot: string
  readonly signedAt: string
  readonly expiresAt: string
  /** True after `expiresAt`: the publisher stopped signing, or somebody keeps later heads from you. */
  readonly isStale: boolean
  /** Throws a SignatureError unless these are the bytes of the manifest that was published under this name. */
  demandManifest(snapshot: string, manifest: Uint8Array): Promise<void>
  /** Works like `demandManifest` for a snapshot that was published after the head was signed: the next head has it. */
  demandPublished(snapshot: string, manifest: Uint8Array): Promise<void>
}

interface Entry {
  readonly snapshot: string
  readonly manifest_sha256: string
}

const ORIGIN = 'market-data/manifests'
const SIGNATURE = /^\u2014 market-data\/manifests ([A-Za-z0-9+/=]+)$/m
const KEY_ID_BYTES = 4
const TILE_WIDTH = 256
/** No log is longer. A head that claims more is refused, because a reader would request tile after tile without end. */
const MOST_ENTRIES = 100_000

/**
 * Gets the log of manifests, which needs no API key, and checks that one of your keys signed its head, that its entries are
 * those of the head, and that it continues the head that you know. Throws a SignatureError where it does not: then the
 * publisher rewrote history, or somebody shows you an old state. Keep `size` and `root` of the answer for the next time.
 */
export async function verifyLog(options: VerifyLogOptions): Promise<VerifiedLog> {
  const log = await verifyLogIfThere(options)
  if (log === null) throw new SignatureError('There is no log of manifests.')
  return log
}

/** Null where there is no log. */
export async function verifyLogIfThere(options: VerifyLogOptions): Promise<VerifiedLog | null> {
  const { baseUrl, logUrl, keys, fetch, known, requireFresh = false, now = new Date() } = options
  const log = await (logUrl === undefined
    ? readWholeLog(await readIfThere(fetch, `${baseUrl.replace(/\/+$/, '')}/data/log.json`))
    : readLogFiles(fetch, logUrl.replace(/\/*$/, '/')))
  if (log === null) return null
  const { checkpoint, entries } = log
  const { text, size, root, snapshot, signedAt, expiresAt } = readHead(checkpoint)
  await demandSignature(keys, text, SIGNATURE.exec(checkpoint)?.[1] ?? '', signedAt)
  await demandContinued({ size, root }, await Promise.all(entries.map(hashEntry)), known)
  const isStale = Date.parse(expiresAt) <= now.getTime()
  if (isStale && requireFresh) throw new SignatureError(`The head of the log is stale since ${expiresAt}.`)
  const check = (name: string, manifest: Uint8Array) => demandManifest(entries, name, manifest)
  const isAwaited = (name: string) => !entries.some((each) => each.snapshot === name) && isLater(name, signedAt)
  return {
    ...{ size, root, snapshot, signedAt, expiresAt, isStale },
    demandManifest: check,
    demandPublished: async (name, manifest) => {
      if (!isAwaited(name)) await check(name, manifest)
    },
  }
}

interface Log {
  readonly checkpoint: string
  readonly entries: readonly Entry[]
}

function readWholeLog(answer: ReadAnswer | null): Log | null {
  if (answer === null) return null
  const log: unknown = JSON.parse(answer.text)
  return { checkpoint: readText(log, 'checkpoint'), entries: readEntries(log) }
}

/** Reads the files of C2SP tlog-tiles that a bucket has. */
async function readLogFiles(get: TrustOptions['fetch'], folder: string): Promise<Log | null> {
  const head = await readIfThere(get, `${folder}checkpoint`)
  if (head === null) return null
  const { size } = readHead(head.text)
  const entries: Entry[] = []
  for (let tile = 0; tile * TILE_WIDTH < size; tile += 1) {
    const width = Math.min(TILE_WIDTH, size - tile * TILE_WIDTH)
    const name = String(tile).padStart(3, '0') + (width < TILE_WIDTH ? `.p/${String(width)}` : '')
    const { bytes } = await demand(get, `${folder}tile/entries/${name}`)
    for (let at = 0; at < bytes.length;) {
      const end = at + 2 + 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0)
      const [snapshot = '', manifest_sha256 = ''] = new TextDecoder().decode(bytes.slice(at + 2, end)).split(' ')
      entries.push({ snapshot, manifest_sha256 })
      at = end
    }
  }
  return { checkpoint: head.text, entries }
}

function readHead(checkpoint: string) {
  const text = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)
  const lines = text.split('\n')
  const [origin, length, root = ''] = lines
  const field = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  const size = Number(length)
  if (origin !== ORIGIN || !(size > 0 && size <= MOST_ENTRIES))
    throw new SignatureError('The head of the log is not one that this client reads.')
  return { text, size, root, snapshot: field('snapshot'), signedAt: field('signed'), expiresAt: field('expires') }
}

/** True for a snapshot whose name has a later time. */
function isLater(snapshot: string, instant: string): boolean {
  return snapshot > instant.replaceAll(/[-:]/g, '')
}

async function demandContinued(head: KnownHead, leaves: readonly Uint8Array[], known: KnownHead | undefined) {
  if (known !== undefined && head.size < known.size)
    throw new SignatureError(
      `The head of the log is an old one: it has ${String(head.size)} entries, and had ${String(known.size)}.`,
    )
  if (leaves.length !== head.size || (await computeRoot(leaves)) !== head.root)
    throw new SignatureError('The log is not the one of its head.')
  if (known !== undefined && (await computeRoot(leaves.slice(0, known.size))) !== known.root)
    throw new SignatureError('The history was rewritten: the log does not continue the one that you know.')
}

async function demandSignature(keys: TrustOptions['keys'], text: string, line: string, signedAt: string) {
  const bytes = decodeBase64(line)
  const [id, signature] = [bytes.slice(0, KEY_ID_BYTES), bytes.slice(KEY_ID_BYTES)]
  const key = await findKey(keys, async ({ x }) => {
    const publicKey = decodeBase64(x.replaceAll('-', '+').replaceAll('_', '/'))
    const named = await hash(encode(`${ORIGIN}\n`), Uint8Array.of(1), publicKey)
    return id.length === KEY_ID_BYTES && id.every((byte, at) => byte === named[at])
  })
  if (key === null) throw new SignatureError('None of the keys that you trust has signed the head of the log.')
  if (!(await key.verifies(signature, encode(text))))
    throw new SignatureError('The head of the log is not the one that was signed.')
  if (key.validUntil !== undefined && signedAt >= key.validUntil)
    throw new SignatureError(`The head of the log is signed by a key that was replaced at ${key.validUntil}.`)
}

async function demandManifest(entries: readonly Entry[], snapshot: string, manifest: Uint8Array): Promise<void> {
  const logged = entries.find((each) => each.snapshot === snapshot)
  if (logged === undefined) throw new SignatureError(`The snapshot ${snapshot} is not in the log.`)
  const found = [...(await hash(manifest))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== logged.manifest_sha256)
    throw new SignatureError(`The manifest of ${snapshot} is not the one in the log.`)
}

function readEntries(log: unknown): Entry[] {
  const entries: unknown = isRecord(log) ? log['entries'] : null
  if (!Array.isArray(entries)) throw new SignatureError('The log has no entries.')
  return entries.map((each: unknown) => ({
    snapshot: readText(each, 'snapshot'),
    manifest_sha256: readText(each, 'manifest_sha256'),
  }))
}

/** RFC 6962, section 2.1. */
function hashEntry({ snapshot, manifest_sha256 }: Entry): Promise<Uint8Array> {
  return hash(Uint8Array.of(0), encode(`${snapshot} ${manifest_sha256}`))
}

async function computeRoot(leaves: readonly Uint8Array[]): Promise<string> {
  return btoa(String.fromCharCode(...(await hashTree(leaves))))
}

async function hashTree(leaves: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = leaves
  if (only === undefined) return hash()
  if (leaves.length === 1) return only
  const left = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return hash(Uint8Array.of(1), await hashTree(leaves.slice(0, left)), await hashTree(leaves.slice(left)))
}

async function hash(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
