import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Cell, compareRow, type Row } from './compare-row.ts'
import { compareDocument } from './compare-document.ts'
import { findLostLines } from './lost-lines.ts'
import { type Lines, listTracedTables, type Query, readRows, type TracedTable } from './published-rows.ts'
import { readMembers, type ReadMember, type SourceFile } from './read-members.ts'
import { Unreadable } from './unreadable.ts'
import { writtenDay } from './values.ts'

/** A compiled partition and the downloads that it was made from. */
export interface PartitionToRead {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly files: readonly SourceFile[]
  /** The Parquet file of each table. */
  readonly tables: Readonly<Record<string, string>>
  /** The lines of published rows to read. */
  readonly lines: Lines
}

export interface ComparedRow {
  readonly table: string
  readonly member: string
  readonly line: number
  readonly row: Row
  readonly cells: readonly Cell[]
}

/** A published value that is not the filed one; without a column, a line that is not where it must be. */
export interface Difference {
  readonly url: string | null
  readonly member: string
  readonly line: number
  readonly table: string
  readonly column: string | null
  readonly detail: string
  readonly cell: Cell | null
}

export interface Reading {
  readonly rows: readonly ComparedRow[]
  /** Lines of the files that were looked for in the tables. */
  readonly linesLookedFor: number
  readonly cells: number
  readonly masked: number
  readonly differences: readonly Difference[]
  /** Members that have no second reader. */
  readonly notRead: readonly string[]
}

interface ReadOptions {
  /** Lines of each partition to draw from its files, and look for in its tables. */
  readonly draw: number
  readonly seed: string
}

/**
 * Reads lines of some partitions again, from the downloads and with no code of the compiler: each row must have the
 * values of its line, and each drawn line must be in a table or be listed as left out. Partitions of one download, such
 * as the months of a year, are read together, because finding a line unpacks all in front of it.
 */
export async function readAgain(
  partitions: readonly PartitionToRead[],
  query: Query,
  options: ReadOptions,
): Promise<Reading[]> {
  const tallies = partitions.map((partition) => new Tally(partition))
  const files = new Map(partitions.flatMap((each) => each.files.map((file) => [file.path, file] as const)))
  for (const file of files.values()) {
    const readers = tallies.filter(({ partition }) => partition.files.some(({ path }) => path === file.path))
    await readFileAgain(file, readers, query, options)
  }
  return tallies.map((tally) => tally.finish())
}

async function readFileAgain(
  file: SourceFile,
  tallies: readonly Tally[],
  query: Query,
  { draw, seed }: ReadOptions,
): Promise<void> {
  const wanted = joinLines(tallies.map(({ partition }) => partition.lines))
  // Twice as many of the months of a year, because they are not of one size.
  const asked = { wanted, draw: draw * (tallies.length > 1 ? 2 * tallies.length : 1), seed }
  try {
    for await (const read of readMembers(file, asked)) {
      for (const tally of tallies) await tally.take(read, file, query)
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    for (const tally of tallies) tally.refuse(file, error.message)
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

/** Lists that are declared and in no file: the closed days of the exchange. */
const DECLARED_LISTS: readonly string[] = ['closed-days']

/** What the reading of one partition has found so far. */
class Tally {
  readonly partition: PartitionToRead
  readonly #traced: readonly TracedTable[]
  readonly #rows: ComparedRow[] = []
  readonly #differences: Difference[] = []
  readonly #notRead: string[] = []
  readonly #members = new Set<string>()
  #linesLookedFor = 0
  #documentCells = 0

  constructor(partition: PartitionToRead) {
    this.partition = partition
    this.#traced = listTracedTables(partition.dataset, partition.tables)
  }

  async take(read: ReadMember | string, file: SourceFile, query: Query): Promise<void> {
    if (typeof read === 'string') {
      this.#members.add(read)
      this.#notRead.push(read)
      return
    }
    this.#members.add(read.name)
    if (read.document !== undefined) await this.#takeDocument(read, file, query)
    else await this.#takeTable(read, file, query)
  }

  refuse({ url }: SourceFile, why: string): void {
    const place = { url, member: url.slice(url.lastIndexOf('/') + 1), line: 0, table: '', column: null, cell: null }
    this.#differences.push({ ...place, detail: `cannot be read again: ${why}` })
  }

  finish(): Reading {
    for (const [member, lines] of this.partition.lines) {
      if (this.#members.has(member) || this.#differences.some(({ line }) => line === 0)) continue
      if (DECLARED_LISTS.includes(member)) {
        this.#notRead.push(member)
        continue
      }
      const place = { url: null, member, line: [...lines][0] ?? 0, table: '', column: null, cell: null }
      this.#differences.push({ ...place, detail: 'is named by a row, and no file has such a member' })
    }
    const cells = this.#rows.flatMap((row) => row.cells)
    return {
      rows: this.#rows,
      linesLookedFor: this.#linesLookedFor,
      cells: cells.length + this.#documentCells,
      masked: cells.filter(({ verdict }) => verdict === 'masked').length,
      differences: this.#differences,
      notRead: this.#notRead,
    }
  }

  async #takeDocument(read: ReadMember, { url }: SourceFile, query: Query): Promise<void> {
    const compared = await compareDocument(read, this.#traced, query)
    if (compared === null) {
      this.#notRead.push(read.name)
      return
    }
    this.#documentCells += compared.cells
    this.#linesLookedFor += compared.rows
    this.#differences.push(...compared.differences.map((each) => ({ ...each, url })))
  }

  async #takeTable(read: ReadMember, { url }: SourceFile, query: Query): Promise<void> {
    const { dataset, tables } = this.partition
    const wanted = this.partition.lines.get(read.name) ?? new Set()
    const drawn = read.drawn.filter((line) => this.#isOfMonth(read, line.fields?.get(read.member.monthField ?? '')))
    const numbers = new Set([...wanted, ...drawn.map(({ number }) => number)])
    const byNumber = new Map([...read.wanted, ...drawn.map((line) => [line.number, line] as const)])
    const published = new Set<number>()
    for (const traced of this.#traced) {
      for (const row of await readRows(query, traced, new Map([[read.name, numbers]]))) {
        const number = Number(row[traced.lineColumn])
        published.add(number)
        const place = { url, member: read.name, line: number, table: traced.table.name }
        const line = byNumber.get(number)
        if (line?.fields == null) {
          const detail = line === undefined ? 'is not in the file' : 'has not the fields of its header'
          this.#differences.push({ ...place, column: null, cell: null, detail })
          continue
        }
        const cells = compareRow(dataset, traced.table, row, { ...read, fields: line.fields })
        this.#rows.push({ ...place, row, cells })
        for (const cell of cells.filter(({ verdict }) => verdict === 'different')) {
          this.#differences.push({ ...place, column: cell.column, cell, detail: 'differs' })
        }
      }
    }
    const unpublished = drawn.filter(({ number }) => !published.has(number))
    this.#linesLookedFor += drawn.length
    for (const line of await findLostLines(read, unpublished, { dataset, tables }, query)) {
      const place = { url, member: read.name, line: line.number, table: '', column: null, cell: null }
      this.#differences.push({ ...place, detail: 'is in no table, and nothing says why' })
    }
  }

  /** The download of a year has the lines of other months too. A day that cannot be read belongs to no month. */
  #isOfMonth({ member }: ReadMember, day: string | undefined): boolean {
    const { month } = this.partition
    const field = member.fields[member.monthField ?? '']
    if (month === null || field === undefined || day === undefined) return true
    return writtenDay(day, field.kind)?.slice(0, 7) === month
  }
}
