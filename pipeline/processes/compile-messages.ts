import { z } from 'zod'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { lastBuildSchema } from '../../schemas/core/last-build.ts'
import { manifestSchema } from '../../schemas/core/manifest.ts'
import { createInput } from '../compile/partition-input.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { heldVersionSchema } from '../hold/held-versions.ts'
import { sidecarSchema } from '../raw-file.ts'
import type { GroupOutcome } from './compile-group.ts'

/*
 * What the builder and its compiling processes say to each other, as plain JSON: declarations have functions, so a job names
 * its dataset and sources by their ids, and both sides look them up.
 */
const entry = manifestSchema.shape.partitions.element
const raw = sidecarSchema.extend({ path: z.string() })

const plainJob = z.strictObject({
  dataset: z.string(),
  month: z.string().nullable(),
  partition: z.string(),
  inputs: z.array(
    z.strictObject({
      source: z.string(),
      period: z.string().nullable(),
      month: z.string().nullable(),
      months: z.array(z.string().nullable()),
      raw,
    }),
  ),
  digest: z.string(),
  published: entry.nullable(),
  publishedLines: z.record(z.string(), z.int()),
  reason: z.enum(['new', 'sources changed', 'compiler changed', 'unchanged', 'nothing']),
})

/** A group of jobs for a compiling process, with all settings. */
export const groupRequestSchema = z.strictObject({
  jobs: z.array(plainJob).min(1),
  dataDir: z.string(),
  workDir: z.string(),
  threads: z.int().min(1),
  /** Declarations of the operator, with which the datasets of the jobs were made. */
  declaredByOperator: z.array(z.unknown()),
  maskPersonalData: z.boolean(),
  servedFolder: z.string().nullable(),
  gate: z.strictObject({
    heldVersions: z.array(heldVersionSchema),
    shownOn: z.array(z.tuple([z.string(), z.string()])),
    heldNow: z.array(z.string()),
  }),
})

const plainOutcome = z.strictObject({
  /** Each compiled job has its place in the group. Quarantined lines are in their files already. */
  compiled: z.array(
    z.strictObject({
      at: z.int().min(0),
      result: z.strictObject({
        tables: z.record(z.string(), entry.shape.tables.out.valueType.extend({ path: z.string() })),
        completeness: entry.shape.completeness,
        checks: entry.shape.checks,
        sources: manifestSchema.shape.sources,
        shrunk: entry.shape.checks,
      }),
    }),
  ),
  heldBack: lastBuildSchema.shape.held_back,
  absent: z.array(z.int().min(0)),
  served: z.array(z.int().min(0)),
  again: z.array(plainJob),
})

/** A message of a compiling process: the step that it begins, the outcome of a group, or a bug. */
export const groupReplySchema = z.discriminatedUnion('say', [
  z.strictObject({
    say: z.literal('at'),
    step: z.enum(['split', 'compile']),
    dataset: z.string(),
    partition: z.string(),
  }),
  z.strictObject({
    say: z.literal('done'),
    outcome: plainOutcome,
    judged: z.strictObject({ heldVersions: z.array(heldVersionSchema), heldNow: z.array(z.string()) }),
    damagedDownloads: z.array(raw),
    lines: z.array(
      z.strictObject({
        step: z.string(),
        subject: z.string(),
        level: z.enum(['info', 'warn', 'error']).optional(),
        detail: z.string(),
      }),
    ),
  }),
  z.strictObject({
    say: z.literal('failed'),
    name: z.string(),
    message: z.string(),
    stack: z.string(),
    code: z.string().nullable(),
  }),
])

type PlainJob = z.infer<typeof plainJob>
export type GroupRequest = z.infer<typeof groupRequestSchema>
export type GroupReply = z.infer<typeof groupReplySchema>
type PlainOutcome = z.infer<typeof plainOutcome>

export function toPlainJob({ dataset, inputs, month, partition, digest, published, ...job }: PartitionJob): PlainJob {
  return {
    dataset: dataset.id,
    month,
    partition,
    inputs: inputs.map((input) => ({
      source: input.source.id,
      period: input.period,
      month: input.month,
      months: [...input.months],
      raw: input.raw,
    })),
    digest,
    published,
    publishedLines: { ...job.publishedLines },
    reason: job.reason,
  }
}

/** Finds the declarations of a job again. An unknown id is a bug: both sides run the same code. */
export function fromPlainJob({ dataset: id, inputs, ...job }: PlainJob, datasets: readonly Dataset[]): PartitionJob {
  const dataset = datasets.find((each) => each.id === id)
  if (dataset === undefined) throw new Error(`no dataset ${id}`)
  const revived = inputs.map(({ source: sourceId, period, month, months, raw: edition }) => {
    const source = dataset.sources.find((each) => each.id === sourceId)
    if (source === undefined) throw new Error(`no source ${sourceId} of ${id}`)
    return createInput({ dataset, source, period, months }, month, edition)
  })
  return { ...job, dataset, inputs: revived }
}

export function toPlainOutcome(
  { compiled, heldBack, absent, served, again }: GroupOutcome,
  group: readonly PartitionJob[],
): PlainOutcome {
  const find = (job: PartitionJob) => group.findIndex(({ partition }) => partition === job.partition)
  return {
    compiled: compiled.map(({ job, result: { quarantined: _inFiles, ...result } }) => ({
      at: find(job),
      result: {
        tables: { ...result.tables },
        completeness: [...result.completeness],
        checks: [...result.checks],
        sources: [...result.sources],
        shrunk: [...result.shrunk],
      },
    })),
    heldBack: [...heldBack],
    absent: absent.map(find),
    served: served.map(find),
    again: again.map(toPlainJob),
  }
}

/** Reads the outcome of a group that another process compiled. Refuses files outside its own folder. */
export function fromPlainOutcome(
  { compiled, heldBack, absent, served, again }: PlainOutcome,
  group: readonly PartitionJob[],
  workDir: string,
): GroupOutcome {
  const find = (at: number): PartitionJob => {
    const job = group[at]
    if (job === undefined) throw new Error(`the compiling process names job ${String(at)} of ${String(group.length)}`)
    return job
  }
  return {
    compiled: compiled.map(({ at, result }) => {
      for (const { path } of Object.values(result.tables))
        if (!path.startsWith(`${workDir}/`) || path.includes('..')) throw new Error(`${path} is not below ${workDir}`)
      return { job: find(at), result: { ...result, quarantined: [] } }
    }),
    heldBack,
    absent: absent.map(find),
    served: served.map(find),
    again: again.map((job) => fromPlainJob(job, [...new Set(group.map(({ dataset }) => dataset))])),
  }
}
