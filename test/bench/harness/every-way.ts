import { randomFrom } from '../../helpers/random.ts'
import { eachRound, oneByOne, median, ofRound } from './measure.ts'

/** Asks for the portfolio of a fund in one of the ways that are compared; returns the milliseconds. */
export type AskPortfolio = (cnpj: string) => Promise<number>

/** The first funds only warm up. */
export const WARMING = 30

/**
 * Asks for each fund in every way, one after another, in another order for each: what runs before a request warms it.
 * Returns the medians of each round, by way.
 */
export async function askInRounds(
  funds: readonly string[],
  ways: Readonly<Record<string, AskPortfolio>>,
  rounds: number,
): Promise<Record<string, number>[]> {
  await askInEveryWay(funds.slice(0, WARMING), ways)
  const others = funds.slice(WARMING)
  return await eachRound(rounds, (round) =>
    askInEveryWay(ofRound(others, round, Math.floor(others.length / rounds)), ways),
  )
}

async function askInEveryWay(
  funds: readonly string[],
  ways: Readonly<Record<string, AskPortfolio>>,
): Promise<Record<string, number>> {
  const times = Object.entries(ways).map(([name, ask]) => ({ name, ask, ms: [] as number[] }))
  for (const [at, cnpj] of funds.entries()) {
    const random = randomFrom(at)
    const drawn = times.map((way) => ({ way, place: random() })).sort((a, b) => a.place - b.place)
    await oneByOne(drawn, async ({ way }) => way.ms.push(await way.ask(cnpj)))
  }
  return Object.fromEntries(times.map(({ name, ms }) => [name, median(ms)]))
}
