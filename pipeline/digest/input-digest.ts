import duckdb from '@duckdb/node-bindings'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Period } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { sha256OfText } from '../../lake/hash.ts'
import type { CompilerCode } from './compiler-code.ts'
import { declaredInputs } from './declared-inputs.ts'

/** The engine's version is part of every digest: another engine may write other bytes. */
export const engine = `duckdb ${duckdb.library_version()}`

/** A file that a partition is compiled from, and its members by name. */
export interface DigestedFile {
  readonly source: Source
  readonly period: Period | null
  readonly members: readonly { readonly name: string; readonly sha256: string }[]
}

/**
 * Equal digests mean an equal partition, so it need not be compiled again. The digest covers what decides its bytes and
 * whether it is published at all: the content of its members (a re-zipped file has the same), what its dataset declares
 * for the compiler, the compiler's code, the engine, and whether personal data are masked. It covers no wording, no
 * comment, no layout of code, nothing that only answers and no other dataset.
 */
export function inputDigest(
  dataset: Dataset,
  files: readonly DigestedFile[],
  maskPersonalData: boolean,
  compiler: CompilerCode,
): string {
  const members = files.flatMap(({ source, period, members: own }) => {
    const known = source.members.map(({ id, names }) => [id, names(period)])
    return own.map(({ name, sha256 }) => ({ source: source.id, name, sha256, known }))
  })
  const declared = digestOfDeclaration(dataset, compiler)
  return sha256OfText(canonicalJson({ compiler: compiler.digest, engine, declared, maskPersonalData, members }))
}

/**
 * Names the compiler. The name changes with the code and with the rules of the tables that publishing makes, but not
 * with a comment or the layout of either.
 */
export function compilerVersion({ digest }: CompilerCode, viewRules: string): string {
  return sha256OfText(canonicalJson([digest, viewRules])).slice(0, 16)
}

const declarations = new WeakMap<Dataset, string>()

/**
 * Hashes what a dataset declares for the compiler. Each hash is kept, because hashing every dataset takes a tenth of a
 * second.
 */
export function digestOfDeclaration(dataset: Dataset, { words, declared }: CompilerCode): string {
  const known =
    declared?.get(dataset.id) ??
    declarations.get(dataset) ??
    sha256OfText(canonicalJson(declaredInputs(dataset, words)))
  declarations.set(dataset, known)
  return known
}
