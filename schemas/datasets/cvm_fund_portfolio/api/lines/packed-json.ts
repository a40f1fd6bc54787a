import { Rows, type Value } from '../../../../api/endpoint.ts'
import type { AddSource } from '../../../../api/provenance.ts'
import { ExactNumber } from '../../../../core/exact-number.ts'
import { VALUE_SEPARATOR } from '../../../../core/value-text.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { itemFields, metainfoFields, type PackedLine, readPlace, unpackLine } from './packed-line.ts'

/** Lines of a class in the order of an answer, each as text: they become rows only if a format needs rows. */
export class PackedRows extends Rows {
  readonly #lines: readonly PackedLine[]

  constructor(lines: readonly PackedLine[]) {
    super(Rows.of(lines).map(unpackLine).pieces)
    this.#lines = lines
  }

  /** Writes each line as an item of a portfolio, a piece at a time, with its source if requested. */
  async *writeItems(shareOf: ExactNumber | null, sourced: AddSource | null): AsyncGenerator<readonly string[]> {
    for await (const lines of Rows.of(this.#lines).pieces)
      yield (lines as readonly PackedLine[]).map((line) => writeItem(line, shareOf, sourced))
  }
}

const items = itemFields.map(({ name, place, write, absent }) => {
  const before = `,${JSON.stringify(name)}:`
  return { place, write, before, absent: before + writeAbsent(absent) }
})
const metainfo = metainfoFields.map(({ name, place, write }) => ({ place, write, before: `${JSON.stringify(name)}:` }))
const valuePlace = itemFields.find(({ name }) => name === 'final_position_value')?.place ?? -1

/** Writes a line as the same JSON that its row would give, which a test ensures. */
export function writeItem(
  { id, packed }: PackedLine,
  shareOf: ExactNumber | null,
  sourced: AddSource | null = null,
): string {
  const texts = packed.split(VALUE_SEPARATOR)
  let json = `{"id":${JSON.stringify(id)}`
  for (const { place, write, before, absent } of items) {
    const text = texts[place] ?? ''
    json += text === '' ? absent : before + String(write(text))
  }
  const value = texts[valuePlace] ?? ''
  const share = shareOf === null || value === '' ? 'null' : sharePercent(new ExactNumber(value), shareOf).text
  const source = sourced === null ? '' : `,"source":${JSON.stringify(sourced(readPlace(texts))['source'])}`
  return `${json},"portfolio_share_percent":${share},"metainfo":{${writeMetainfo(texts)}}${source}}`
}

function writeMetainfo(texts: readonly string[]): string {
  let json = ''
  for (const { place, write, before } of metainfo) {
    const text = texts[place] ?? ''
    const value = text === '' ? null : write(text)
    if (value !== null) json += (json === '' ? before : `,${before}`) + value
  }
  return json
}

function writeAbsent(value: Value): string {
  return value instanceof ExactNumber ? value.text : JSON.stringify(value)
}
