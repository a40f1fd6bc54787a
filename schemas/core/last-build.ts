import { z } from 'zod'
import { canarySchema } from './canary.ts'
import { pinsSchema } from './pins.ts'

/**
 * Builds leave these files next to the snapshots of a data directory, to show how the last build went. They describe
 * the builds, not the data, and hold no personal data.
 */
export const LAST_BUILD = 'last-build.json'
/** This file exists while a build runs; a build that died leaves it behind. */
export const BUILD_STARTED = 'build-started.json'

/** Partitions that builds held back and no later build repaired, whatever datasets the last build had. */
export const HELD_BACK = 'held-back.json'

const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)

const heldBack = z.strictObject({
  dataset: z.string(),
  partition: z.string(),
  /** Sources of the partition, or only the one whose file did not come. */
  sources: z.array(z.string()),
  code: z.string(),
  message: z.string(),
  /** Advice for the operator. */
  hint: z.string(),
})

export const heldBackListSchema = z.strictObject({
  /** `since` is the end of the first build that held the partition back for this fault. */
  held_back: z.array(heldBack.extend({ since: instant })),
})

const leftInMirror = z.strictObject({
  /** Files at no address of any source. */
  unclaimed: z.strictObject({ count: z.int(), files: z.array(z.string()) }),
  /** Files at an address of a requested source, of a period that the source does not take. */
  excluded: z.strictObject({ count: z.int(), files: z.array(z.strictObject({ file: z.string(), why: z.string() })) }),
  /** False if the folder has more entries than a build looks at. */
  is_whole: z.boolean(),
})

export const lastBuildSchema = z.strictObject({
  started_at: instant,
  ended_at: instant,
  /** 0: all good. 1: something was held back. 2: no requested partition is good. */
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** True if it published a snapshot; a build without news is not a failure. */
  published: z.boolean(),
  /** Snapshot that was served when it ended. */
  snapshot: z.string().nullable(),
  /** Partitions that are not what they could be, and why; the last good ones are served. */
  held_back: z.array(heldBack),
  /** Files of the data directory that were found damaged on disk, and what became of them; absent if there are none. */
  damaged: z.array(z.strictObject({ file: z.string(), is_repaired: z.boolean(), how: z.string() })).optional(),
  /** Files of the mirror folder that the build did not take, with the first names; absent if it took all, or over HTTP. */
  left_in_mirror: leftInMirror.optional(),
  /**
   * Compiled members that are not quite as declared, such as one whose last line has no end; absent if there are none.
   */
  remarks: z.array(z.strictObject({ dataset: z.string(), partition: z.string(), detail: z.string() })).optional(),
  /** Pins of the operator; absent if nothing was pinned. */
  pins: pinsSchema.optional(),
  /** How the new snapshot answered before it was served; absent if nothing was compared. */
  canary: canarySchema.optional(),
  /** Why the build ended early. */
  failure: z.strictObject({ code: z.string(), message: z.string(), hint: z.string() }).nullable(),
})

const doing = z.strictObject({
  step: z.enum(['sweep', 'fetch', 'split', 'compile', 'publish']),
  /** Null if the step has no dataset, or all of them. */
  dataset: z.string().nullable(),
  /** A partition of the dataset, or the period of its file. */
  partition: z.string().nullable(),
  since: instant,
})

export const buildStartedSchema = z.strictObject({
  started_at: instant,
  /** Names the process that builds: a program on the same host can see whether it still runs. */
  host: z.string(),
  pid: z.int(),
  /** Snapshot that was served when it began. */
  snapshot: z.string().nullable(),
  /** Current step; the last one of a build that died. */
  at: doing,
})

/** Describes the step of a build. */
export function doingText({ step, dataset, partition, since }: Doing): string {
  return `${[step, dataset, partition].filter((word) => word !== null).join(' ')}, since ${since}`
}

export type LastBuild = z.infer<typeof lastBuildSchema>
export type BuildStarted = z.infer<typeof buildStartedSchema>
/** Files of a mirror folder that no build takes. */
export type LeftInMirror = z.infer<typeof leftInMirror>
/** Something about a source that blocks nothing, and that the operator should know. */
export type Remark = NonNullable<LastBuild['remarks']>[number]
export type Doing = z.infer<typeof doing>
/** A partition that is not what it could be, and why; the one served is the last good one. */
export type HeldBack = z.infer<typeof heldBack>
export type HeldBackSince = z.infer<typeof heldBackListSchema>['held_back'][number]
