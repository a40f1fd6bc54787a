import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { realFiles } from '../../lake/files.ts'
import { Lake } from '../../lake/lake.ts'
import { removeRemains } from '../../lake/remains.ts'
import { sweep } from '../../pipeline/integrity/sweep.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { emptyLake } from '../helpers/small-lake.ts'

const DEAD = String(spawnSync(process.execPath, ['--version']).pid)
const ALIVE = String(process.pid)
const HOUR_MS = 3_600_000

/** Makes entries that are an hour old: folders where the name ends with a slash. */
async function makeOld(folder: string, names: readonly string[]): Promise<void> {
  const at = new Date(Date.now() - HOUR_MS)
  for (const name of names) {
    const path = join(folder, name)
    await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true })
    if (!name.endsWith('/')) await writeFile(path, 'x')
    await utimes(path, at, at)
  }
}

it('files of keys and folders of locks of dead processes are removed', async () => {
  const folder = await temporaryFolder()
  await makeOld(folder, [
    `keys.json.${DEAD}.tmp`,
    `keys-used.json.${DEAD}.tmp`,
    `.lock-${DEAD}-aB3xY9/`,
    '.lock-aB3xY9/',
  ])

  await removeRemains(realFiles, folder)

  expect(await readdir(folder)).toEqual([])
})

it('remains stay where their process lives, where they are new, and where they are not ours', async () => {
  const folder = await temporaryFolder()
  const old = [
    `keys.json.${ALIVE}.tmp`,
    `.lock-${ALIVE}-aB3xY9/`,
    `notes.json.${DEAD}.tmp`,
    `.lock-of-mine/`,
    `.lock-${DEAD}-aB3xY9`,
  ]
  await makeOld(folder, [...old, 'elsewhere/kept'])
  await writeFile(join(folder, `keys.json.${DEAD}.tmp`), 'new')
  await symlink('elsewhere', join(folder, `.lock-${DEAD}-linked`))
  const before = await readdir(folder)

  await removeRemains(realFiles, folder)

  expect(await readdir(folder)).toEqual(before)
})

it('remains of dead processes are removed by the next change of a key', async () => {
  const folder = await temporaryFolder()
  await makeOld(folder, [`keys.json.${DEAD}.tmp`, `.lock-${DEAD}-aB3xY9/`])

  await openFileKeyStore(new Lake(folder)).change((keys) => keys)

  expect((await readdir(folder)).filter((name) => /\.tmp$|^\.lock-/.test(name))).toEqual([])
})

it('remains of a killed backup, restore or change of a subscription go with those of a build', async () => {
  const dataDir = await emptyLake()
  const hash = 'ab'.repeat(32)
  const editions = 'raw/dados.cvm.gov.br/dados/cda_fi_202510.zip'
  const half = [
    `${editions}/${hash}.zip.${DEAD}.tmp`,
    `${editions}/${hash}.${DEAD}.tmp`,
    `${editions}/latest.json.${DEAD}.tmp`,
  ]
  const whole = [`${editions}/${hash}.zip`, `${editions}/${hash}.zip.json`, `${editions}/notes.zip.${DEAD}.tmp`]
  const subscription = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.json'
  await makeOld(dataDir, [...half, ...whole, `keys.json.${DEAD}.tmp`, `pins.json.${DEAD}.tmp`])
  await makeOld(dataDir, [`subscriptions/${subscription}`, `subscriptions/${subscription}.${DEAD}.tmp`])

  await sweep(new Lake(dataDir))

  expect(await readdir(join(dataDir, 'subscriptions'))).toEqual([subscription])

  expect((await readdir(join(dataDir, editions))).map((name) => `${editions}/${name}`).sort()).toEqual(whole.sort())
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

it('files of earlier versions, which wrote one for every partition without a bad line, are removed', async () => {
  const dataDir = await emptyLake()
  const folder = join(dataDir, 'quarantine/cvm_fund_daily')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'competence_month=2025-10.ndjson'), '')
  await writeFile(join(folder, 'competence_month=2025-11.ndjson'), '{}\n')

  await sweep(new Lake(dataDir))

  expect(await readdir(folder)).toEqual(['competence_month=2025-11.ndjson'])
})
