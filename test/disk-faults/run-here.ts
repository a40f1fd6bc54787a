import { Lake } from '../../lake/lake.ts'
import { build } from '../../pipeline/commands/build.ts'
import { copyDataDir } from '../../pipeline/commands/copy-data-dir.ts'
import { prune } from '../../pipeline/commands/prune.ts'
import { publishRemote } from '../../pipeline/commands/publish-remote.ts'
import { rollback } from '../../pipeline/commands/rollback.ts'
import { readDataDir } from '../../pipeline/environment.ts'
import { explainFailure } from '../../pipeline/explain-failure.ts'
import { declareDatasets } from '../../pipeline/declare-datasets.ts'
import { textLog } from '../../pipeline/log.ts'
import { readSettings } from '../../pipeline/settings.ts'
import { readManifestSigner } from '../../pipeline/signing/signer.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { rotateKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import type { Call, EndedProgram, Runner } from './call.ts'
import { publishAmended } from './publish-amended.ts'

/** What key-change.ts asks for. */
const GRACE_MS = 86_400_000

/** Calls commands in this process, as their programs do in one of their own; the start of one costs more than most commands. */
export const here: Runner = { run: runHere, variables: {} }

export async function runHere(call: Call): Promise<EndedProgram> {
  const lines: string[] = []
  try {
    return { by: await runCommand(call, (line) => lines.push(line)), output: lines.join('') }
  } catch (error) {
    const { text, exitCode } = explainFailure(error, readDataDir(call.variables))
    return { by: exitCode, output: [...lines, text].join('') }
  }
}

async function runCommand({ room, words, variables }: Call, write: (line: string) => void): Promise<number> {
  const [command, word = ''] = words
  const lake = new Lake(readDataDir(variables))
  if (room === 'publishing') await publishAmended(lake.root)
  else if (room === 'keys') await rotateKey(openFileKeyStore(lake), word, GRACE_MS, new Date())
  else return runPipeline(command ?? '', word, lake, variables, write)
  return 0
}

async function runPipeline(
  command: string,
  word: string,
  lake: Lake,
  variables: Call['variables'],
  write: (line: string) => void,
): Promise<number> {
  const now = () => new Date()
  const effects = { log: textLog(write, now), now }
  const signing = async () => ({ ...effects, signer: await readManifestSigner(variables) })
  const settings = readSettings(variables)
  const listed = await declareDatasets(datasets, settings, variables)
  switch (command) {
    case 'build':
      return build(listed, { ...settings, threads: 1, processes: 'auto' }, { ...(await signing()), lake })
    case 'rollback':
      await rollback(listed, lake, word, await signing())
      return 0
    case 'prune':
      await prune(lake, { keep: 1, olderThanMs: 0, dryRun: false }, effects)
      return 0
    case 'backup':
      await copyDataDir({ step: 'backup', from: lake, to: new Lake(word), keys: false }, effects)
      return 0
    case 'restore':
      await copyDataDir({ step: 'restore', from: new Lake(word), to: lake, keys: false }, effects)
      return 0
    case 'publish-remote': {
      const flags = { dryRun: false, takeOver: false, check: false, collect: false }
      await publishRemote({ lake, destination: word, environment: variables }, flags, effects)
      return 0
    }
    default:
      throw new Error(`no command ${command} is called here`)
  }
}
