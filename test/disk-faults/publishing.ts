import { build } from 'esbuild'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { writeMarker } from '../../lake/marker.ts'
import { CURRENT_OBJECT, manifestKey, objectKey, parseCurrentObject } from '../../lake/object-store/published-lake.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { findProgram } from '../helpers/programs.ts'
import { type S3Server, startS3Server } from '../helpers/s3-server.ts'
import { AMENDED, publishSmall, smallMonths } from '../helpers/small-lake.ts'
import { Watcher } from '../simulator/what-is-served.ts'
import type { FaultedCommand } from './faulted-command.ts'
import { PROGRAMS } from './run-apart.ts'

const FIRST = '20251210T030000Z'
const SECOND = '20251211T030000Z'

/** Bundles the script, as `make build` bundles programs. */
async function bundleScript(): Promise<void> {
  const outfile = findProgram(PROGRAMS.publishing)
  if (existsSync(outfile)) return
  const entry = new URL('publish-small.ts', import.meta.url).pathname
  const { outputFiles } = await build({
    entryPoints: [entry],
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
    ...{ write: false, logLevel: 'silent' },
  })
  await writeFile(outfile, outputFiles[0]?.contents ?? '')
}

async function prepareSmall(folder: string): Promise<string> {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await writeMarker(new Lake(dataDir), { adopted: false })
  await publishSmall(dataDir, FIRST, smallMonths())
  return dataDir
}

/** Publishes a snapshot of small files: the lake, the folder of the snapshot, and the link. */
const publish: FaultedCommand = {
  name: 'publish',
  prepare: async (folder) => {
    await prepareSmall(folder)
  },
  open: async (folder) => {
    await bundleScript()
    const dataDir = join(folder, 'data')
    const watcher = new Watcher(new Lake(dataDir))
    return {
      run: ({ run }) => run({ room: 'publishing', words: [], variables: { DATA_DIR: dataDir } }),
      inspect: async () => {
        await watcher.inspect()
        return watcher.faults.splice(0)
      },
      judge: async () => {
        await watcher.requireTidy()
        if ((watcher.servedId() ?? '') <= FIRST) watcher.faults.push('nothing new is served')
        return watcher.faults.splice(0)
      },
    }
  },
}

/** Publishes to an object store: each world has a store of its own. */
const publishRemote: FaultedCommand = {
  name: 'publish-remote',
  prepare: async (folder) => {
    await publishSmall(await prepareSmall(folder), SECOND, smallMonths(AMENDED))
  },
  open: async (folder) => {
    const lake = new Lake(join(folder, 'data'))
    const [watcher, s3] = [new Watcher(lake), await startS3Server()]
    const variables = { DATA_DIR: lake.root, ...s3.environment }
    return {
      run: ({ run }) => run({ room: 'pipeline', words: ['publish-remote', s3.address], variables }),
      inspect: async () => {
        await watcher.inspect()
        return [...watcher.faults.splice(0), ...(await listLacking(s3, lake))]
      },
      judge: async () => {
        const current = await readSwitch(s3)
        return current?.snapshot === SECOND ? [] : [`the store serves ${current?.snapshot ?? 'nothing'}`]
      },
      close: () => s3.close(),
    }
  },
}

async function readSwitch(s3: S3Server) {
  const isThere = (await s3.list()).includes(CURRENT_OBJECT)
  return isThere ? parseCurrentObject(await s3.read(CURRENT_OBJECT)) : null
}

/** Lists the objects that the switch names and the store does not have. */
async function listLacking(s3: S3Server, lake: Lake): Promise<string[]> {
  const [there, current] = [new Set(await s3.list()), await readSwitch(s3)]
  const named: string[] = []
  for (const { snapshot } of current?.kept ?? []) {
    const manifest = await readSnapshotManifest(lake.snapshot(snapshot))
    if (manifest !== null) named.push(manifestKey(snapshot), ...publishedFiles(manifest).map(objectKey))
  }
  return named.filter((key) => !there.has(key)).map((key) => `the store lacks ${key}`)
}

export const PUBLISHING = [publish, publishRemote]
