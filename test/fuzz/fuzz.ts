import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { targets } from './targets/all.ts'
import { bundleTargets, fuzzTarget } from './fuzz-target.ts'

/**
 * `make fuzz MINUTES=60` tries all targets for an hour together, each for its share; `RUNS=100000` for that many each.
 * `ARGS="zip lines"` tries these, and `FUZZ_SEED=7` begins elsewhere: without it each call does. What breaks one is kept in
 * finds/, and ends the command with 1 after the others had their turn.
 */
const FINDS = 'finds'
const asked = process.argv.slice(2)
const names = Object.keys(targets).filter((name) => asked.length === 0 || asked.includes(name))
const minutes = process.env['RUNS'] === undefined ? Number(process.env['MINUTES'] ?? 10) : null
const seconds = minutes === null ? null : Math.max(1, Math.round((minutes * 60) / names.length))
const bounds = {
  seconds,
  runs: Number(process.env['RUNS'] ?? 0),
  seed: Number(process.env['FUZZ_SEED'] ?? 1 + Math.floor(Math.random() * 2 ** 31)),
}

if (names.length === 0) throw new Error(`name some of ${Object.keys(targets).join(', ')}`)
process.stdout.write(`seed ${String(bounds.seed)}\n`)
const bundled = await bundleTargets()
try {
  for (const name of names) {
    const { runs, covered, kept, find } = await fuzzTarget(bundled, name, bounds)
    process.stdout.write(
      `${name.padEnd(16)} ${String(runs)} runs, ${String(covered)} places, ${String(kept)} inputs kept\n`,
    )
    if (find === null) continue
    process.exitCode = 1
    const bytes = Buffer.from(find.base64, 'base64')
    const place = join(FINDS, `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`)
    await mkdir(FINDS, { recursive: true })
    await writeFile(place, bytes)
    process.stdout.write(`${find.said}\n${place}: it must hold that ${targets[name]?.holds ?? ''}\n`)
  }
} finally {
  await rm(bundled, { recursive: true, force: true })
}
