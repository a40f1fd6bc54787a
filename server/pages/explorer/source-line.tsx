import type { Row } from '../../../schemas/api/endpoint.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { readRow, readText } from './answers.ts'
import type { PageView } from './page.ts'

/** The end of a name that people know a file by. The last part of some addresses is a code or a number. */
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

/** Writes the file, member and line that a row was read from. */
export function writeSourceLine({ figures }: Pick<PageView, 'figures'>, row: Row): string {
  const source = readRow(row, 'source')
  const [file, member, line] = [readText(source, 'file'), readText(source, 'member'), readText(source, 'line')]
  return [FILE_NAME.test(file) ? file : '', ...(member === file ? [] : [member]), figures.number(line || '0')]
    .filter((part) => part !== '')
    .join(' › ')
}

/** Lists the files that lines come from. */
export function nameFiles(lines: readonly Row[]): string {
  return joinSources(lines, (source) => readText(source, 'file'))
}

/** Lists the files that lines come from, with the members. */
export function nameMembers(lines: readonly Row[]): string {
  return joinSources(lines, (source) => `${readText(source, 'file')} › ${readText(source, 'member')}`)
}

const MOST_SOURCES = 4

function joinSources(lines: readonly Row[], write: (source: Row) => string): string {
  const sources = lines.map((line) => readRow(line, 'source')).filter((source) => readText(source, 'file') !== '')
  const places = [...new Set(sources.map(write))]
  return places.slice(0, MOST_SOURCES).join(', ') + (places.length > MOST_SOURCES ? ', …' : '')
}
