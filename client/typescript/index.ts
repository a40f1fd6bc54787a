export { createClient } from './client.ts'
export {
  ApiError,
  BrokenStreamError,
  HashMismatchError,
  ItemErrors,
  SignatureError,
  UnsafeAnswerError,
} from './error.ts'
export { verifyLog } from './manifest-log.ts'
export type { KnownHead, VerifiedLog, VerifyLogOptions } from './manifest-log.ts'
export { fetchPublicKeys, verifyManifest } from './verify.ts'
export type { VerifiedManifest, VerifyOptions } from './verify.ts'
export type { FollowOptions, HeadMemory } from './followed-log.ts'
export type { PublicKey, TrustOptions } from './trusted-keys.ts'
export type {
  Answer,
  Body,
  Client,
  ClientOptions,
  JsonPaths,
  ListPaths,
  Numbers,
  PagedPaths,
  RequestOptions,
  Row,
  RowsOptions,
} from './types.ts'
export type { Concurrency } from './places.ts'
export type { RetryPolicy, Wait } from './retry.ts'
export type { components, operations, paths } from './api.gen.ts'
