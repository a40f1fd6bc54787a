import type { HeadObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type ObjectStore, type PutCondition, type PutContent, StoreError } from './object-store.ts'
import { readWhole, type RetryPolicy, retryUnreachable, USUAL_RETRIES, watchBody, watchSilence } from './retry.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The slowest upload that is waited for. */
const SLOWEST_BYTES_PER_SECOND = 16 * 1024

/**
 * Opens a bucket, or what lies below a prefix of it, with the official client. Endpoint, region and credentials come from
 * the standard variables and files. The client is loaded only here: it takes a third of a second.
 */
export async function openS3Store(
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  environment: Environment,
  policy: RetryPolicy = USUAL_RETRIES,
): Promise<ObjectStore> {
  // Its version is pinned, and works with this one of Node: its warning of later ones would tell the operator nothing.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const sdk = await import('@aws-sdk/client-s3')
  const { send: sendTo, close } = createS3Sender(sdk, environment, policy)
  const address = `s3://${bucket}/${prefix}`
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })
  const ask = <T>(key: string, request: (client: S3Client, signal: AbortSignal) => Promise<T>, within?: number) =>
    retryUnreachable(policy, () => sendTo(`${address}${key}`, request, within))
  return {
    address,
    get: (key, { ifNoneMatch, mostBytes, signal }) =>
      retryUnreachable(
        policy,
        async () => {
          const silence = watchSilence(policy.silenceMs, signal)
          const answer = await sendTo(`${address}${key}`, async (client) =>
            client.send(
              new sdk.GetObjectCommand({
                ...place(key),
                ...(ifNoneMatch !== undefined && { IfNoneMatch: ifNoneMatch }),
              }),
              { abortSignal: silence.signal },
            ),
          ).catch(endSilence(silence))
          if (answer === 'missing' || answer === 'unchanged') {
            silence.end()
            return answer === 'missing' ? null : answer
          }
          const subject = `${address}${key}`
          const body = await readWhole(
            watchBody(toReadable(answer.Body, silence.signal), silence, subject),
            mostBytes,
            subject,
          )
          return { body, etag: answer.ETag ?? '' }
        },
        signal,
      ),
    read: (key, from, signal) =>
      retryUnreachable(
        policy,
        async () => {
          const silence = watchSilence(policy.silenceMs, signal)
          const range = from === 0 ? {} : { Range: `bytes=${String(from)}-` }
          const answer = await sendTo(`${address}${key}`, (client) =>
            client.send(new sdk.GetObjectCommand({ ...place(key), ...range }), { abortSignal: silence.signal }),
          ).catch(endSilence(silence))
          if (answer === 'missing' || answer === 'unchanged') {
            silence.end()
            return null
          }
          const isPart = from > 0 && answer.ContentRange?.startsWith(`bytes ${String(from)}-`) === true
          return {
            from: isPart ? from : 0,
            chunks: watchBody(toReadable(answer.Body, silence.signal), silence, `${address}${key}`),
          }
        },
        signal,
      ),
    head: async (key) => {
      const answer = await ask(key, (client, abortSignal) =>
        client.send(new sdk.HeadObjectCommand({ ...place(key), ChecksumMode: 'ENABLED' }), { abortSignal }),
      )
      if (answer === 'missing' || answer === 'unchanged') return null
      return { bytes: answer.ContentLength ?? 0, etag: answer.ETag ?? '', sha256: readChecksum(answer) }
    },
    put: async (key, content, condition) => {
      const bytes = 'bytes' in content ? content.bytes.byteLength : content.length
      const within = policy.silenceMs + Math.ceil(bytes / SLOWEST_BYTES_PER_SECOND) * 1000
      const answer = await ask(
        key,
        (client, abortSignal) =>
          client.send(new sdk.PutObjectCommand({ ...place(key), ...describeBody(content), ...toHeaders(condition) }), {
            abortSignal,
          }),
        within,
      )
      if (answer === 'missing' || answer === 'unchanged') throw changedMeanwhile(`${address}${key}`)
      return answer.ETag ?? ''
    },
    list: async function* list(below) {
      let token: string | undefined
      do {
        const page = await ask(below, (client, abortSignal) =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${prefix}${below}`,
              ...(token !== undefined && { ContinuationToken: token }),
            }),
            { abortSignal },
          ),
        )
        if (page === 'missing' || page === 'unchanged') return
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size, modified: LastModified ?? new Date() }
        token = page.IsTruncated === true ? page.NextContinuationToken : undefined
      } while (token !== undefined)
    },
    remove: async (key) => {
      await ask(key, (client, abortSignal) => client.send(new sdk.DeleteObjectCommand(place(key)), { abortSignal }))
    },
    close,
  }
}

const ignore = () => undefined
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Sends one request; an object that is missing, or is as it was, is no error. */
function createS3Sender(sdk: typeof import('@aws-sdk/client-s3'), environment: Environment, policy: RetryPolicy) {
  const read = (name: string) => (environment[name] === '' ? undefined : environment[name])
  const endpoint = read('AWS_ENDPOINT_URL_S3') ?? read('AWS_ENDPOINT_URL')
  const region = read('AWS_REGION') ?? read('AWS_DEFAULT_REGION') ?? (endpoint === undefined ? undefined : 'us-east-1')
  const [accessKeyId, secretAccessKey] = [read('AWS_ACCESS_KEY_ID'), read('AWS_SECRET_ACCESS_KEY')]
  const sessionToken = read('AWS_SESSION_TOKEN')
  const client = new sdk.S3Client({
    // Without these the client looks where AWS keeps credentials: files, roles of machines, single sign-on.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && {
        credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
      }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    // What it would write to the console is in the errors.
    logger: SILENT,
    // Tries are counted here, with a new stream of the file for each.
    maxAttempts: 1,
    // What is put has its sha256 in a header; a checksum behind a stream would need a framing that some stores keep.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const send = async <T>(
    subject: string,
    request: (client: S3Client, signal: AbortSignal) => Promise<T>,
    within = policy.silenceMs,
  ): Promise<T | 'missing' | 'unchanged'> => {
    try {
      return await request(client, AbortSignal.timeout(within))
    } catch (error) {
      // A bug of ours is no answer of the store.
      if (error instanceof RangeError || error instanceof TypeError) throw error
      const status = readStatus(error)
      if (status === 304) return 'unchanged'
      const code = error instanceof Error ? error.name : ''
      if (status === 404 && code !== 'NoSuchBucket') return 'missing'
      throw toStoreError(subject, status, code, error)
    }
  }
  return {
    send,
    close: () => {
      client.destroy()
    },
  }
}

function toStoreError(subject: string, status: number | null, code: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  if (status === 412) return new StoreError('precondition', `${subject} is there already, or is another one`, error)
  if (status === 501 || code === 'NotImplemented')
    return new StoreError('unsupported', `the store does not do what was asked of ${subject}`, error)
  const because = error instanceof Error ? `${code}: ${error.message}` : String(error)
  if (status === null && /Credentials|Region is missing|TokenProvider/i.test(because))
    return new StoreError('refused', `${subject} cannot be asked for: ${because}`, error)
  // 409 says that another put of the same key was under way.
  const isPassing = status === null || status >= 500 || status === 429 || status === 409 || status === 408
  const answered = status === null ? 'cannot be reached' : `was answered ${String(status)}`
  return new StoreError(isPassing ? 'unreachable' : 'refused', `${subject} ${answered} (${because})`, error)
}

function readStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return null
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : null
}

function describeBody(content: PutContent) {
  if ('bytes' in content) {
    const { bytes, type, encoding } = content
    return { Body: bytes, ContentType: type, ...(encoding !== undefined && { ContentEncoding: encoding }) }
  }
  const { file, length, sha256 } = content
  return {
    Body: createReadStream(file),
    ContentLength: length,
    ContentType: 'application/vnd.apache.parquet',
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

/** The client ends a request whose signal aborts, but not the body of an answer that has begun. */
function toReadable(body: unknown, signal: AbortSignal): Readable {
  if (body instanceof Readable) {
    signal.addEventListener('abort', () => body.destroy(new StoreError('unreachable', 'nothing came any more')))
    return body
  }
  throw new StoreError('unreachable', 'an answer of the store has no body')
}

function endSilence({ end }: { end(): void }) {
  return (error: unknown): never => {
    end()
    throw error
  }
}

/** A put with `If-Match` of an object that is gone is answered 404. */
function changedMeanwhile(subject: string): StoreError {
  return new StoreError('precondition', `${subject} is gone`)
}
