import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Member } from '../../schemas/core/source.ts'
import { Reservoir } from './draw.ts'
import type { Lines } from './published-rows.ts'
import type { ReadLine, ReadMember } from './read-members.ts'

/** A list that is declared, and in no file: the closed days of the exchange. Its rows name it as their member. */
const CLOSED_DAYS: Member = {
  id: 'closed-days',
  relation: 'closed_day',
  names: () => ['closed-days'],
  fields: { Data: { kind: 'date' } },
}

/** Reads the declared lists of a dataset as members, whose lines are drawn like those of a file. */
export function readDeclaredLists(
  { lookups }: Dataset,
  lines: Lines,
  { draw, seed }: { readonly draw: number; readonly seed: string },
): ReadMember[] {
  return lookups
    .filter(({ name }) => name === CLOSED_DAYS.relation)
    .map(({ columns, rows }) => {
      const wanted = lines.get(CLOSED_DAYS.id) ?? new Set()
      const [number, day] = [columns.indexOf('number'), columns.indexOf('day')]
      const all = rows.map((row): ReadLine => {
        const text = String(row[day])
        return { number: Number(row[number]), text, fields: new Map([['Data', text]]) }
      })
      const reservoir = new Reservoir<ReadLine>(draw, seed)
      for (const line of all) if (reservoir.takesNext()) reservoir.keep(line)
      return {
        name: CLOSED_DAYS.id,
        member: CLOSED_DAYS,
        columns: new Set(Object.keys(CLOSED_DAYS.fields)),
        wanted: new Map(all.filter((line) => wanted.has(line.number)).map((line) => [line.number, line])),
        drawn: reservoir.kept,
        document: undefined,
      }
    })
}
