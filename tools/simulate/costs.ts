import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ContentEncoding } from '../../server/http/content-encoding.ts'
import { type Kind, KINDS } from './mix.ts'

/** What answers cost, as `make bench` measured it. */
export interface AnswerCosts {
  /** Milliseconds of CPU of an answer that is made. */
  madeCpu(kind: Kind, encoding: ContentEncoding): number
  /** Milliseconds until such an answer has arrived, on a quiet machine. */
  madeTime(kind: Kind, encoding: ContentEncoding): number
  bytes(kind: Kind, encoding: ContentEncoding, lines: number): number
  /** Milliseconds of CPU of an answer from the response cache, and of a 304: in front of Express and behind it. */
  readonly kept: { readonly early: number; readonly late: number }
  readonly unchanged: { readonly early: number; readonly late: number }
}

/** The bytes of the head of an answer, and of a 304: some 25 headers. */
export const HEAD_BYTES = 1_100

const resultSchema = z.object({
  part: z.string(),
  load: z.object({ start: z.tuple([z.number(), z.number(), z.number()]) }),
  measured_at: z.string(),
  machine: z.string(),
  software: z.string(),
  commit: z.string(),
  remarks: z.array(z.object({ what: z.string(), text: z.string() })),
  figures: z.array(
    z.object({
      id: z.string(),
      unit: z.string(),
      median: z.number(),
      min: z.number(),
      max: z.number(),
      ratio: z.object({ of: z.object({ median: z.number() }), to: z.object({ median: z.number() }) }).optional(),
    }),
  ),
})

/** A run of a part of the bench, as far as the page and the simulation read it. */
export type BenchResult = z.infer<typeof resultSchema>
/** The figures of a part. */
export type MeasuredFigures = Pick<BenchResult, 'figures'>

/** Reads the committed result of a part of the bench. */
export function readBenchResult(part: string): BenchResult {
  const path = new URL(`../../test/bench/results/${part}.json`, import.meta.url)
  return resultSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Finds the figure of an id; one that is missing throws and says which part measures it. */
export function findFigure(result: MeasuredFigures, id: string): BenchResult['figures'][number] {
  const found = result.figures.find((figure) => figure.id === id)
  if (found === undefined) throw new Error(`the bench has no figure ${id}: run make bench PARTS=answers SAVE=1`)
  return found
}

/** The encodings that clients of the mix get. */
export const COST_ENCODINGS = ['br', 'gzip'] as const

/** Takes the costs out of the part `answers` of the bench. */
export function readAnswerCosts(result: MeasuredFigures = readBenchResult('answers')): AnswerCosts {
  const median = (id: string) => findFigure(result, id).median
  const table = new Map(
    KINDS.flatMap((kind) =>
      COST_ENCODINGS.map((encoding) => {
        const name = `${kind}-${encoding}`
        const cost = {
          cpu: median(`cpu-${name}`),
          time: median(`time-${name}`),
          fixed: median(`bytes-${name}`),
          perLine: kind === 'portfolio' ? median(`line-bytes-${name}`) : 0,
        }
        return [name, cost] as const
      }),
    ),
  )
  const find = (kind: Kind, encoding: ContentEncoding) => {
    const cost = table.get(`${kind}-${encoding}`)
    if (cost === undefined) throw new Error(`the cost of ${kind} as ${encoding} was not measured`)
    return cost
  }
  return {
    madeCpu: (kind, encoding) => find(kind, encoding).cpu,
    madeTime: (kind, encoding) => find(kind, encoding).time,
    bytes: (kind, encoding, lines) => {
      const { fixed, perLine } = find(kind, encoding)
      return Math.max(200, Math.round(fixed + perLine * lines))
    },
    kept: { early: median('cpu-kept-early'), late: median('cpu-kept-late') },
    unchanged: { early: median('cpu-unchanged-early'), late: median('cpu-unchanged-late') },
  }
}
