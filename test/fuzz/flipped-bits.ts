import { readFile, writeFile } from 'node:fs/promises'
import { ownInput, withCommonInput } from '../../schemas/api/common-input.ts'
import type { EndpointAnswer, Snapshot } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { manifestSchema, publishedFiles } from '../../schemas/core/manifest.ts'
import { datasetApis } from '../../schemas/service/registry.gen.ts'
import { listSearchKeepers } from '../../schemas/service/search/search.ts'
import { WRITERS } from '../../server/formats/writers.ts'
import { readQueryText } from '../../server/snapshots/query-text.ts'
import type { SnapshotFollower } from '../../server/snapshots/follow.ts'
import { examples } from '../server/helpers/examples.ts'
import { randomFrom } from '../helpers/random.ts'
import { ORIGIN } from '../server/helpers/synthetic-list.ts'

type ExampleRequest = (typeof examples)[number]

export type FlipOutcome = 'as before' | 'another body' | 'refused' | 'failed'

export interface Flip {
  readonly file: string
  readonly at: number
  readonly outcomes: readonly FlipOutcome[]
}

/** Asks an endpoint about a snapshot on disk, without any cache. */
export async function readAnswer(
  following: SnapshotFollower,
  id: string,
  { endpoint, example }: ExampleRequest,
): Promise<string> {
  return following.use({ snapshot: id }, async (snapshot) => {
    const queries: Promise<unknown>[] = []
    const track = <T>(query: Promise<T>) => {
      queries.push(query)
      return query
    }
    try {
      return await writeText(
        {
          ...snapshot,
          query: (...asked) => track(snapshot.query(...asked)),
          rows: (...asked) => track(snapshot.rows(...asked)),
          lookUpClass: (...asked) => track(snapshot.lookUpClass(...asked)),
          lookUpClasses: (...asked) => track(snapshot.lookUpClasses(...asked)),
        },
        endpoint,
        example,
      )
    } finally {
      // The first query that fails ends the answer, and others of it still read files.
      await Promise.allSettled(queries)
    }
  })
}

async function writeText(
  snapshot: Snapshot,
  endpoint: ExampleRequest['endpoint'],
  example: Readonly<Record<string, string>>,
): Promise<string> {
  const input = ownInput(endpoint, withCommonInput(endpoint).parse(example))
  const answer: EndpointAnswer = await endpoint.answer(snapshot, input as never)
  const pieces: Buffer[] = []
  for await (const piece of WRITERS.json(answer, endpoint, null, ORIGIN)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

/** Tables that a server makes for itself from all months, at the first request for them. */
const derived = Object.values(datasetApis).flatMap(({ derived: own = [] }) =>
  own.map(({ name, sql: url }) => ({ name, url })),
)

/** Tables that every snapshot has in memory once it is open. */
const keyed = new Set(
  Object.values(datasetApis).flatMap(({ resident = {} }) =>
    Object.entries(resident).flatMap(([name, indexed]) => (indexed.length > 0 ? [name] : [])),
  ),
)

/**
 * Finds by its queries which files of a snapshot each example reads. Leaves out those in memory unless `withDerived`:
 * these, and the files from which derived tables, kept names, and rows kept by month are made, are read once.
 */
export async function listReads(
  following: SnapshotFollower,
  id: string,
  { withDerived }: { withDerived: boolean },
): Promise<Map<string, ExampleRequest[]>> {
  const reads = new Map<string, ExampleRequest[]>()
  for (const each of examples) {
    const files = await following.use({ snapshot: id }, async (snapshot) => {
      const found = new Set<string>()
      const published = publishedFiles(manifestSchema.parse(snapshot.manifest)).map(({ file }) => file)
      const all = published.filter((file) => withDerived || !keyed.has(file.split('/')[0] ?? ''))
      const note = async (sqlFile: URL, months: readonly string[] | 'all' = []) => {
        const words = new Set(readQueryText(sqlFile).reads)
        for (const { name, url } of withDerived ? derived : []) {
          if (words.has(name) && url.href !== sqlFile.href) await note(url, 'all')
        }
        for (const file of all) {
          const [table = '', partition = ''] = file.split('/')
          const isRead = partition === 'all' || months === 'all' || months.includes(partition.slice(-7))
          if (words.has(table) && isRead) found.add(file)
        }
      }
      const noting: Snapshot = {
        ...snapshot,
        query: async (sqlFile, bindings, months) => {
          await note(sqlFile, months)
          return snapshot.query(sqlFile, bindings, months)
        },
        rows: async (sqlFile, bindings, months) => {
          await note(sqlFile, months)
          return snapshot.rows(sqlFile, bindings, months)
        },
        lookUpClass: async (sqlFile, cnpj, months) => {
          await note(sqlFile, months)
          return snapshot.lookUpClass(sqlFile, cnpj, months)
        },
        lookUpClasses: async (sqlFile, cnpjs, months) => {
          await note(sqlFile, months)
          return snapshot.lookUpClasses(sqlFile, cnpjs, months)
        },
      }
      // The first request reads what a server keeps of a month.
      if (!withDerived) await writeText(snapshot, each.endpoint, each.example)
      // The names that a search of the newest snapshot goes through are read once, when it is opened.
      const isKept = withDerived && each.endpoint.id === 'search' && id === following.current()
      const keepers = isKept ? listSearchKeepers(noting) : []
      for (const keep of keepers) await keep()
      await writeText(noting, each.endpoint, each.example)
      return found
    })
    for (const file of files) reads.set(file, [...(reads.get(file) ?? []), each])
  }
  return reads
}

const ASKED = 2

/** Flips one bit in one file after another, requests an endpoint that reads the file, and restores the bit. */
export async function flipBits(
  following: SnapshotFollower,
  id: string,
  folder: string,
  { flips, seed, reads }: { flips: number; seed: number; reads: ReadonlyMap<string, readonly ExampleRequest[]> },
): Promise<Flip[]> {
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const done: Flip[] = []
  const before = new Map<ExampleRequest, string>()
  const files = [...reads.keys()].sort()
  for (let n = 0; n < flips; n++) {
    const file = files[n % files.length] ?? ''
    const readers = reads.get(file) ?? []
    const asked = Array.from({ length: Math.min(ASKED, readers.length) }, (_, k) => readers[(n + k) % readers.length])
    const path = `${folder}/${file}`
    const bytes = await readFile(path)
    for (const each of asked) if (each && !before.has(each)) before.set(each, await readAnswer(following, id, each))
    const at = below(bytes.length)
    await writeFile(path, flipBit(bytes, at, below(8)))
    const outcomes: FlipOutcome[] = []
    for (const each of asked) if (each) outcomes.push(await findOutcome(following, id, each, before.get(each) ?? ''))
    await writeFile(path, bytes)
    done.push({ file, at, outcomes })
  }
  return done
}

export function flipBit(bytes: Buffer, at: number, bit: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ (1 << bit), at)
  return copy
}

export async function findOutcome(
  following: SnapshotFollower,
  id: string,
  each: ExampleRequest,
  before: string,
): Promise<FlipOutcome> {
  try {
    return (await readAnswer(following, id, each)) === before ? 'as before' : 'another body'
  } catch (error) {
    return error instanceof ApiError && error.code === 'unavailable' ? 'refused' : 'failed'
  }
}

export function countOutcomes(flips: readonly Flip[]): Record<FlipOutcome, number> {
  const counts = { 'as before': 0, 'another body': 0, refused: 0, failed: 0 }
  for (const outcome of flips.flatMap(({ outcomes }) => outcomes)) counts[outcome] += 1
  return counts
}
