import type { Lake } from '../../lake/lake.ts'
import { z } from 'zod'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { parseJson } from '../../schemas/core/json.ts'

/**
 * Place of this code among the releases: each has the next number, so that older code can be told from newer. The first
 * line under `## Unreleased` in CHANGELOG.md raises it; a test counts.
 */
export const COMPILER_GENERATION = 4

const schema = z.strictObject({
  /** Highest generation that has published here. */
  generation: z.int().min(1),
})

/** Reads the highest generation that has published in a data directory; null if no build has recorded one. */
async function readGeneration(lake: Lake): Promise<number | null> {
  const text = await readIfPresent(lake.compilerGeneration)
  if (text === null) return null
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.generation
  throw new BuildError('DISK', `${lake.compilerGeneration} is not what a build wrote`, {
    hint: 'Restore it from a backup. If no newer release than this one has published here, remove it.',
  })
}

/**
 * Refuses code that is older than the code that has published here: it would compile every partition again by its old
 * rules, and end with code 0.
 */
export async function refuseOlderCompiler(
  lake: Lake,
  isAllowed: boolean,
  own: number = COMPILER_GENERATION,
): Promise<void> {
  const highest = await readGeneration(lake)
  if (highest === null || highest <= own || isAllowed) return
  throw new BuildError(
    'OLDER_COMPILER',
    `this release is of generation ${String(own)}, and ${lake.root} was published by generation ${String(highest)}: older code would compile newer data again by its old rules`,
    {
      hint: 'Nothing was changed. Run the newer release. To go back to older code all the same, give --older-compiler to each build.',
    },
  )
}

/** Records that this code publishes here. This is written before the snapshot, so that no snapshot is without it. */
export async function keepGeneration(lake: Lake, own: number = COMPILER_GENERATION): Promise<void> {
  const highest = await readGeneration(lake)
  if (highest !== null && highest >= own) return
  await replaceFile(lake.files, lake.compilerGeneration, `${JSON.stringify({ generation: own }, null, 2)}\n`)
}
