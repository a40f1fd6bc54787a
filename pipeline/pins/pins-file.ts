import type { Lake } from '../../lake/lake.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { NO_PINS, type Pins, pinsSchema } from '../../schemas/core/pins.ts'

/**
 * Reads the pins. A file that cannot be read does not count as empty: a build without the pins would publish what they
 * keep back.
 */
export async function readPins(lake: Lake): Promise<Pins> {
  const text = await readIfPresent(lake.pins)
  if (text === null) return NO_PINS
  const parsed = pinsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new BuildError(
    'DISK',
    `${lake.pins} is not what market-data-server pin wrote, so nobody knows what is pinned`,
    {
      hint: 'Restore it from a backup. If nothing shall be pinned, remove it.',
    },
  )
}

/** Writes the pins. The file stays even if nothing is pinned any more, so that a backup takes this over too. */
export async function writePins(lake: Lake, { partitions, sources }: Pins): Promise<void> {
  const sorted: Pins = {
    partitions: [...partitions].sort(byText(({ dataset, partition }) => `${dataset}/${partition}`)),
    sources: [...sources].sort(byText(({ url }) => url)),
  }
  await replaceFile(lake.files, lake.pins, `${JSON.stringify(sorted, null, 2)}\n`)
}

function byText<T>(text: (value: T) => string): (a: T, b: T) => number {
  return (a, b) => (text(a) < text(b) ? -1 : 1)
}
