import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Lake } from '../../lake/lake.ts'
import { readCompilerCode, readLookThroughCode } from '../../pipeline/digest/compiler-code.ts'
import { makeSpill } from '../../server/snapshots/spill-folder.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { findOrMake } from '../helpers/world-store.ts'
import { runCommand } from './commands.ts'
import { type EditionsOfLife, makeEditions, MONTHS, PortalOfLife, VALUES } from './portal-of-life.ts'
import { type KeptResult, RecordedCompile } from './recorded-compile.ts'
import { type RecordedAnswers, RecordedDuckDb } from './recorded-duckdb.ts'

/** What nights in which everything worked have made, for those that repeat it. */
export interface Recordings {
  readonly editions: EditionsOfLife
  readonly compile: RecordedCompile
  readonly duckDb: RecordedDuckDb
}

/** Reads the recordings that an earlier run kept, or makes them: from the same sources all runs make the same. */
export async function recordNights(): Promise<Recordings> {
  const folder = await findOrMake('nights-of-the-simulator', makeRecordings)
  const kept = deserialize(await readFile(join(folder, KEPT))) as KeptRecordings
  // What a process makes once is there before the first life.
  await Promise.all([readCompilerCode(), readLookThroughCode()])
  const spill = await makeSpill()
  spill.remove()
  return {
    editions: kept.editions,
    compile: new RecordedCompile(folder, kept.compiled),
    duckDb: new RecordedDuckDb(kept.answers),
  }
}

const KEPT = 'recordings'

interface KeptRecordings {
  readonly editions: EditionsOfLife
  readonly compiled: readonly KeptResult[]
  readonly answers: RecordedAnswers
}

/** Builds every edition of the portal once, each value after another, so that no later night depends on what was before it. */
async function makeRecordings(folder: string): Promise<void> {
  const [editions, compile, duckDb] = [await makeEditions(), new RecordedCompile(), new RecordedDuckDb()]
  const uninstall = duckDb.work((work) => work())
  try {
    const portal = new PortalOfLife(await temporaryFolder(), editions)
    const lake = new Lake(join(await temporaryFolder(), 'data'))
    let now = Date.parse('2025-12-15T03:00:00Z')
    for (const value of [...VALUES, VALUES[0]]) {
      for (const month of MONTHS) await portal.publish(month, value)
      now += 86_400_000
      const world = {
        lake,
        portal: portal.folder,
        compile: compile.compile,
        store: NO_STORE,
        now: () => new Date(now),
        warn: () => undefined,
      }
      const ended = await runCommand({ name: 'build' }, world)
      if (ended !== 'exit 0') throw new Error(`the record cannot be made: ${ended}`)
    }
  } finally {
    uninstall()
  }
  const kept: KeptRecordings = { editions, compiled: compile.keep(folder), answers: duckDb.answers }
  await writeFile(join(folder, KEPT), serialize(kept))
}

const NO_STORE = null as never
