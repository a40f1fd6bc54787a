import { type Random, randomFrom } from '../../helpers/random.ts'
import { median } from './statistics.ts'

/** Asks for the portfolio of a fund in one of the ways that are compared; returns the milliseconds. */
export type AskPortfolio = (cnpj: string) => Promise<number>

type Ways = Readonly<Record<string, AskPortfolio>>

/**
 * Asks for each fund in every way, one after another, in another order for each: what runs before a request warms it.
 * The first funds only warm up. Returns the median of each round, by way.
 */
export async function askInRounds(
  funds: readonly string[],
  ways: Ways,
  { warming, rounds }: { readonly warming: number; readonly rounds: number },
): Promise<Map<string, number[]>> {
  await askInEveryWay(funds.slice(0, warming), ways)
  const times = new Map<string, number[]>()
  const asked = Math.floor((funds.length - warming) / rounds)
  for (let round = 0; round < rounds; round++) {
    const some = funds.slice(warming + round * asked, warming + (round + 1) * asked)
    for (const [way, each] of await askInEveryWay(some, ways)) {
      times.set(way, [...(times.get(way) ?? []), median(each)])
    }
  }
  return times
}

async function askInEveryWay(funds: readonly string[], ways: Ways): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (const [at, cnpj] of funds.entries()) {
    for (const name of shuffleWays(Object.keys(ways), randomFrom(at))) {
      const ms = await ways[name]?.(cnpj)
      if (ms !== undefined) times.set(name, [...(times.get(name) ?? []), ms])
    }
  }
  return times
}

function shuffleWays(names: readonly string[], random: Random): string[] {
  return names
    .map((name) => ({ name, drawn: random() }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ name }) => name)
}
