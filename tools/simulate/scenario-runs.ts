import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Counts, PhaseCounts } from './counts.ts'
import type { SimulationOptions } from './options.ts'

/** The runs of docs/scale.md. The higher the rate, the shorter the time: each is some hundred thousand to millions of requests. */
export const SCENARIOS = {
  'rate-100': { RATE: 100, HOURS: 0.75 },
  'rate-100-cdn': { RATE: 100, HOURS: 0.75, CDN: 'on' },
  'rate-1000': { RATE: 1_000, HOURS: 0.15, SERVERS: 4 },
  'rate-1000-cdn': { RATE: 1_000, HOURS: 0.15, CDN: 'on' },
  'rate-10000': { RATE: 10_000, HOURS: 0.03, SERVERS: 16 },
  'rate-10000-cdn': { RATE: 10_000, HOURS: 0.03, SERVERS: 4, CDN: 'on' },
  'web-100': { RATE: 100, HOURS: 0.4, MIX: 'web' },
  'backend-100': { RATE: 100, HOURS: 0.4, MIX: 'backend' },
  'analyst-100': { RATE: 100, HOURS: 0.4, MIX: 'analyst' },
  'cache-512': { RATE: 100, HOURS: 0.75, CACHE_MB: 512 },
  'exponent-0.6': { RATE: 100, HOURS: 0.75, EXPONENT: 0.6 },
  'exponent-1.0': { RATE: 100, HOURS: 0.75, EXPONENT: 1 },
  'by-address': { RATE: 1_000, HOURS: 0.15, SERVERS: 4, BALANCE: 'address' },
  'warm-2000': { RATE: 100, HOURS: 0.75, WARM: 2_000 },
  'warm-20000': { RATE: 100, HOURS: 0.75, WARM: 20_000 },
} as const satisfies Readonly<Record<string, Readonly<Partial<SimulationOptions>>>>

export type Scenario = keyof typeof SCENARIOS

const count = z.record(z.string(), z.number())
const phaseSchema = z.object({
  seconds: z.number(),
  layers: z.object({
    own: z.number(),
    edge: z.number(),
    'unchanged-early': z.number(),
    'unchanged-late': z.number(),
    'kept-early': z.number(),
    'kept-late': z.number(),
    joined: z.number(),
    made: z.number(),
  }),
  made: count,
  warmed: count,
  originBytes: z.number(),
  clientBytes: z.number(),
})
const runSchema = z.object({ filling: phaseSchema, steady: phaseSchema, flip: phaseSchema, later: phaseSchema })
const fileSchema = z.object({ simulated_at: z.iso.date(), runs: z.record(z.string(), runSchema) })

export interface ScenarioRuns {
  readonly simulatedAt: string
  find(scenario: Scenario): Readonly<Record<keyof Counts['phases'], PhaseCounts>>
}

export const SCENARIOS_FILE = new URL('scenarios.json', import.meta.url)

/** Reads the counts of the last run of the scenarios. */
export function readScenarios(): ScenarioRuns {
  const { simulated_at: simulatedAt, runs } = fileSchema.parse(JSON.parse(readFileSync(SCENARIOS_FILE, 'utf8')))
  return {
    simulatedAt,
    find: (scenario) => {
      const run = runs[scenario]
      if (run === undefined) throw new Error(`${scenario} was not simulated: run make simulate ARGS=--scenarios`)
      return run
    },
  }
}
