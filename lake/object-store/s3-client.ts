import type * as Sdk from '@aws-sdk/client-s3'
import { StoreError } from './object-store.ts'

export type S3Sdk = typeof Sdk

type Environment = Readonly<Record<string, string | undefined>>

const ignore = () => undefined
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Loads the official client, which takes 0.2 s, at its first use. */
export function loadS3Sdk(): Promise<S3Sdk> {
  // The version of the client is pinned and works with this Node, so its warning about later versions would not help
  // the operator.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return import('@aws-sdk/client-s3')
}

/** Makes a client with the endpoint, region and credentials of the standard variables, or of the files of AWS. */
export function createS3Client({ S3Client }: S3Sdk, environment: Environment): Sdk.S3Client {
  const read = (name: string) => (environment[name] === '' ? undefined : environment[name])
  const endpoint = read('AWS_ENDPOINT_URL_S3') ?? read('AWS_ENDPOINT_URL')
  const region = read('AWS_REGION') ?? read('AWS_DEFAULT_REGION') ?? (endpoint === undefined ? undefined : 'us-east-1')
  const [accessKeyId, secretAccessKey] = [read('AWS_ACCESS_KEY_ID'), read('AWS_SECRET_ACCESS_KEY')]
  const sessionToken = read('AWS_SESSION_TOKEN')
  return new S3Client({
    // Without these the client looks where AWS keeps credentials: files, roles of machines, single sign-on.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && {
        credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
      }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    // The warnings of the client are in its errors too.
    logger: SILENT,
    // We count tries ourselves, with a new stream of the file for each.
    maxAttempts: 1,
    // An object has its sha256 in a header; a checksum after a stream would need a framing that some stores lack.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Waits for the answer to one request. A missing or unchanged object is not an error. */
export async function settleS3<T>(subject: string, answer: Promise<T>): Promise<T | 'missing' | 'unchanged'> {
  try {
    return await answer
  } catch (error) {
    // A bug in our code is not an answer of the store.
    if (error instanceof RangeError || error instanceof TypeError) throw error
    const status = readStatus(error)
    if (status === 304) return 'unchanged'
    const code = error instanceof Error ? error.name : ''
    if (status === 404 && code !== 'NoSuchBucket') return 'missing'
    throw toStoreError(subject, status, code, error)
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
  // 409 means that another put of the same key was under way.
  const isPassing = status === null || status >= 500 || [408, 409, 429].includes(status)
  const answered = status === null ? 'cannot be reached' : `was answered ${String(status)}`
  return new StoreError(isPassing ? 'unreachable' : 'refused', `${subject} ${answered} (${because})`, error)
}

function readStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const { $metadata } = error
  if (typeof $metadata !== 'object' || $metadata === null || !('httpStatusCode' in $metadata)) return null
  return typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : null
}
