import { Command } from 'commander'
import { availableParallelism } from 'node:os'
import { BuildError } from '../schemas/core/error.ts'
import { printable } from '../schemas/core/printable.ts'
import { datasets as registered } from '../schemas/registry.gen.ts'
import { createUsualCanary } from './canary/canary.ts'
import { accept } from './commands/accept.ts'
import { adopt } from './commands/adopt.ts'
import { audit } from './commands/audit.ts'
import { copyDataDir } from './commands/copy-data-dir.ts'
import { build, type BuildOptions } from './commands/build.ts'
import { writeDeltaLogs } from './commands/delta-log.ts'
import { fetchOnly } from './commands/fetch.ts'
import { generate } from './commands/gen.ts'
import type { GenApiOptions } from './commands/gen-api.ts'
import { pin, unpin } from './commands/pin.ts'
import { plan } from './commands/plan.ts'
import { prune } from './commands/prune.ts'
import { publishRemote, type RemoteFlags } from './commands/publish-remote.ts'
import { recordVerify } from './commands/record-verify.ts'
import { rollback } from './commands/rollback.ts'
import { signSnapshots } from './commands/sign.ts'
import { makeSigningKey } from './commands/signing-key.ts'
import { repair, verify, type VerifyFlags } from './commands/verify.ts'
import { describeFailedExit } from './commands/last-line.ts'
import type { Effects } from './effects.ts'
import { explainFailure } from './explain-failure.ts'
import { realFiles } from '../lake/files.ts'
import { Lake } from '../lake/lake.ts'
import { jsonLog, type Log, terminalLog, textLog } from './log.ts'
import {
  type FetchingFlags,
  fetchingCommand,
  OLDER_COMPILER,
  type OlderCompilerFlag,
  strictCommand,
  type StrictFlags,
} from './fetching-command.ts'
import { readDataDir, readKeysDir } from './environment.ts'
import { parseAtLeastOne, parseDays, parseWhole } from './option-values.ts'
import { declareDatasets } from './declare-datasets.ts'
import { readSettings } from './settings.ts'
import { readManifestSigner } from './signing/signer.ts'
import { readTrustedKeys } from './signing/trusted-keys.ts'
import { describeUnknownSettings } from '../runtime/unknown-settings.ts'
import { dieWithSupervisor, endWith, outliveReaders } from './supervise.ts'

const now = () => new Date()

function openLog(format: string): Log {
  const write = (text: string) => process.stderr.write(text)
  if (format === 'json') return jsonLog(write, now)
  return process.stderr.isTTY && process.env['CI'] === undefined ? terminalLog(now) : textLog(write, now)
}

const program = new Command('pipeline')
  .description(
    'Compiles the files of the portals into versioned Parquet snapshots. Settings come from the environment: SOURCE_MIRROR, DATA_DIR, FROM, TO, DATASETS, PERSONAL_DATA, BUILD_TIME_LIMIT, BUILD_PROCESSES, SCRUB_NIGHTS, LOOK_THROUGH_MONTHS, CANARY_SECONDS, SERIES_FILE, EVENT_ISSUERS, SIGNING_KEY_FILE, PUBLIC_KEY_FILE.',
  )
  .option('--log-format <format>', 'text, or json for machines', 'text')
  .option('--threads <n>', 'threads for compiling', parseAtLeastOne, availableParallelism())
  .exitOverride()

/** Data directory of the running build; it is there when the last line of the log must be written. */
const running: { build: Lake | null } = { build: null }

const shared = () => program.opts<{ logFormat: string; threads: number }>()
const effects = (): Effects => ({ log: openLog(shared().logFormat), now })
/** Makes the effects of commands that publish: the key is read first, because a build that cannot sign must not begin. */
const signingEffects = async (): Promise<Effects> => ({ ...effects(), signer: await readManifestSigner(process.env) })
const settings = () => readSettings(process.env)
const lake = () => new Lake(readDataDir(process.env), realFiles, readKeysDir(process.env))
/** Lists the datasets as the operator's settings want them. */
const listDatasets = () => declareDatasets(registered, settings(), process.env)

strictCommand(program, 'build', 'fetch, compile and publish: the nightly run')
  .option(...OLDER_COMPILER)
  .action(async (flags: StrictFlags & OlderCompilerFlag) => {
    running.build = lake()
    const { buildProcesses: processes = 'auto', canarySeconds } = settings()
    const options: BuildOptions = { ...settings(), ...flags, threads: shared().threads, processes }
    const outside = { ...(await signingEffects()), lake: running.build, canary: createUsualCanary(canarySeconds) }
    process.exitCode = await build(await listDatasets(), options, outside)
  })
fetchingCommand(program, 'plan', 'print what a build would do, and do nothing')
  .option(...OLDER_COMPILER)
  .action(async (flags: FetchingFlags & OlderCompilerFlag) =>
    plan(await listDatasets(), { ...settings(), ...flags }, { ...effects(), lake: lake() }),
  )
strictCommand(program, 'fetch', 'download changed files into data/raw, and stop there').action(
  async (flags: StrictFlags) => {
    const options = { ...settings(), ...flags }
    process.exitCode = await fetchOnly(await listDatasets(), options, { ...effects(), lake: lake() })
  },
)
program
  .command('verify [snapshot]')
  .description('hash the files of a snapshot again, and compare them with its manifest and that with its signature')
  .option('--repair', 'restore damaged files, from other copies or by compiling data/raw again', false)
  .option('--known-head <file>', 'compare the log of manifests with the head in this file, and keep the new one there')
  .option('--require-fresh', 'refuse a log whose head nobody signed anew in its time', false)
  .action(async (snapshot: string | undefined, { repair: isRepair, knownHead = null, requireFresh }: VerifyFlags) => {
    const [demands, trusted] = [{ knownHead, requireFresh }, await readTrustedKeys(process.env, lake())]
    const compiling = { ...settings(), lake: lake(), threads: shared().threads }
    await recordVerify(lake(), effects(), async () =>
      isRepair
        ? repair(await listDatasets(), snapshot ?? null, compiling, effects(), trusted, demands)
        : verify(lake(), snapshot ?? null, effects(), trusted, demands),
    )
  })
program
  .command('rollback <snapshot>')
  .description('publish a new snapshot with the content of an old one')
  .option(...OLDER_COMPILER)
  .action(async (snapshot: string, flag: OlderCompilerFlag) => {
    const canary = createUsualCanary(settings().canarySeconds)
    await rollback(await listDatasets(), lake(), snapshot, { ...(await signingEffects()), canary }, flag)
  })
program
  .command('sign')
  .description('sign the snapshots that are not signed, with the key in SIGNING_KEY_FILE')
  .option('--again', 'sign all with this key, and forget every other key', false)
  .action(async (options: { again: boolean }) => signSnapshots(lake(), options, await signingEffects()))
program
  .command('signing-key <file>')
  .description('write a new private key, and its public key next to it; a file that is there stays')
  .action((file: string) => makeSigningKey(file, readDataDir(process.env), effects()))
program
  .command('prune')
  .description('remove all but the newest snapshots, and the files that only they use')
  .option('--keep <n>', 'the number of newest snapshots that stay', parseAtLeastOne)
  .option('--older-than <days>', 'remove only those that were replaced so long ago, such as 90d', parseDays)
  .option('--dry-run', 'only print what would be removed', false)
  .action(({ keep, olderThan, dryRun }: { keep?: number; olderThan?: number; dryRun: boolean }) => {
    if (keep === undefined && olderThan === undefined) program.error('error: give --keep, --older-than, or both')
    return prune(lake(), { keep: keep ?? 1, olderThanMs: olderThan ?? 0, dryRun }, effects())
  })
program
  .command('delta-log')
  .description('write the published snapshots that are not yet in the Delta logs of the tables')
  .option('--rebuild', 'remove the logs that we wrote, and write them again from the manifests', false)
  .action(({ rebuild }: { rebuild: boolean }) => writeDeltaLogs(lake(), { rebuild }, effects()))
program
  .command('backup <folder>')
  .description('copy snapshots and downloads into a folder, each file verified by its hash; a build may run meanwhile')
  .option('--keys', 'copy the API keys too', false)
  .action((folder: string, { keys }: { keys: boolean }) =>
    copyDataDir({ step: 'backup', from: lake(), to: new Lake(folder), keys }, effects()),
  )
program
  .command('restore <folder>')
  .description('copy a backup into DATA_DIR, each file verified by its hash')
  .option('--keys', 'restore the API keys too', false)
  .action((folder: string, { keys }: { keys: boolean }) =>
    copyDataDir({ step: 'restore', from: new Lake(folder), to: lake(), keys }, effects()),
  )
program
  .command('publish-remote <destination>')
  .description(
    'publish the snapshots to an object store, s3://bucket/prefix, each object once and verified by its hash',
  )
  .option('--dry-run', 'only print what would be put', false)
  .option('--take-over', 'replace a snapshot that another data directory has published', false)
  .option('--check', 'ask the store for every object, and put again what is missing or damaged', false)
  .option('--collect-garbage', 'remove objects that no kept snapshot names and that are older than a day', false)
  .action((destination: string, { collectGarbage: collect, ...flags }: RemoteFlags & { collectGarbage: boolean }) =>
    publishRemote({ lake: lake(), destination, environment: process.env }, { ...flags, collect }, effects()),
  )
program
  .command('merge-lakes', { hidden: true })
  .allowExcessArguments()
  .allowUnknownOption()
  .action(() => {
    throw new BuildError('BAD_PARAMETER', 'there are no shards to merge: one machine builds the whole lake', {
      hint: 'Run market-data-server build; BUILD_PROCESSES compiles several months at once.',
    })
  })
program
  .command('accept <dataset> <partition>')
  .description('let the next build publish a version that lacks members of the published one, such as of 2025-10')
  .action((dataset: string, partition: string) => accept(lake(), dataset, partition, effects()))
program
  .command('pin <what> [which]')
  .description(
    'let builds keep a published partition (dataset, month) or an edition of a source (file or address, hash), whatever the source shows',
  )
  .action((what: string, which: string | undefined) => pin(lake(), { what, which }, effects()))
program
  .command('unpin <what> [which]')
  .description('let the next build go on with what was pinned')
  .action((what: string, which: string | undefined) => unpin(lake(), { what, which }, effects()))
program
  .command('adopt')
  .description('mark a folder with other files as the data directory, and explain what that means')
  .action(() => adopt(lake(), effects()))
program
  .command('audit')
  .description(
    'draw rows, print the source line of each and compare the two; exit code 1 if any differs, 2 if some could not be compared',
  )
  .option('--seed <n>', 'the same seed draws the same rows', parseWhole, 1)
  .option('--rows <n>', 'rows per table', parseWhole, 3)
  .option('--dataset <id>', 'only this dataset')
  .option('--month <month>', 'only this month, such as 2025-10')
  .action(async (options: { seed: number; rows: number; dataset?: string; month?: string }) => {
    process.exitCode = await audit(await listDatasets(), { ...settings(), lake: lake(), ...options }, (text) =>
      process.stdout.write(text),
    )
  })
program
  .command('gen')
  .description('write the files that are generated from the declarations')
  .option('--check', 'only compare, and fail if a file is out of date', false)
  .action(generate)
program
  .command('gen-api')
  .description('write the OpenAPI document and the types of the client from the declarations')
  .option('--check', 'only compare, and fail if a file is out of date', false)
  .option('--break <reason>', 'the reason why clients may break, for server/CHANGELOG.md')
  .action(async (options: GenApiOptions) => {
    // This import is dynamic: the command needs every schema as JSON, and development tools.
    const { generateApi } = await import('./commands/gen-api.ts')
    await generateApi(options, now)
  })

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

/** Node would exit with 1, which means that something was published. */
process.on('uncaughtException', (thrown) => {
  process.stderr.write(explainFailure(thrown, readDataDir(process.env)).text)
  void endWith(2)
})
outliveReaders(process.stderr)
for (const said of describeUnknownSettings(process.env)) process.stderr.write(`warn  ${printable(said)}\n`)
dieWithSupervisor()

try {
  await program.parseAsync()
} catch (thrown) {
  const { text, exitCode, code } = explainFailure(thrown, readDataDir(process.env))
  process.stderr.write(text)
  process.exitCode = exitCode
  if (running.build !== null) effects().log.line(await describeFailedExit(running.build, code))
}
await endWith(Number(process.exitCode ?? 0))
