import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { Pins, PinnedPartition, PinnedSource } from '../../schemas/core/pins.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { listEditions } from '../fetch/archive.ts'
import { partitionKey } from '../hold/held-back-list.ts'
import { readPins, writePins } from '../pins/pins-file.ts'
import { namePinnedFile, namePartition } from '../pins/report-pins.ts'
import { formatInstant } from './build-record.ts'
import { listSome, withDataDir } from './claim-data-dir.ts'

/** Target of a pin: a partition by its dataset and month, or a file by its address and edition. */
interface PinTarget {
  readonly what: string
  readonly which: string | undefined
}

/** Lets builds keep a published partition, or an edition of a source file, as it is. */
export async function pin(lake: Lake, target: PinTarget, effects: Effects): Promise<void> {
  try {
    await withDataDir(lake, effects.log, () => addPin(lake, target, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

/** Lets the next build go on with what was pinned. */
export async function unpin(lake: Lake, target: PinTarget, effects: Effects): Promise<void> {
  try {
    await withDataDir(lake, effects.log, () => removePin(lake, target, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function addPin(lake: Lake, target: PinTarget, { log, now }: Effects): Promise<void> {
  const pins = await readPins(lake)
  const published = (await readCurrentSnapshot(lake))?.manifest ?? null
  if (published === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}, so nothing to keep`, {
      hint: 'Run market-data-server build first.',
    })
  }
  const since = formatInstant(now())
  if (published.partitions.some(({ dataset }) => dataset === target.what)) {
    const { dataset, partition } = findPartition(published, target)
    const others = pins.partitions.filter((each) => partitionKey(each) !== partitionKey({ dataset, partition }))
    await writePins(lake, { ...pins, partitions: [...others, { dataset, partition, since }] })
    const detail = 'pinned: builds keep the version that is published, until market-data-server unpin'
    log.line({ step: 'pin', subject: namePartition({ dataset, partition }), detail })
    return
  }
  const url = findUrl(published, target.what)
  const sha256 = await chooseEdition(lake, published, url, target.which)
  const others = pins.sources.filter((each) => each.url !== url)
  await writePins(lake, { ...pins, sources: [...others, { url, sha256, since }] })
  const detail = `pinned: builds take the edition ${sha256.slice(0, 12)}, whatever the source shows, until market-data-server unpin`
  log.line({ step: 'pin', subject: namePinnedFile({ url }), detail })
}

async function removePin(lake: Lake, target: PinTarget, { log }: Effects): Promise<void> {
  const pins = await readPins(lake)
  const { partitions, sources } = pins
  const found = [
    ...partitions.filter(
      ({ dataset, partition }) => dataset === target.what && isNamed(partition, dataset, target.which),
    ),
    ...sources.filter(({ url }) => isAddressed(url, target.what)),
  ]
  const [only] = found
  if (found.length !== 1 || only === undefined) throw notPinned(target, pins, found.length)
  await writePins(lake, {
    partitions: partitions.filter((each) => each !== only),
    sources: sources.filter((each) => each !== only),
  })
  const detail = 'no longer pinned: the next build goes on with what its source shows'
  log.line({ step: 'unpin', subject: namePin(only), detail })
}

function namePin(pinned: PinnedPartition | PinnedSource): string {
  return 'url' in pinned ? namePinnedFile(pinned) : namePartition(pinned)
}

/** True if an operator's word names a partition; without a word every partition of the dataset is meant. */
function isNamed(partition: string, dataset: string, which: string | undefined): boolean {
  return which === undefined || which === partition || namePartition({ dataset, partition }) === `${dataset} ${which}`
}

/** True if a text is an address or the file name at its end. */
function isAddressed(url: string, text: string): boolean {
  return url === text || url.endsWith(`/${text}`)
}

function findPartition({ partitions }: Manifest, { what, which }: PinTarget): { dataset: string; partition: string } {
  const own = partitions.filter(({ dataset }) => dataset === what)
  const found = own.filter(({ dataset, partition }) => isNamed(partition, dataset, which))
  const [only] = found
  if (found.length === 1 && only !== undefined) return only
  const names = own.map(({ partition, dataset }) => namePartition({ partition, dataset }))
  throw new BuildError('BAD_PARAMETER', `${[what, which].filter(Boolean).join(' ')} is not one published partition`, {
    hint: names.length === 0 ? `Nothing is published of ${what}.` : `Published are ${listSome(names)}.`,
  })
}

function findUrl({ sources }: Manifest, text: string): string {
  const found = [...new Set(sources.map(({ url }) => url).filter((url) => isAddressed(url, text)))]
  const [only] = found
  if (found.length === 1 && only !== undefined) return only
  const hint =
    found.length > 1
      ? `Give one of these addresses: ${listSome(found)}.`
      : 'Give a dataset and a month, such as cvm_fund_portfolio 2025-10, or a file or address that the published snapshot was made from: /v1/datasets/{id} and the table source_file list them.'
  throw new BuildError('BAD_PARAMETER', `${text} is neither a dataset nor one file of the published snapshot`, { hint })
}

/** Chooses the edition by the beginning of its hash; without one, the edition of the published snapshot. */
async function chooseEdition(
  lake: Lake,
  { sources }: Manifest,
  url: string,
  which: string | undefined,
): Promise<string> {
  const used = new Set(sources.filter((source) => source.url === url).map(({ sha256 }) => sha256))
  const kept = await listEditions(lake, url)
  const found = kept.filter(({ sha256 }) => (which === undefined ? used.has(sha256) : sha256.startsWith(which)))
  const [only] = found
  if (found.length === 1 && only !== undefined) return only.sha256
  const names = kept.map(({ sha256, retrieved_at }) => `${sha256.slice(0, 12)} of ${retrieved_at}`)
  throw new BuildError('BAD_PARAMETER', `${which ?? 'what is published'} is not one kept edition of ${url}`, {
    hint:
      names.length === 0
        ? 'No edition of it is in data/raw.'
        : `Kept are ${names.join(', ')}: give the beginning of one.`,
  })
}

function notPinned({ what, which }: PinTarget, { partitions, sources }: Pins, count: number): BuildError {
  const pinned = [...partitions, ...sources].map(namePin)
  const asked = [what, which].filter(Boolean).join(' ')
  return new BuildError('BAD_PARAMETER', `${asked} is ${count === 0 ? 'not pinned' : 'not one pin'}`, {
    hint: pinned.length === 0 ? 'Nothing is pinned.' : `Pinned are ${pinned.join(', ')}.`,
  })
}
