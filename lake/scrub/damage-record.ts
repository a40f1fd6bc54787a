import { z } from 'zod'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../durable-files.ts'
import type { Lake } from '../lake.ts'
import { type FileName, fileKey } from './file-fault.ts'

/** The first eight digits of a hash have this many values, and hashes are spread evenly over them. */
export const HASHES = 2 ** 32

const stateSchema = z.strictObject({
  /** Start of the next night's share, as the first eight digits of a hash. */
  next: z
    .int()
    .min(0)
    .max(HASHES - 1),
  /** Files that were seen damaged and are not repaired yet. They are read every night. */
  damaged: z.array(z.strictObject({ file: z.string(), sha256: z.string() })),
})

type ScrubState = z.infer<typeof stateSchema>

/** Reads where the scrub continues, and what is damaged. If the state is unreadable, the scrub only starts again. */
export async function readScrubState(lake: Lake): Promise<ScrubState> {
  const text = await readIfPresent(lake.scrubState)
  const parsed = text === null ? null : stateSchema.safeParse(parseJson(text))
  return parsed?.data ?? { next: 0, damaged: [] }
}

export async function writeScrubState(lake: Lake, { next, damaged }: ScrubState): Promise<void> {
  const state: ScrubState = { next, damaged: damaged.map(({ file, sha256 }) => ({ file, sha256 })) }
  await replaceFile(lake.files, lake.scrubState, `${JSON.stringify(state, null, 2)}\n`)
}

/** Records damage before it is repaired, so that a killed repair is not forgotten. */
export async function recordDamage(lake: Lake, seen: readonly FileName[]): Promise<void> {
  const state = await readScrubState(lake)
  const known = new Set(state.damaged.map(fileKey))
  const fresh = seen.filter((name) => !known.has(fileKey(name)))
  if (fresh.length > 0) await writeScrubState(lake, { ...state, damaged: [...state.damaged, ...fresh] })
}

/** Takes repaired files out of the record. */
export async function forgetDamage(lake: Lake, repaired: readonly FileName[]): Promise<void> {
  const state = await readScrubState(lake)
  const whole = new Set(repaired.map(fileKey))
  const left = state.damaged.filter((name) => !whole.has(fileKey(name)))
  if (left.length < state.damaged.length) await writeScrubState(lake, { ...state, damaged: left })
}
