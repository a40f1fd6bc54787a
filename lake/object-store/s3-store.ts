import type { GetObjectCommandOutput, HeadObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  type GetOptions,
  type ListedObject,
  type ObjectContent,
  type ObjectFacts,
  type ObjectStore,
  type ObjectStream,
  type PutCondition,
  type PutContent,
  StoreError,
} from './object-store.ts'
import { readWhole, type RetryPolicy, retryUnreachable, USUAL_RETRIES, watchBody, watchSilence } from './retry.ts'
import { createS3Client, loadS3Sdk, type S3Sdk, settleS3 } from './s3-client.ts'

/** A slower upload is given up. */
const SLOWEST_BYTES_PER_SECOND = 16 * 1024

/** A bucket and the prefix of the keys in it, which is empty or ends with a slash. */
interface BucketPlace {
  readonly bucket: string
  readonly prefix: string
}

/** Opens a bucket, or what lies below a prefix of it, with the official client. */
export async function openS3Store(
  place: BucketPlace,
  environment: Readonly<Record<string, string | undefined>>,
  policy: RetryPolicy = USUAL_RETRIES,
): Promise<ObjectStore> {
  const sdk = await loadS3Sdk()
  return new S3Store(sdk, createS3Client(sdk, environment), place, policy)
}

class S3Store implements ObjectStore {
  readonly address: string
  readonly #sdk: S3Sdk
  readonly #client: S3Client
  readonly #place: BucketPlace
  readonly #policy: RetryPolicy

  constructor(sdk: S3Sdk, client: S3Client, place: BucketPlace, policy: RetryPolicy) {
    this.#sdk = sdk
    this.#client = client
    this.#place = place
    this.#policy = policy
    this.address = `s3://${place.bucket}/${place.prefix}`
  }

  get(key: string, { ifNoneMatch, mostBytes, signal }: GetOptions): Promise<ObjectContent | 'unchanged' | null> {
    const condition = ifNoneMatch === undefined ? {} : { IfNoneMatch: ifNoneMatch }
    const once = async () => {
      const opened = await this.#open(key, condition, signal)
      if (opened === 'unchanged') return opened
      if (opened === null) return null
      const body = await readWhole(opened.chunks, mostBytes, this.#name(key))
      return { body, etag: opened.answer.ETag ?? '' }
    }
    return retryUnreachable(this.#policy, once, signal)
  }

  read(key: string, from: number, signal: AbortSignal): Promise<ObjectStream | null> {
    const range = from === 0 ? {} : { Range: `bytes=${String(from)}-` }
    const once = async () => {
      const opened = await this.#open(key, range, signal)
      if (opened === 'unchanged' || opened === null) return null
      const { answer, chunks } = opened
      const isPart = from > 0 && answer.ContentRange?.startsWith(`bytes ${String(from)}-`) === true
      return { from: isPart ? from : 0, chunks }
    }
    return retryUnreachable(this.#policy, once, signal)
  }

  async head(key: string): Promise<ObjectFacts | null> {
    const asked = { ...this.#locate(key), ChecksumMode: 'ENABLED' as const }
    const answer = await this.#ask(key, (abortSignal) =>
      this.#client.send(new this.#sdk.HeadObjectCommand(asked), { abortSignal }),
    )
    if (answer === 'missing' || answer === 'unchanged') return null
    return { bytes: answer.ContentLength ?? 0, etag: answer.ETag ?? '', sha256: readChecksum(answer) }
  }

  async put(key: string, content: PutContent, condition: PutCondition | null): Promise<string> {
    const bytes = 'bytes' in content ? content.bytes.byteLength : content.length
    const within = this.#policy.silenceMs + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND) * 1000
    const send = (abortSignal: AbortSignal) => {
      const asked = { ...this.#locate(key), ...describeBody(content), ...toHeaders(condition) }
      return this.#client.send(new this.#sdk.PutObjectCommand(asked), { abortSignal })
    }
    const answer = await this.#ask(key, send, within)
    // A put with `If-Match` of an object that is gone is answered 404.
    if (answer === 'missing' || answer === 'unchanged')
      throw new StoreError('precondition', `${this.#name(key)} is gone`)
    return answer.ETag ?? ''
  }

  async *list(below: string): AsyncGenerator<ListedObject> {
    const { bucket, prefix } = this.#place
    let token: string | undefined
    do {
      const next = token === undefined ? {} : { ContinuationToken: token }
      const asked = { Bucket: bucket, Prefix: `${prefix}${below}`, ...next }
      const page = await this.#ask(below, (abortSignal) =>
        this.#client.send(new this.#sdk.ListObjectsV2Command(asked), { abortSignal }),
      )
      if (page === 'missing' || page === 'unchanged') return
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        yield { key: Key.slice(prefix.length), bytes: Size, modified: LastModified ?? new Date() }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }

  async remove(key: string): Promise<void> {
    await this.#ask(key, (abortSignal) =>
      this.#client.send(new this.#sdk.DeleteObjectCommand(this.#locate(key)), { abortSignal }),
    )
  }

  close(): void {
    this.#client.destroy()
  }

  #locate(key: string) {
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}${key}` }
  }

  #name(key: string): string {
    return `${this.address}${key}`
  }

  /** Sends a request whose answer is short, and repeats it while the store cannot be reached. */
  #ask<T>(key: string, send: (abortSignal: AbortSignal) => Promise<T>, within = this.#policy.silenceMs) {
    return retryUnreachable(this.#policy, () => settleS3(this.#name(key), send(AbortSignal.timeout(within))))
  }

  /** Begins to read an object. Its body breaks off when nothing comes for a while. */
  async #open(key: string, headers: { IfNoneMatch?: string; Range?: string }, outer?: AbortSignal) {
    const silence = watchSilence(this.#policy.silenceMs, outer)
    const command = new this.#sdk.GetObjectCommand({ ...this.#locate(key), ...headers })
    try {
      const answer: GetObjectCommandOutput | 'missing' | 'unchanged' = await settleS3(
        this.#name(key),
        this.#client.send(command, { abortSignal: silence.signal }),
      )
      if (answer === 'missing' || answer === 'unchanged') {
        silence.end()
        return answer === 'missing' ? null : answer
      }
      return { answer, chunks: watchBody(toReadable(answer.Body, silence.signal), silence, this.#name(key)) }
    } catch (error) {
      silence.end()
      throw error
    }
  }
}

/** Header for caches between the store and its readers. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

function describeBody(content: PutContent) {
  if ('bytes' in content) {
    const { bytes, type, encoding, changes = false } = content
    return {
      Body: bytes,
      ContentType: type,
      CacheControl: changes ? 'no-cache' : IMMUTABLE,
      ...(encoding !== undefined && { ContentEncoding: encoding }),
    }
  }
  const { file, length, sha256 } = content
  return {
    Body: createReadStream(file),
    ContentLength: length,
    ContentType: 'application/vnd.apache.parquet',
    CacheControl: IMMUTABLE,
    // A store that keeps checksums refuses other bytes, and shows this one later.
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
  }
}

function toHeaders(condition: PutCondition | null) {
  if (condition === null) return {}
  return 'ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: condition.ifNoneMatch }
}

function readChecksum({ ChecksumSHA256 }: HeadObjectCommandOutput): string | null {
  return ChecksumSHA256 === undefined || ChecksumSHA256.includes('-')
    ? null
    : Buffer.from(ChecksumSHA256, 'base64').toString('hex')
}

/** Ends the body when the signal aborts: the client does so only with a request whose answer has not begun. */
function toReadable(body: unknown, signal: AbortSignal): Readable {
  if (!(body instanceof Readable)) throw new StoreError('unreachable', 'an answer of the store has no body')
  signal.addEventListener('abort', () => body.destroy(new StoreError('unreachable', 'nothing came any more')))
  return body
}
