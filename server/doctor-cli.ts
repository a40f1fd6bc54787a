import { readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { version } from '@duckdb/node-api'
import { describeUnknownSettings } from '../runtime/unknown-settings.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { nullIfMissing } from '../lake/disk.ts'
import { Lake } from '../lake/lake.ts'
import { type Config, readConfig } from './config.ts'
import { readBuildReports } from './observability/build-reports.ts'
import { fail, type Diagnosis, ok, printDiagnoses, warn } from './observability/doctor/diagnosis.ts'
import { examineMachine } from './observability/doctor/machine.ts'
import { examineBuilds, examineClock, examineFreshness } from './observability/doctor/night.ts'
import { examineDataDir, examineSecret, diagnoseServed } from './observability/doctor/places.ts'
import { examinePort } from './observability/doctor/ports.ts'
import { StartError } from './system/start-error.ts'

/*
 * Looks at what a server and its builds need, and prints what to do. It changes nothing. Exit code 0, or 1 where something
 * is to be mended.
 */

const REFERENCE = 'docs/operating-reference.md lists the settings'

/** Examines one thing after another, so that two readers of a slow disk do not wait for each other. */
async function examine(environment: NodeJS.ProcessEnv, now: Date): Promise<Diagnosis[]> {
  const [config, settings] = examineSettings(environment)
  const lake = new Lake(config.DATA_DIR)
  const { manifest, findings } = await diagnoseServed(lake)
  return [
    ...settings,
    ...examineMachine({
      node: process.versions.node,
      engines: await readEngines(),
      duckdb: version().replace(/^v/, ''),
      engineOfSnapshot: manifest?.compiler.duckdb.replace(/^(?:duckdb )?v/, '') ?? null,
      // A container may have less than its machine; without a limit the number is 0 or beyond all memory.
      memoryBytes: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
      openFiles: await readOpenFiles(),
    }),
    examineClock(manifest, now),
    ...(await examineDataDir(lake, manifest)),
    ...findings,
    ...(await examineSecret('SIGNING_KEY_FILE', environment['SIGNING_KEY_FILE'])),
    ...(config.REDIS_URL === undefined && (await nullIfMissing(readFile(lake.keys))) !== null
      ? await examineSecret('keys', lake.keys)
      : []),
    ...(config.PORT === 0 ? [] : [await examinePort(config.HOST, config.PORT)]),
    ...examineBuilds(await readBuildReports(lake), now),
    ...examineFreshness(datasets, manifest, now),
  ]
}

/** Settings that cannot be read are failures; the rest is looked at as if they were not set. */
function examineSettings(environment: NodeJS.ProcessEnv): [Config, Diagnosis[]] {
  const unknown = describeUnknownSettings(environment).map((says) => warn('settings', says, 'Correct or unset it'))
  try {
    const config = readConfig(environment)
    return [config, unknown.length > 0 ? unknown : [ok('settings', 'every setting can be read')]]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const wrong = error.message.split('\n').map((says) => fail('settings', says, REFERENCE))
    return [readConfig({ DATA_DIR: environment['DATA_DIR'] }), [...wrong, ...unknown]]
  }
}

async function readEngines(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { engines: { node: string } }).engines.node
}

/** Reads from Linux how many files this process may have open; null elsewhere. */
async function readOpenFiles(): Promise<number | null> {
  const limits = await nullIfMissing(readFile('/proc/self/limits', 'utf8'))
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(limits ?? '')?.[1]
  return soft === undefined ? null : soft === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(soft)
}

const findings = await examine(process.env, new Date())
process.stdout.write(printDiagnoses(findings))
process.exitCode = findings.some(({ state }) => state === 'failure') ? 1 : 0
