import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { continueLog, readHeadNote } from '../../../lake/manifest-log/own-log.ts'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { filesBelow, silent } from '../../helpers/build.ts'
import { type S3Server, startS3Server } from '../../helpers/s3-server.ts'
import { AMENDED, emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'

const [FIRST, SECOND] = ['20260110T030000Z', '20260111T030000Z'] as const

let s3: S3Server

beforeEach(async () => {
  s3 = await startS3Server()
})
afterEach(() => s3.close())

async function publish(dataDir: string, { check } = { check: false }): Promise<void> {
  s3.requests.length = 0
  const where = { lake: new Lake(dataDir), destination: s3.address, environment: s3.environment }
  const flags = { dryRun: false, takeOver: false, check, collect: false }
  await publishRemote(where, flags, silent('2026-01-12T05:00:00Z').effects)
}

describe('the log of manifests in an object store', () => {
  async function logNight(dataDir: string, at: string): Promise<void> {
    await continueLog(new Lake(dataDir), new Date(at), (text) => text)
    await publish(dataDir)
  }

  it('has the files of the log of the lake: tiles once, and a head that is put before the switch', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await logNight(dataDir, '2026-01-10T04:00:00Z')
    const puts = s3.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key)
    expect(puts.slice(-2)).toEqual(['log/checkpoint', 'current.json'])

    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    await logNight(dataDir, '2026-01-11T04:00:00Z')

    expect(s3.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith('log/tile/'))).toHaveLength(2)
    const files = await filesBelow(new Lake(dataDir).log)
    const there = (await s3.list()).filter((key) => key.startsWith('log/')).map((key) => key.slice('log/'.length))
    expect(there).toEqual(files.sort())
    expect((await s3.read('log/checkpoint')).toString()).toBe(await readHeadNote(new Lake(dataDir)))
  })

  it('gets the head of a night without news alone, and every file again when it is asked to check', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await logNight(dataDir, '2026-01-10T04:00:00Z')
    await logNight(dataDir, '2026-01-11T04:00:00Z')
    expect(s3.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith('log/'))).toHaveLength(1)
    expect((await s3.read('log/checkpoint')).toString()).toContain('signed 2026-01-11T04:00:00Z')

    await s3.tamper('log/tile/entries/000.p/1', () => Buffer.from('damaged'))
    await publish(dataDir, { check: true })

    expect((await s3.read('log/tile/entries/000.p/1')).toString('latin1')).toContain(FIRST)
  })
})
