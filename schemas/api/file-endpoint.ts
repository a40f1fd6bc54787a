import type { z } from 'zod'
import type { Endpoint, Snapshot } from './endpoint.ts'
import type { PublishedFile } from '../core/manifest.ts'

/** A published file as an answer, and the name under which a client saves it. */
export interface FoundFile {
  readonly file: PublishedFile
  readonly fileName: string
  /** Scopes beyond those of its endpoint. */
  readonly extraScopes?: readonly string[]
}

/** A GET route that hands out a published file unchanged, whole or in ranges. */
export interface FileEndpoint extends Pick<
  Endpoint,
  'id' | 'path' | 'summary' | 'description' | 'dataset' | 'extraScopes' | 'input' | 'deprecated' | 'examples'
> {
  readonly mediaType: string
  /** Finds the file in the manifest by names, so that no path comes from a request. */
  readonly find: (snapshot: Snapshot, input: never) => FoundFile
}

/** Declares an endpoint that hands out files; the types of `input` and of what `find` takes agree. */
export function defineFileEndpoint<I extends z.ZodObject>(
  endpoint: Omit<FileEndpoint, 'input' | 'find'> & {
    readonly input: I
    readonly find: (snapshot: Snapshot, input: z.output<I>) => FoundFile
  },
): FileEndpoint {
  return endpoint
}
