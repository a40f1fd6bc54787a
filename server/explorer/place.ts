import type { Row } from '../../schemas/api/endpoint.ts'
import { takeRow, takeText } from './answers.ts'
import type { PageView } from './page.ts'

/** Writes the file, member and line that a row was read from. */
export function writePlace({ figures }: Pick<PageView, 'figures'>, row: Row): string {
  const source = takeRow(row, 'source')
  const [file, member, line] = [takeText(source, 'file'), takeText(source, 'member'), takeText(source, 'line')]
  return [file, ...(member === file ? [] : [member]), figures.number(line || '0')]
    .filter((part) => part !== '')
    .join(' › ')
}
