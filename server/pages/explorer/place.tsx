import type { Row } from '../../../schemas/api/endpoint.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { takeRow, takeText } from './answers.ts'
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
export function writePlace({ figures }: Pick<PageView, 'figures'>, row: Row): string {
  const source = takeRow(row, 'source')
  const [file, member, line] = [takeText(source, 'file'), takeText(source, 'member'), takeText(source, 'line')]
  return [FILE_NAME.test(file) ? file : '', ...(member === file ? [] : [member]), figures.number(line || '0')]
    .filter((part) => part !== '')
    .join(' › ')
}

/** Lists the files that lines come from. */
export function nameFiles(lines: readonly Row[]): string {
  return joinPlaces(lines, (source) => takeText(source, 'file'))
}

/** Lists the files that lines come from, with the members. */
export function nameMembers(lines: readonly Row[]): string {
  return joinPlaces(lines, (source) => `${takeText(source, 'file')} › ${takeText(source, 'member')}`)
}

const MOST_PLACES = 4

function joinPlaces(lines: readonly Row[], write: (source: Row) => string): string {
  const sources = lines.map((line) => takeRow(line, 'source')).filter((source) => takeText(source, 'file') !== '')
  const places = [...new Set(sources.map(write))]
  return places.slice(0, MOST_PLACES).join(', ') + (places.length > MOST_PLACES ? ', …' : '')
}
