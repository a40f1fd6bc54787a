import { makeFolderOfRun } from '../config/global-setup.ts'

/** `make life SEED=7` lives that life again and tells it; it ends with 1 if something was wrong. */
const seed = Number(process.argv[2])
if (!Number.isSafeInteger(seed) || seed < 0) {
  process.stderr.write('SEED is the number of a life: make life SEED=7\n')
  process.exit(2)
}
const removeFolder = await makeFolderOfRun()
try {
  // A folder of this run is there before a module asks for one.
  const [{ liveBySeed }, { recordNights }] = await Promise.all([import('./life.ts'), import('./recordings.ts')])
  const { faults, story, steps } = await liveBySeed(seed, await recordNights())
  for (const each of [...story, ...faults]) process.stdout.write(`${each}\n`)
  process.stdout.write(`life ${String(seed)}: ${String(steps)} steps, ${String(faults.length)} faults\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await removeFolder()
}
