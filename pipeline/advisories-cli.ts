import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { readIfPresent } from '../lake/durable-files.ts'
import { BuildError } from '../schemas/core/error.ts'
import { printable } from '../schemas/core/printable.ts'
import { readDataDir } from './environment.ts'
import { explainFailure } from './explain-failure.ts'
import { parseAtLeastOne } from './option-values.ts'
import { type Advice, type Advisory, askAdvisories } from './supply/advisories.ts'
import { listLockedPackages, type LockedPackage } from './supply/locked-packages.ts'
import { readAddress } from './supply/read-address.ts'

/*
 * Asks a database of advisories about the packages that are installed here. Exit code 0: asked, nothing is known. 1:
 * something is known. 2: the command cannot be run so. 3: not asked, because nothing answered.
 */

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const [KNOWN, NOT_ASKED] = [1, 3]

interface Options {
  readonly database: string
  readonly lock: string
  readonly development: boolean
  readonly ignore: readonly string[]
  readonly within: number
}

const program = new Command('advisories')
  .description('ask a database of advisories about the packages that run here; report it if none answers')
  .option('--database <address>', 'a database with the interface of OSV', 'https://api.osv.dev')
  .option('--lock <file>', 'the lock file of npm that names the packages', LOCK)
  .option('--development', 'also packages that only developers install', false)
  .option('--ignore <id...>', 'advisories that do not concern this installation', [])
  .option('--within <seconds>', 'how long to wait in all', parseAtLeastOne, 60)
  .exitOverride()
  .action(async ({ database, lock, development, ignore, within }: Options) => {
    const packages = (await readLock(resolve(lock))).filter(({ isForDevelopment }) => development || !isForDevelopment)
    const address = readAddress(database)
    const advice = await askAdvisories(packages, address, AbortSignal.timeout(within * 1000))
    process.exitCode = report(advice, { packages: packages.length, address, ignore })
  })

async function readLock(file: string): Promise<LockedPackage[]> {
  const text = await readIfPresent(file)
  if (text === null)
    throw new BuildError('BAD_PARAMETER', `there is no ${file}`, {
      hint: 'Give the lock file of npm that names the packages here: --lock package-lock.json',
    })
  return listLockedPackages(text)
}

function report(
  advice: Advice,
  { packages, address, ignore }: { packages: number; address: string; ignore: readonly string[] },
): number {
  if (advice.state === 'not_asked') {
    process.stdout.write(`not asked: ${printable(advice.why)}. Nothing is known of ${String(packages)} packages.\n`)
    return NOT_ASKED
  }
  const counted = advice.advisories.filter(({ id }) => !ignore.includes(id))
  for (const each of advice.advisories) process.stdout.write(`${describe(each, ignore.includes(each.id))}\n`)
  const known = counted.length === 0 ? 'nothing is known to be unsafe' : `${String(counted.length)} known to be unsafe`
  process.stdout.write(`asked ${address} about ${String(packages)} packages: ${known}\n`)
  return counted.length === 0 ? 0 : KNOWN
}

function describe({ id, package: { name, version, isForDevelopment }, summary, fixed }: Advisory, ignored: boolean) {
  const parts = [
    `${name} ${version}${isForDevelopment ? ' (development)' : ''}`,
    id,
    summary ?? 'no summary',
    fixed.length === 0 ? 'no version mends it' : `mended in ${fixed.join(', ')}`,
  ]
  return printable(`${ignored ? 'ignored  ' : ''}${parts.join('  ')}`)
}

try {
  await program.parseAsync()
} catch (thrown) {
  const { text, exitCode } = explainFailure(thrown, readDataDir(process.env))
  process.stderr.write(text)
  process.exitCode = exitCode
}
