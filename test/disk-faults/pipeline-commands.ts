import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { dayMonth } from '../helpers/daily-reports.ts'
import { buildFrom } from '../helpers/build.ts'
import { cloneDataDir } from '../helpers/world-store.ts'
import { mirror, zipOfReports } from '../helpers/portal.ts'
import { makeSigner } from '../helpers/signing.ts'
import { Watcher } from '../simulator/what-is-served.ts'
import { rm, writeFile } from 'node:fs/promises'
import { toManifestSigner } from '../../pipeline/signing/signer.ts'
import { createPrivateKey } from 'node:crypto'
import { type CommandWorld, type FaultedCommand } from './faulted-command.ts'
import type { Runner } from './call.ts'

const MONTH = '2025-10'
const DATASETS = ['cvm_fund_daily']
const at = (night: number) => `2025-12-${String(10 + night)}T03:00:00Z`

/** A world has a portal, the key that signs, a data directory and its backup. */
const placesIn = (folder: string) => ({
  portal: join(folder, 'portal'),
  key: join(folder, 'key.pem'),
  data: join(folder, 'data'),
  backup: join(folder, 'backup'),
})

/** Builds a night for each value; the portal then has the last one. */
async function prepareNights(folder: string, ...values: readonly string[]): Promise<void> {
  const { portal, key, data } = placesIn(folder)
  const { privatePem } = makeSigner()
  await writeFile(key, privatePem, { mode: 0o600 })
  const signer = toManifestSigner(createPrivateKey(privatePem))
  for (const [night, value] of values.entries()) {
    await mirror(dayMonth(value, MONTH), portal)
    const { exit } = await buildFrom(portal, { dataDir: data, now: at(night), datasets: DATASETS, signer })
    if (exit !== 0) throw new Error(`the night of ${value} ended with ${String(exit)}`)
  }
}

interface Opened {
  readonly folder: string
  readonly watcher: Watcher
  readonly run: (words: readonly string[], runner: Runner) => ReturnType<CommandWorld['run']>
}

function openNights(folder: string): Opened {
  const { portal, key, data } = placesIn(folder)
  const variables = {
    SOURCE_MIRROR: portal,
    DATA_DIR: data,
    FROM: MONTH,
    TO: MONTH,
    DATASETS: DATASETS.join(),
    LOOK_THROUGH_MONTHS: '0',
    SIGNING_KEY_FILE: key,
  }
  return {
    folder,
    watcher: new Watcher(new Lake(data)),
    run: (words, runner) => runner.run({ room: 'pipeline', words, variables }),
  }
}

/** Takes the faults that a watcher has found since it was asked last. */
const takeFaults = (watcher: Watcher) => watcher.faults.splice(0)

async function judgeBuild({ folder, watcher }: Opened): Promise<readonly string[]> {
  await watcher.requireTidy()
  const wanted = await sha256OfFile(zipOfReports(placesIn(folder).portal, MONTH))
  const served = watcher.servedId() === null ? undefined : (await watcher.readInputs()).get(`competence_month=${MONTH}`)
  return [...takeFaults(watcher), ...(served === wanted ? [] : ['what the portal has is not served'])]
}

const build: FaultedCommand = {
  name: 'build',
  prepare: async (folder) => {
    await prepareNights(folder)
    await mirror(dayMonth('1.00', MONTH), placesIn(folder).portal)
  },
  open: (folder) => Promise.resolve(openBuild(folder)),
}

const secondBuild: FaultedCommand = {
  name: 'second build',
  prepare: async (folder) => {
    await prepareNights(folder, '1.00')
    await mirror(dayMonth('2.00', MONTH), placesIn(folder).portal)
  },
  open: (folder) => Promise.resolve(openBuild(folder)),
}

function openBuild(folder: string): CommandWorld {
  const opened = openNights(folder)
  const { watcher, run } = opened
  return {
    run: (runner) => run(['build'], runner),
    inspect: async () => {
      await watcher.inspect()
      return takeFaults(watcher)
    },
    judge: () => judgeBuild(opened),
  }
}

const rollback: FaultedCommand = {
  name: 'rollback',
  prepare: (folder) => prepareNights(folder, '1.00', '2.00'),
  open: async (folder) => {
    const { watcher, run } = openNights(folder)
    const [first = ''] = await watcher.listPublished()
    const before = await new Watcher(new Lake(placesIn(folder).data)).readInputs()
    return {
      run: (runner) => run(['rollback', first], runner),
      inspect: async () => {
        await watcher.inspect()
        return takeFaults(watcher)
      },
      judge: async () => {
        const now = await watcher.readInputs()
        const isBack = now.get(`competence_month=${MONTH}`) !== before.get(`competence_month=${MONTH}`)
        return isBack ? [] : ['the newest content is still served']
      },
    }
  },
}

const prune: FaultedCommand = {
  name: 'prune',
  prepare: (folder) => prepareNights(folder, '1.00', '2.00', '3.00'),
  open: (folder) => {
    const { watcher, run } = openNights(folder)
    return Promise.resolve({
      run: (runner) => run(['prune', '--keep', '1'], runner),
      inspect: async () => {
        watcher.keepOnly(1)
        await watcher.inspect()
        return takeFaults(watcher)
      },
      judge: async () => {
        await watcher.requireTidy()
        const left = (await watcher.listPublished()).length
        return [...takeFaults(watcher), ...(left === 1 ? [] : [`${String(left)} snapshots are left`])]
      },
    })
  },
}

/** A copy whose target may be half there until the next one; what it comes from never changes. */
function copyBetween(from: 'data' | 'backup', to: 'data' | 'backup'): FaultedCommand['open'] {
  return async (folder) => {
    const { run } = openNights(folder)
    const places = placesIn(folder)
    const [source, target] = [new Watcher(new Lake(places[from])), new Watcher(new Lake(places[to]))]
    const wanted = await source.listPublished()
    return {
      run: (runner) => run([to === 'backup' ? 'backup' : 'restore', places.backup], runner),
      inspect: async () => {
        await source.inspect()
        target.look()
        return [...takeFaults(source), ...takeFaults(target)]
      },
      judge: async () => {
        await target.inspect()
        await target.requireTidy()
        const has = await target.listPublished()
        return [...takeFaults(target), ...(has.join() === wanted.join() ? [] : [`it has ${has.join()} only`])]
      },
    }
  }
}

const backup: FaultedCommand = {
  name: 'backup',
  prepare: (folder) => prepareNights(folder, '1.00', '2.00'),
  open: copyBetween('data', 'backup'),
}

const restore: FaultedCommand = {
  name: 'restore',
  prepare: async (folder) => {
    const { data, backup: place } = placesIn(folder)
    await prepareNights(folder, '1.00', '2.00')
    await cloneDataDir(data, place)
    await rm(data, { recursive: true })
  },
  open: copyBetween('backup', 'data'),
}

export const BUILDS = [build, secondBuild, rollback]
export const COPIES = [prune, backup, restore]
