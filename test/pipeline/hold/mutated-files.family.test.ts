import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { literal } from '../../../schemas/core/sql-text.ts'
import { textRows } from '../../helpers/build.ts'
import { compileNight, type CompiledNight } from '../../helpers/compiled-nights.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { takeSeeded } from '../../helpers/seeded-part.ts'
import { isLongTier, takeCases } from '../../helpers/tier.ts'
import { mutations, type Mutation, type MutationVerdict } from './mutated-files.ts'
import { worlds } from './mutation-worlds.ts'

/** Tried by `make test-long`; `make soak` tries all. */
const MUTATIONS = 120

/** `make test` tries one in forty of those of daily reports, whose months are the cheapest. */
const cases = isLongTier()
  ? takeCases(
      takeSeeded(mutations, MUTATIONS, ({ world, name }) => `${world} ${name}`),
      1,
    )
  : takeCases(
      mutations.filter(({ world }) => world.startsWith('daily')),
      40,
    )

describe('a file with a fault of its portal gets the verdict that is declared', () => {
  for (const mutation of cases) {
    it(`${mutation.world}: ${mutation.name}: ${mutation.verdict}`, async () => {
      const { verdict, says } = await judge(mutation)

      expect(verdict, says).toBe(mutation.verdict)
    })
  }
})

it('the table of mutations says what becomes of each, and leaves none unnoticed', () => {
  const tally: Partial<Record<MutationVerdict, number>> = {}
  for (const { verdict } of mutations) tally[verdict] = (tally[verdict] ?? 0) + 1

  expect(tally).toEqual({ held: 306, refused: 52, warned: 16, harmless: 11, quarantined: 1 })
})

/** Each first night of a world, and each second night without a fault, is built once. */
const nights = new Map<string, ReturnType<typeof prepare>>()

async function prepare(name: Mutation['world']) {
  const { dataset, from, first: write, file, second, ...rest } = worlds[name]
  const asked = { datasets: [dataset], from, ...('to' in rest && { to: rest.to }) }
  const mirror = await temporaryFolder()
  await write(mirror)
  const first = await compileNight(mirror, { ...asked, now: '2026-01-15T03:00:00Z' })
  const right = await second(mirror)
  const sound = await night(name, mirror, first, right)
  if (sound.heldBack.length > 0) throw new Error(`${name} without a fault: ${sound.heldBack[0]?.message ?? ''}`)
  await mkdir(dirname(join(mirror, file)), { recursive: true })
  const usual = new Set([...listWarnings(first), ...listWarnings(sound)])
  return { mirror, first, right, usual, sound }
}

async function night(
  name: Mutation['world'],
  mirror: string,
  before: CompiledNight,
  bytes: Buffer,
): Promise<CompiledNight> {
  const { dataset, from, file, ...rest } = worlds[name]
  await mkdir(dirname(join(mirror, file)), { recursive: true })
  await writeFile(join(mirror, file), bytes)
  return compileNight(mirror, {
    datasets: [dataset],
    from,
    ...('to' in rest && { to: rest.to }),
    before,
    now: '2026-01-16T03:00:00Z',
  })
}

async function judge({ world, edit }: Mutation): Promise<{ verdict: MutationVerdict; says: string }> {
  const known = nights.get(world) ?? prepare(world)
  nights.set(world, known)
  const { mirror, first, right, usual } = await known
  const mutated = edit(Buffer.from(right))
  if (mutated.equals(right)) throw new Error('the mutation changes nothing')
  const second = await night(world, mirror, first, mutated)
  const [held] = second.heldBack
  if (held !== undefined) {
    const isHeld = held.code === 'IMPLAUSIBLE' || held.code === 'MEMBERS_LOST'
    return { verdict: isHeld ? 'held' : 'refused', says: `${held.code}: ${held.message}` }
  }
  const warnings = listWarnings(second).filter((each) => !usual.has(each))
  // If the file without a fault is that of the first night, the second compiled nothing.
  const before = Math.max(countQuarantined((await known).sound), countQuarantined(first))
  const quarantined = countQuarantined(second) > before
  const says = warnings.join('\n')
  if (quarantined) return { verdict: 'quarantined', says }
  if (warnings.length > 0) return { verdict: 'warned', says }
  const isSame = await haveSameRows(second, (await known).sound)
  return { verdict: isSame ? 'harmless' : 'unseen', says: 'published without a word' }
}

/** True if two nights published the same rows, wherever in their files these were. */
async function haveSameRows(a: CompiledNight, b: CompiledNight): Promise<boolean> {
  const files = ({ manifest, folder }: CompiledNight) =>
    new Map(
      manifest.partitions.flatMap(({ partition, tables }) =>
        Object.entries(tables).map(([name, { file }]) => [`${name}/${partition}`, join(folder, file)]),
      ),
    )
  const [ofA, ofB] = [files(a), files(b)]
  if ([...ofA.keys()].sort().join() !== [...ofB.keys()].sort().join()) return false
  for (const [name, one] of ofA) {
    const other = ofB.get(name) ?? ''
    if (one === other || /_(?:cleaned|packed)[/]/.test(name)) continue
    const rows = (path: string) =>
      `SELECT COLUMNS(c -> NOT regexp_matches(c, 'source_(member|line)$|^ordinal$')) FROM read_parquet(${literal(path)})`
    const [first, second] = [rows(one), rows(other)]
    const [differs] = await textRows(
      `SELECT count(*)::VARCHAR AS n FROM ((${first} EXCEPT ALL ${second}) UNION ALL (${second} EXCEPT ALL ${first}))`,
    )
    if (differs?.['n'] !== '0') return false
  }
  return true
}

function countQuarantined({ compiled }: CompiledNight): number {
  return compiled.reduce((sum, { result }) => sum + result.quarantined.length, 0)
}

function listWarnings({ log }: CompiledNight): string[] {
  return log.filter(({ level }) => level === 'warn').map(({ subject, detail }) => `${subject} ${detail}`)
}
