import { unzipSync, zipSync } from 'fflate'
import { pick, type Random } from '../helpers/random.ts'

/** A month as a portal sends it. */
export interface DamagedEdition {
  readonly zip: Buffer
  readonly members: ReadonlyMap<string, Buffer>
}

/** Damaged bytes in place of a file; `members` is its content, if any of it can be read. */
export interface Damaged extends DamagedEdition {
  readonly how: string
}

type Damage = (random: Random, month: DamagedEdition, other: DamagedEdition) => Damaged

export function makeEdition(zip: Buffer): DamagedEdition {
  return { zip, members: new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)])) }
}

function zipped(how: string, members: ReadonlyMap<string, Buffer>): Damaged {
  const zip = Buffer.from(zipSync(Object.fromEntries(members), { level: 1, mtime: '2025-12-01T00:00:00Z' }))
  return { how, zip, members }
}

/** Lines with their line ends; the header comes first. */
function splitLines(content: Buffer): string[] {
  return content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Changes one member of the month, of those with a line. */
function withMember(
  random: Random,
  { members }: DamagedEdition,
  how: string,
  change: (lines: string[], content: Buffer) => Buffer | string,
): Damaged {
  const [name, content] = pick(
    random,
    [...members].filter(([, bytes]) => splitLines(bytes).length > 2),
  )
  const changed = change(splitLines(content), content)
  const bytes = Buffer.isBuffer(changed) ? changed : Buffer.from(changed, 'latin1')
  return zipped(`${how} in ${name}`, new Map(members).set(name, bytes))
}

function flipRandomBit(random: Random, bytes: Buffer, from = 0): Buffer {
  const copy = Buffer.from(bytes)
  const at = from + Math.floor(random() * (bytes.length - from))
  copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  return copy
}

function swapFields(line: string, a: number, b: number): string {
  const end = /\r?\n?$/.exec(line)?.[0] ?? ''
  const fields = line.slice(0, line.length - end.length).split(';')
  const [first = '', second = ''] = [fields[a], fields[b]]
  fields[a] = second
  fields[b] = first
  return fields.join(';') + end
}

function twoColumns(random: Random, header: string): [number, number] {
  const count = header.split(';').length
  const a = Math.floor(random() * count)
  return [a, (a + 1 + Math.floor(random() * (count - 1))) % count]
}

const EVERY = 7

/** Gives some members a field too many in every seventh line: far more bad lines than are tolerated. */
export function lengthened({ members }: DamagedEdition, names: readonly string[]): Damaged {
  const longer = names.map((name) => {
    const lines = splitLines(members.get(name) ?? Buffer.alloc(0))
    const text = lines.map((line, at) => (at > 0 && at % EVERY === 0 ? line.replace(/\r?\n?$/, ';x$&') : line)).join('')
    return [name, Buffer.from(text, 'latin1')] as const
  })
  return zipped(`lines too long in ${names.join(', ')}`, new Map([...members, ...longer]))
}

/** Names some members that have lines enough to be refused. */
function some(random: Random, { members }: DamagedEdition, count: number): string[] {
  const long = [...members].filter(([, bytes]) => splitLines(bytes).length > EVERY * EVERY)
  return Array.from({ length: count }, () => pick(random, long)[0])
}

/** These ways leave the zip whole and damage one member; several of them can happen in one month. */
const OF_A_MEMBER = [
  'a bit of a member flipped',
  'a bit of a header flipped',
  'a member cut',
  'all lines doubled',
  'columns swapped',
  'a separator lost',
  'a line end lost',
  'a member emptied',
  'lines too long in a member',
]

function severalAtOnce(random: Random, month: DamagedEdition, other: DamagedEdition): Damaged {
  const ways = Array.from({ length: 3 }, () => DAMAGES[pick(random, OF_A_MEMBER)])
  return ways.reduce<Damaged>(
    (before, way) => {
      const after = way?.(random, before, other) ?? before
      return { ...after, how: `${before.how}, ${after.how}` }
    },
    { ...month, how: 'at once' },
  )
}

/** Every way in which a month can arrive damaged. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a bit of the zip flipped': (random, { zip, members }) => ({
    how: 'a bit of the zip flipped',
    zip: flipRandomBit(random, zip),
    members,
  }),
  'the zip cut': (random, { zip, members }) => ({
    how: 'the zip cut',
    zip: zip.subarray(0, Math.floor(random() * zip.length)),
    members,
  }),
  'a bit of a member flipped': (random, month) =>
    withMember(random, month, 'a bit flipped', (_lines, content) => flipRandomBit(random, content)),
  'a bit of a header flipped': (random, month) =>
    withMember(random, month, 'a bit of the header flipped', ([header = '', ...lines]) =>
      Buffer.concat([flipRandomBit(random, Buffer.from(header, 'latin1')), Buffer.from(lines.join(''), 'latin1')]),
    ),
  'a member cut': (random, month) =>
    withMember(random, month, 'cut', (_lines, content) => content.subarray(0, Math.floor(random() * content.length))),
  'a line doubled': (random, month) =>
    withMember(random, month, 'a line doubled', ([header = '', ...lines]) => {
      const at = Math.floor(random() * lines.length)
      return [header, ...lines.slice(0, at + 1), ...lines.slice(at)].join('')
    }),
  'all lines doubled': (random, month) =>
    withMember(random, month, 'all lines doubled', ([header = '', ...lines]) => [header, ...lines, ...lines].join('')),
  'columns swapped': (random, month) =>
    withMember(random, month, 'columns swapped', ([header = '', ...lines]) => {
      const [a, b] = twoColumns(random, header)
      return [header, ...lines].map((line) => swapFields(line, a, b)).join('')
    }),
  'names of columns swapped': (random, month) =>
    withMember(random, month, 'names of columns swapped', ([header = '', ...lines]) =>
      [swapFields(header, ...twoColumns(random, header)), ...lines].join(''),
    ),
  'fields of a line swapped': (random, month) =>
    withMember(random, month, 'fields of a line swapped', ([header = '', ...lines]) => {
      const at = Math.floor(random() * lines.length)
      return [
        header,
        ...lines.map((line, index) => (index === at ? swapFields(line, ...twoColumns(random, header)) : line)),
      ].join('')
    }),
  'a separator lost': (random, month) =>
    withMember(random, month, 'a separator lost', ([header = '', ...lines]) => {
      const at = Math.floor(random() * lines.length)
      return [header, ...lines.map((line, index) => (index === at ? line.replace(';', '') : line))].join('')
    }),
  'a line end lost': (random, month) =>
    withMember(random, month, 'a line end lost', ([header = '', ...lines]) => {
      const at = Math.floor(random() * (lines.length - 1))
      return [header, ...lines.map((line, index) => (index === at ? line.replace(/\r\n$/, '') : line))].join('')
    }),
  'lines in another order': (_random, { members }) =>
    zipped('lines in another order', new Map([...members].map(([name, content]) => [name, reversed(content)]))),
  'months exchanged': (_random, { members }, other) => ({
    how: 'another month in this place',
    ...other,
    members,
  }),
  'a member of another month': (random, { members }, other) => {
    const [name] = pick(random, [...members])
    const [, theirs] = pick(
      random,
      [...other.members].filter(([theirName]) => theirName.replace(/\d{6}/, '') === name.replace(/\d{6}/, '')),
    )
    return zipped(`the lines of another month in ${name}`, new Map(members).set(name, theirs))
  },
  'a line of another month': (random, month, other) =>
    withMember(random, month, 'a line of another month', (lines) => {
      const twin = [...other.members].find(([, bytes]) => splitLines(bytes)[0] === lines[0])?.[1]
      return [...lines, pick(random, twin === undefined ? lines : splitLines(twin).slice(1))].join('')
    }),
  'a member gone': (random, { members }) => {
    const [gone] = pick(random, [...members])
    return zipped(`${gone} gone`, new Map([...members].filter(([name]) => name !== gone)))
  },
  'a member emptied': (random, month) => withMember(random, month, 'emptied', ([header = '']) => header),
  'lines too long in a member': (random, month) => lengthened(month, some(random, month, 1)),
  'lines too long in several members': (random, month) => lengthened(month, some(random, month, 3)),
  'several members damaged at once': severalAtOnce,
}

function reversed(content: Buffer): Buffer {
  const [header = '', ...lines] = splitLines(content)
  return Buffer.from([header, ...lines.reverse()].join(''), 'latin1')
}
