import { rmSync } from 'node:fs'
import { temporaryFolder } from '../helpers/folders.ts'
import { Nights } from './nights.ts'
import type { Recordings } from './recordings.ts'
import { WorldOfLife } from './world.ts'

export interface Life {
  /** What was wrong, and when; none if all was well. */
  readonly faults: readonly string[]
  /** What happened, command by command. */
  readonly story: readonly string[]
  /** Hashes every operation of every process: equal lives have the same. */
  readonly trace: string
  readonly operations: readonly string[]
  readonly steps: number
}

interface LifeOptions {
  readonly keepsTrace?: boolean
  /** True if DuckDB works, and nothing is taken from the record. */
  readonly withDuckDb?: boolean
}

/**
 * In one of this many lives DuckDB works: in one night of a hundred, because such a life is short. Its seed replays it in
 * seconds.
 */
export const WITH_DUCKDB = 19
const NIGHTS_WITH_DUCKDB = 1
/** A life has these nights and a last one. */
export const NIGHTS = 10

/** Lives the life that belongs to this seed. */
export function liveBySeed(seed: number, recordings: Recordings): Promise<Life> {
  return live(seed, countNights(seed) - 1, recordings, { withDuckDb: seed % WITH_DUCKDB === 0 })
}

/** Counts the nights of a life with its last one. */
export function countNights(seed: number): number {
  return (seed % WITH_DUCKDB === 0 ? NIGHTS_WITH_DUCKDB : NIGHTS) + 1
}

/** Lives this many nights: what happens in them follows from the seed alone. */
export async function live(
  seed: number,
  nights: number,
  recordings: Recordings,
  { keepsTrace = false, withDuckDb = false }: LifeOptions = {},
): Promise<Life> {
  const root = await temporaryFolder()
  const world = new WorldOfLife(seed, root, recordings.editions, { keepsTrace })
  const uninstall = withDuckDb
    ? recordings.duckDb.work((work) => world.turns.outside(work))
    : recordings.duckDb.replay()
  try {
    const life = new Nights(world, recordings, withDuckDb)
    await life.firstNight()
    for (let night = 0; night < nights; night += 1) await life.night()
    await life.lastNight()
  } finally {
    uninstall()
    world.close()
    rmSync(root, { recursive: true })
  }
  const { hash, list } = world.readTrace()
  return { faults: world.faults, story: world.story, trace: hash, operations: list, steps: world.turns.steps }
}
