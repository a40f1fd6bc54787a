import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Member } from '../../schemas/core/source.ts'
import { secondReadings } from '../../schemas/second-readings.gen.ts'
import { Reservoir } from './draw.ts'
import type { Lines } from './published-rows.ts'
import type { ReadLine, ReadMember } from './read-members.ts'

interface Drawing {
  readonly draw: number
  readonly seed: string
}

/** Reads the declared lists of a dataset as members, whose lines are drawn like those of a file. */
export function readDeclaredLists(dataset: Dataset, lines: Lines, drawing: Drawing): ReadMember[] {
  const members = secondReadings[dataset.id]?.declaredMembers ?? []
  return members.flatMap((member) => {
    const list = dataset.lookups.find(({ name }) => name === member.relation)
    if (list === undefined) return []
    const [number, day] = [list.columns.indexOf('number'), list.columns.indexOf('day')]
    const all = list.rows.map((row) => nameLine(member, Number(row[number]), String(row[day])))
    return [readList(member, all, lines.get(member.id) ?? new Set(), drawing)]
  })
}

/** Makes a line of a declared list, which has one field. */
function nameLine({ fields }: Member, number: number, text: string): ReadLine {
  return { number, text, fields: new Map(Object.keys(fields).map((name) => [name, text])) }
}

function readList(
  member: Member,
  all: readonly ReadLine[],
  wanted: ReadonlySet<number>,
  { draw, seed }: Drawing,
): ReadMember {
  const reservoir = new Reservoir<ReadLine>(draw, seed)
  for (const line of all) if (reservoir.takesNext()) reservoir.keep(line)
  return {
    name: member.id,
    member,
    columns: new Set(Object.keys(member.fields)),
    wanted: new Map(all.filter((line) => wanted.has(line.number)).map((line) => [line.number, line])),
    drawn: reservoir.kept,
    document: undefined,
  }
}
