import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { PartitionJob } from '../../pipeline/compile/partition-job.ts'
import { compileDue } from '../../pipeline/processes/compile-due.ts'
import type { CompiledJob } from '../../pipeline/publish/assemble.ts'
import { temporaryFolder } from '../helpers/folders.ts'

type Result = CompiledJob['result']

/** A job made this. Its files lie in a folder that is named by the place of the result, and their paths begin there. */
export interface KeptResult {
  readonly key: string
  readonly result: Result
}

/**
 * Compiles each edition of a partition once, and gives what it made to every later night that compiles the same: the same
 * files with the same sizes and hashes.
 */
export class RecordedCompile {
  readonly #results: Map<string, { readonly folder: string; readonly result: Result }>

  constructor(folder = '', kept: readonly KeptResult[] = []) {
    this.#results = new Map(
      kept.map(({ key, result }, at) => {
        const own = join(folder, String(at))
        return [key, { folder: own, result: renamePaths(result, (path) => join(own, path)) }]
      }),
    )
  }

  readonly compile: typeof compileDue = async (jobs, settings, effects) => {
    const { work } = settings.lake
    const recorded = jobs.filter((job) => isDue(job) && this.#results.has(keyOf(job)))
    // What is not recorded is compiled, or refused, such as a file that was cut short.
    const outcome = await compileDue(
      jobs.filter((job) => !recorded.includes(job)),
      settings,
      effects,
    )
    for (const { job, result } of outcome.compiled) await this.#record(job, result, work)
    const given = recorded.map((job) => ({ job, result: this.#give(job, work) }))
    return { ...outcome, compiled: [...outcome.compiled, ...given] }
  }

  /** Copies all that was recorded into a folder. */
  keep(folder: string): KeptResult[] {
    return [...this.#results].map(([key, recorded], at) => {
      const own = join(folder, String(at))
      const result = replacePaths(recorded.result, recorded.folder, own)
      return { key, result: renamePaths(result, (path) => relative(own, path)) }
    })
  }

  async #record(job: PartitionJob, result: Result, work: string): Promise<void> {
    if (this.#results.has(keyOf(job))) return
    const folder = await temporaryFolder()
    this.#results.set(keyOf(job), { folder, result: replacePaths(result, work, folder) })
  }

  #give(job: PartitionJob, work: string): Result {
    const recorded = this.#results.get(keyOf(job))
    if (recorded === undefined) throw new Error(`${keyOf(job)} is not recorded`)
    const result = replacePaths(recorded.result, recorded.folder, work)
    const sources = result.sources.map((source) => {
      const raw = job.inputs.find((input) => input.raw.url === source.url)?.raw
      return raw === undefined ? source : { ...source, retrieved_at: raw.retrieved_at }
    })
    return { ...result, sources }
  }
}

/** Copies the files of a result from one folder to another, under the same names. */
function replacePaths(result: Result, from: string, to: string): Result {
  return renamePaths(result, (old) => {
    const path = join(to, relative(from, old))
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(old, path)
    return path
  })
}

function renamePaths(result: Result, rename: (path: string) => string): Result {
  const tables = Object.entries(result.tables).map(
    ([name, table]) => [name, { ...table, path: rename(table.path) }] as const,
  )
  return { ...result, tables: Object.fromEntries(tables) }
}

function isDue({ reason }: PartitionJob): boolean {
  return reason !== 'unchanged' && reason !== 'nothing'
}

function keyOf({ dataset, partition, digest }: PartitionJob): string {
  return `${dataset.id}/${partition} ${digest}`
}
