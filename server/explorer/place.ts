import type { Row } from '../../schemas/api/endpoint.ts'
import { takeRow, takeText } from './answers.ts'
import type { PageView } from './page.ts'

/** The end of a name that people know a file by. The last part of some addresses is a code or a number. */
const FILE_NAME = /\.[A-Za-z0-9]{2,5}$/

/** Writes the file, member and line that a row was read from. */
export function writePlace({ figures }: Pick<PageView, 'figures'>, row: Row): string {
  const source = takeRow(row, 'source')
  const [file, member, line] = [takeText(source, 'file'), takeText(source, 'member'), takeText(source, 'line')]
  return [FILE_NAME.test(file) ? file : '', ...(member === file ? [] : [member]), figures.number(line || '0')]
    .filter((part) => part !== '')
    .join(' › ')
}
