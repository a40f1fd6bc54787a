import { version as duckdbVersion } from '@duckdb/node-api'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { canonicalJson, sha256OfText } from '../files.ts'

/** Code that decides what a partition's Parquet holds, beside the dataset's own folder. */
const COMPILER = ['../../schemas/core/', '../read/', './'].map((folder) => new URL(folder, import.meta.url))

/** The engine's version is part of every digest: another engine may write other bytes. */
export const engine = `duckdb ${duckdbVersion()}`

const compilerDigest = digestOfFolders(COMPILER)

/** Names the compiler: changes with any line of code that could change what it writes. */
export const compilerVersion = compilerDigest.slice(0, 16)

export interface InputMember {
  readonly source: string
  readonly name: string
  readonly sha256: string
}

/** Equal digests mean an equal partition, so it need not be compiled again. A re-zipped file has the same members. */
export function inputDigest(dataset: Dataset, members: readonly InputMember[], maskPersonalData: boolean): string {
  // Lookups can come from beside the folder, where datasets share a vocabulary.
  const declaration = [digestOfFolders([dataset.folder]), dataset.lookups]
  return sha256OfText(canonicalJson({ compilerDigest, engine, declaration, maskPersonalData, members }))
}

function digestOfFolders(folders: readonly URL[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(ts|sql)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(fileURLToPath(new URL(name, folder))))
    }
  }
  return hash.digest('hex')
}
