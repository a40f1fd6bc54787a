import type { Dataset } from '../../schemas/core/dataset.ts'
import { isDay, type Month, monthOfDay, quarterEnd } from '../../schemas/core/month.ts'
import type { Fields, PublishedRow } from '../../schemas/second-reading/rule.ts'
import { writtenDay } from '../../schemas/second-reading/values.ts'
import { compareDocument } from './compare-document.ts'
import { type Cell, compareRow } from './compare-row.ts'
import { findLostLines } from './lost-lines.ts'
import { findPackedDifferences } from './packed-rows.ts'
import { type Lines, listTracedTables, type Query, readRows, type TracedTable } from './published-rows.ts'
import type { ReadMember, SourceFile } from './read-members.ts'
import { showsCpf } from './cpf-detection.ts'

/** A compiled partition and the downloads that it was made from. */
export interface PartitionToRead {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly files: readonly SourceFile[]
  /** Parquet file of each table. */
  readonly tables: Readonly<Record<string, string>>
  /** Lines of published rows to read. */
  readonly lines: Lines
  /** True if no number of a natural person may be published. */
  readonly masksPersonalData: boolean
}

export interface ComparedRow {
  readonly table: string
  readonly member: string
  readonly line: number
  readonly row: PublishedRow
  readonly filed: Fields
  readonly cells: readonly Cell[]
}

/** A published value that differs from the filed one; if `column` is null, a line that is not where it must be. */
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

/** Reads one partition. Its members come one after another, and are compared together at the end. */
export class PartitionReading {
  readonly partition: PartitionToRead
  readonly #members = new Map<string, { readonly read: ReadMember; readonly url: string | null }>()
  readonly #rows: ComparedRow[] = []
  readonly #differences: Difference[] = []
  readonly #notRead: string[] = []
  #isUnreadable = false
  #linesLookedFor = 0
  #documentCells = 0

  constructor(partition: PartitionToRead) {
    this.partition = partition
  }

  take(read: ReadMember, { url, source }: SourceFile): void {
    this.#members.set(read.name, { read: this.#withOwnLines(read, source.covers === 'year'), url })
  }

  /** Takes a list that is declared and stands in no file. */
  takeDeclared(read: ReadMember): void {
    this.#members.set(read.name, { read, url: null })
  }

  refuse({ url }: SourceFile, why: string): void {
    this.#isUnreadable = true
    const member = url.slice(url.lastIndexOf('/') + 1)
    this.#add({ url, member, line: 0, detail: `cannot be read again: ${why}` })
  }

  async finish(query: Query): Promise<Reading> {
    const { dataset, tables } = this.partition
    const traced = listTracedTables(dataset, tables)
    const published = new Set<string>()
    for (const each of traced) {
      for (const row of await readRows(query, each, this.#listLines())) this.#compare(each, row, published)
    }
    await this.#comparePacked(query)
    for (const { read, url } of this.#members.values()) {
      if (read.document === undefined) await this.#findLost(read, url, published, query)
      else await this.#compareDocument(read, url, traced, query)
    }
    this.#refuseUnknownMembers()
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

  /** Lists the lines to compare: the lines of drawn rows, and the lines drawn from the files. */
  #listLines(): Lines {
    const lines = new Map<string, Set<number>>()
    for (const { read } of this.#members.values()) {
      if (read.document !== undefined) continue
      const wanted = this.partition.lines.get(read.name) ?? []
      lines.set(read.name, new Set([...wanted, ...read.drawn.map(({ number }) => number)]))
    }
    return lines
  }

  #compare({ table, memberColumn, lineColumn }: TracedTable, row: PublishedRow, published: Set<string>): void {
    const [member, number] = [row[memberColumn] ?? '', Number(row[lineColumn])]
    const { read, url = null } = this.#members.get(member) ?? {}
    if (read === undefined) return
    published.add(`${member}:${String(number)}`)
    const place = { url, member, line: number, table: table.name }
    const line = read.wanted.get(number) ?? read.drawn.find((each) => each.number === number)
    if (line?.fields == null) {
      this.#add({
        ...place,
        detail:
          line === undefined
            ? 'is not in the file'
            : 'has not the fields of its header, or a control byte that none may have',
      })
      return
    }
    const filedLine = { ...read, fields: line.fields }
    const cells = compareRow(this.partition.dataset, table, row, filedLine)
    this.#rows.push({ ...place, row, line: number, filed: line.fields, cells })
    for (const cell of cells) {
      const { column } = cell
      if (cell.verdict === 'different') this.#add({ ...place, column, cell, detail: 'differs' })
      else if (this.partition.masksPersonalData && showsCpf(cell, filedLine))
        this.#add({ ...place, column, detail: 'shows the number of a natural person' })
    }
  }

  async #comparePacked(query: Query): Promise<void> {
    for (const table of this.partition.dataset.tables) {
      const path = this.partition.tables[table.name]
      if (table.packs === undefined || path === undefined) continue
      const rows = this.#rows.filter((each) => each.table === table.packs?.table)
      const byRow = new Map(rows.map((each) => [each.row, each]))
      for (const { row, column } of await findPackedDifferences(query, table, path, [...byRow.keys()])) {
        const { member = '', line = 0 } = byRow.get(row) ?? {}
        const { url = null } = this.#members.get(member) ?? {}
        const detail = column === null ? 'is not packed' : 'is packed as another value'
        this.#add({ url, member, line, table: table.name, column, detail })
      }
    }
  }

  async #findLost(read: ReadMember, url: string | null, published: ReadonlySet<string>, query: Query): Promise<void> {
    this.#linesLookedFor += read.drawn.length
    const { drawn, name } = read
    const unpublished = drawn.filter(({ number }) => !published.has(`${name}:${String(number)}`))
    for (const line of await findLostLines(read, unpublished, this.partition, query)) {
      this.#add({ url, member: name, line: line.number, detail: 'is in no table, and nothing says why' })
    }
  }

  async #compareDocument(
    read: ReadMember,
    url: string | null,
    traced: readonly TracedTable[],
    query: Query,
  ): Promise<void> {
    const { dataset, tables } = this.partition
    const compared = await compareDocument(dataset, read, { traced, tables }, query)
    if (compared === null) {
      this.#notRead.push(read.name)
      return
    }
    this.#documentCells += compared.cells
    this.#linesLookedFor += compared.rows
    for (const each of compared.differences) this.#add({ ...each, url })
  }

  #refuseUnknownMembers(): void {
    for (const [member, lines] of this.partition.lines) {
      const isKnown = this.#members.has(member) || this.#notRead.includes(member) || this.#isUnreadable
      if (isKnown) continue
      this.#add({ url: null, member, line: [...lines][0] ?? 0, detail: 'is named by a row and is in no file' })
    }
  }

  /**
   * Drops lines of other months, which the download of a year has too. A day that cannot be read belongs to no month.
   */
  #withOwnLines(read: ReadMember, isOfYear: boolean): ReadMember {
    const { month } = this.partition
    const { monthField = '', quarterly = false, fields } = read.member
    const kind = fields[monthField]?.kind
    if (!isOfYear || month === null || kind === undefined) return read
    const isOwn = (filed: string) => {
      const day = writtenDay(filed, kind) ?? ''
      return isDay(day) && (quarterly ? quarterEnd(monthOfDay(day)) : monthOfDay(day)) === month
    }
    return { ...read, drawn: read.drawn.filter(({ fields: filed }) => isOwn(filed?.get(monthField) ?? '')) }
  }

  #add(found: Partial<Difference> & Pick<Difference, 'url' | 'member' | 'line' | 'detail'>): void {
    this.#differences.push({ table: '', column: null, cell: null, ...found })
  }
}
