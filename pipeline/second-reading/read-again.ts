import { readDeclaredLists } from './declared-lists.ts'
import { PartitionReading, type PartitionToRead, type Reading } from './partition-reading.ts'
import type { Lines, Query } from './published-rows.ts'
import { readMembers, type SourceFile } from './read-members.ts'
import { Unreadable } from './unreadable-file.ts'

interface ReadOptions {
  /** For each partition, this many lines are drawn from its files and searched in its tables. */
  readonly draw: number
  readonly seed: string
}

/**
 * Reads lines of some partitions again, from the downloads and without any code of the compiler. Each row must have the
 * values of its line, and each drawn line must be in a table or be listed as left out. Partitions of one download, such
 * as the months of a year, are read together, because all lines before a line must be unpacked to find it.
 */
export async function readAgain(
  partitions: readonly PartitionToRead[],
  query: Query,
  options: ReadOptions,
): Promise<Reading[]> {
  const readings = partitions.map((partition) => new PartitionReading(partition))
  const files = new Map(partitions.flatMap((each) => each.files.map((file) => [file.path, file] as const)))
  for (const file of files.values()) {
    const own = readings.filter(({ partition }) => partition.files.some(({ path }) => path === file.path))
    await readFileAgain(file, own, options)
  }
  for (const reading of readings) {
    const { dataset, lines } = reading.partition
    for (const list of readDeclaredLists(dataset, lines, options)) reading.takeDeclared(list)
  }
  const finished: Reading[] = []
  for (const reading of readings) finished.push(await reading.finish(query))
  return finished
}

async function readFileAgain(
  file: SourceFile,
  readings: readonly PartitionReading[],
  { draw, seed }: ReadOptions,
): Promise<void> {
  const wanted = joinLines(readings.map(({ partition }) => partition.lines))
  // The months of a year differ in size. With this number, most of them get as many lines as from a month's own file.
  const request = { wanted, draw: file.source.covers === 'year' ? 24 * draw : draw, seed }
  try {
    for await (const read of readMembers(file, request)) {
      for (const reading of readings) reading.take(read, file)
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    for (const reading of readings) reading.refuse(file, error.message)
  }
}

function joinLines(all: readonly Lines[]): Lines {
  const joined = new Map<string, Set<number>>()
  for (const [member, lines] of all.flatMap((each) => [...each])) {
    const known = joined.get(member) ?? new Set()
    for (const line of lines) known.add(line)
    joined.set(member, known)
  }
  return joined
}
