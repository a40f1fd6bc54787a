import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../helpers/command.ts'
import { startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'

let s3: S3Server
let dataDir: string

beforeAll(async () => {
  s3 = await startS3Server()
  dataDir = await emptyLake()
  await publishSmall(dataDir, '20260110T030000Z', smallMonths())
})
afterAll(() => s3.close())

describe('market-data-server publish-remote', () => {
  it('ends with 0 when it has published, and when there is nothing to put', async () => {
    const variables = { ...s3.environment, DATA_DIR: dataDir }
    const first = await command(['publish-remote', s3.address], variables)
    expect(first).toMatchObject({ exit: 0, stdout: '' })
    expect(first.stderr).toMatch(
      /^\S+Z remote {3}20260110T030000Z +published at s3:\/\/lake-of-tests\/: 4 objects, [\d,]+ bytes put\n$/,
    )
    const again = await command(['publish-remote', s3.address], variables)
    expect(again).toMatchObject({ exit: 0 })
    expect(again.stderr).toContain('nothing to put')
    const below = await command(['publish-remote', `${s3.address}of/mine`], variables)
    expect(below).toMatchObject({ exit: 0 })
    const keys = await s3.list()
    expect(keys.filter((key) => key.startsWith('of/mine/')).map((key) => key.slice('of/mine/'.length))).toEqual(
      keys.filter((key) => !key.startsWith('of/mine/')),
    )
  })

  it('removes what one that died was writing', async () => {
    await writeFile(join(dataDir, 'remote-published.json.1.tmp'), '{')

    const ended = await command(['publish-remote', s3.address], { ...s3.environment, DATA_DIR: dataDir })

    expect(ended).toMatchObject({ exit: 0 })
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('ends with 3 when the snapshot of somebody else is there', async () => {
    const other = await emptyLake()
    await publishSmall(other, '20260111T030000Z', smallMonths())
    const { exit, stderr } = await command(['publish-remote', s3.address], { ...s3.environment, DATA_DIR: other })
    expect(exit).toBe(3)
    expect(stderr).toMatch(/^error SUPERSEDED: .*20260110T030000Z.*\n.*--take-over/)
  })

  it.each([
    ['', /BAD_PARAMETER/],
    ['https://host/path', /can only be read/],
    ['s3://bucket/../other', /BAD_PARAMETER/],
  ])('ends with 2 for the address "%s"', async (address, message) => {
    const { exit, stderr } = await command(['publish-remote', address], { ...s3.environment, DATA_DIR: dataDir })
    expect(exit).toBe(2)
    expect(stderr).toMatch(message)
  })

  it('ends with 2 where there is no such bucket, or the store refuses it, names what to check, and shows no credentials', async () => {
    const variables = { ...s3.environment, DATA_DIR: dataDir, AWS_SECRET_ACCESS_KEY: 'secret-of-mine' }
    // s3rver takes any signature.
    for (const [address, trouble] of [['s3://no-such-bucket', null] as const, [s3.address, { status: 403 }] as const]) {
      s3.trouble = () => trouble
      const { exit, stderr } = await command(['publish-remote', address], variables)
      s3.trouble = () => null
      expect(exit).toBe(2)
      expect(stderr).toMatch(/STORE_UNREACHABLE[^]*AWS_ENDPOINT_URL/)
      expect(stderr).not.toContain('secret-of-mine')
    }
  })

  it('ends with 2 for a time of service that means nothing', async () => {
    const variables = { ...s3.environment, DATA_DIR: dataDir, SERVE_AFTER_SECONDS: 'soon' }
    const { exit, stderr } = await command(['publish-remote', s3.address], variables)
    expect(exit).toBe(2)
    expect(stderr).toContain('SERVE_AFTER_SECONDS is a number of seconds')
  })
})
