import { makeFolderOfRun } from '../config/global-setup.ts'

/**
 * `make life SEED=7` lives that life again and tells it. With NIGHTS=20000 it lives one life after another from there on,
 * until they have so many nights, and tells the wounded ones. It ends with 1 if something was wrong.
 */
const [seed, nightsWanted] = process.argv.slice(2, 4).map(Number)
const TELLS_EVERY_MS = 60_000
const print = (line: string) => process.stdout.write(`${line}\n`)

if (!Number.isSafeInteger(seed) || (seed ?? -1) < 0) {
  process.stderr.write('SEED is the number of a life: make life SEED=7\n')
  process.exit(2)
}
const removeFolder = await makeFolderOfRun()
try {
  // A folder of this run is there before a module asks for one.
  const [{ liveBySeed, countNights }, { recordNights }] = await Promise.all([
    import('./life.ts'),
    import('./recordings.ts'),
  ])
  const recordings = await recordNights()
  const done = { lives: 0, nights: 0, steps: 0, wounded: 0 }
  const tell = () =>
    [
      `${String(done.lives)} lives, ${String(done.nights)} nights, ${String(done.steps)} steps`,
      `${String(done.wounded)} wounded, ${String(Math.round(process.cpuUsage().user / 1e6))} CPU s`,
    ].join(', ')
  let told = performance.now()
  for (let next = seed ?? 0; done.lives === 0 || done.nights < (nightsWanted ?? 0); next += 1) {
    const { faults, story, steps } = await liveBySeed(next, recordings)
    done.lives += 1
    done.nights += countNights(next)
    done.steps += steps
    if (faults.length > 0) done.wounded += 1
    if (faults.length > 0 || nightsWanted === undefined) {
      for (const line of [...story, ...faults]) print(line)
      print(`life ${String(next)}: ${String(steps)} steps, ${String(faults.length)} faults`)
    }
    if (performance.now() - told > TELLS_EVERY_MS) {
      told = performance.now()
      print(`up to ${String(next)}: ${tell()}`)
    }
  }
  if (nightsWanted !== undefined) print(tell())
  process.exitCode = done.wounded === 0 ? 0 : 1
} finally {
  await removeFolder()
}
