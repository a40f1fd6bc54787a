import { generate } from '../../pipeline/commands/gen.ts'
import { generateApi } from '../../pipeline/commands/gen-api.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { findStaleClients } from './stale-clients.ts'
import { findStalePages } from './stale-pages.ts'
import { findRepeatedNames } from './repeated-names.ts'
import { findUnfilledMarks } from './unfilled-marks.ts'
import { findMissingPortuguese } from './missing-portuguese.ts'
import { findMissingHeadings } from './missing-headings.ts'
import { findRepeatedPortuguese } from './repeated-portuguese.ts'

/** Checks by name: each returns the fault and the remedy, or null. */
const CHECKS: Readonly<Record<string, () => Promise<string | null> | string | null>> = {
  generated: () => findStale(() => generate({ check: true })),
  openapi: () => findStale(() => generateApi({ check: true }, () => new Date())),
  clients: findStaleClients,
  pages: findStalePages,
  names: findRepeatedNames,
  unfilled: findUnfilledMarks,
  headings: findMissingHeadings,
  portuguese: async () => (await findMissingPortuguese()) ?? findRepeatedPortuguese(),
}

async function findStale(compare: () => Promise<void>): Promise<string | null> {
  try {
    await compare()
    return null
  } catch (error) {
    if (error instanceof BuildError) return `${error.message}\n  ${error.hint}\n`
    throw error
  }
}

/** Runs all checks, or those that the arguments name, in one process: they read the same declarations. */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in CHECKS))
if (unknown.length > 0) throw new Error(`no check ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}`)
for (const [name, check] of Object.entries(CHECKS)) {
  const fault = named.length === 0 || named.includes(name) ? await check() : null
  if (fault === null) continue
  process.stderr.write(`${name}: ${fault}`)
  process.exitCode = 1
}
