export { createClient } from './client.ts'
export { ApiError, BrokenStreamError, ItemErrors } from './error.ts'
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
export type { RetryPolicy } from './retry.ts'
export type { components, operations, paths } from './api.gen.ts'
