import type { Html } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import type { RowSource } from './answers.gen.ts'
import { toDecimal } from './answers.ts'
import { joinFilled } from './text/join-filled.ts'

/** People know a file by a name with such an end. The last part of some addresses is a code or a number instead. */
const FILE_NAME = /\.[A-Za-z0-9]{2,5}$/

/** Writes a long name so that it breaks between its words where there is no room for it. */
export function breakName(name: string): Html {
  return (
    <>
      {name.split('_').map((word, at) =>
        at === 0 ? (
          word
        ) : (
          <>
            _<wbr />
            {word}
          </>
        ),
      )}
    </>
  )
}

/** A row that was asked with its provenance. */
interface Sourced {
  readonly source?: RowSource | null
}

/** Writes the file, member and line that a row was read from. */
export function writeSourceLine({ figures }: Pick<PageView, 'figures'>, row: Sourced): string {
  const { file = '', member = '', line = 0 } = row.source ?? {}
  const parts = [FILE_NAME.test(file) ? file : '', member === file ? '' : member, figures.number(toDecimal(line))]
  return joinFilled(parts, ' › ')
}

/** Lists the files that lines come from. */
export function nameFiles(lines: readonly Sourced[]): string {
  return joinSources(lines, ({ file }) => file)
}

/** Lists the files that lines come from, with the members. */
export function nameMembers(lines: readonly Sourced[]): string {
  return joinSources(lines, ({ file, member }) => `${file} › ${member}`)
}

const MOST_SOURCES = 4

function joinSources(lines: readonly Sourced[], write: (source: RowSource) => string): string {
  const sources = lines.flatMap(({ source }) => (source && source.file !== '' ? [source] : []))
  const places = [...new Set(sources.map(write))]
  return places.slice(0, MOST_SOURCES).join(', ') + (places.length > MOST_SOURCES ? ', …' : '')
}
