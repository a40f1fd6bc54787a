import { Lake } from '../../../lake/lake.ts'
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth } from '../../helpers/portal.ts'

const FILE = 'cvm_fund_month/competence_month=2025-10/cvm_fund_month.parquet'

async function published() {
  const { dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
  const { folder, id } = await readServed(dataDir)
  return { dataDir, id, folder, path: join(folder, FILE) }
}

const verified = (dataDir: string, id: string | null = null) => {
  const { log, effects } = silent('2025-12-16T03:00:00Z')
  return verify(new Lake(dataDir), id, effects).then(() => log)
}

describe('verifying a snapshot', () => {
  it('finds every file as it was published', async () => {
    const { dataDir, id } = await published()

    expect(await verified(dataDir)).toMatchObject([
      { step: 'verify', subject: id, level: 'info', detail: 'not signed' },
      { step: 'log', subject: id, detail: 'as in the log of manifests, which has 1 entries' },
      { step: 'verify', subject: id, detail: expect.stringMatching(/^37 files, .* all as published$/) as string },
      { step: 'delta', subject: id, detail: 'the logs of 37 tables agree' },
    ])
    expect(await verified(dataDir, id)).toHaveLength(4)
  })

  it('says that there is no such snapshot, and which there are', async () => {
    const { dataDir, id } = await published()
    const readError = (error: unknown) => error as { code: string; message: string; hint: string }

    const unknown = await verified(dataDir, '20200101T000000Z').catch(readError)
    const none = await verified(await temporaryFolder(), '20200101T000000Z').catch(readError)

    expect(unknown).toMatchObject({
      code: 'BAD_PARAMETER',
      message: `there is no snapshot 20200101T000000Z in ${dataDir}`,
    })
    expect(unknown).toHaveProperty('hint', expect.stringContaining(`There are 1, from ${id} to ${id}`))
    expect(none).toHaveProperty('hint', 'There is none at all: run market-data-server build first.')
  })

  it('finds a changed file', async () => {
    const { dataDir, path } = await published()
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
    await writeFile(path, bytes)

    await expect(verified(dataDir)).rejects.toMatchObject({
      code: 'SNAPSHOT_DAMAGED',
      message: expect.stringContaining(`${FILE} has other content`) as string,
    })
  })

  it('finds a shortened and a lengthened file', async () => {
    const [short, long] = [await published(), await published()]
    await truncate(short.path, 10)
    await appendFile(long.path, 'x')

    await expect(verified(short.dataDir)).rejects.toThrow(`${FILE} has 10 bytes, not `)
    await expect(verified(long.dataDir)).rejects.toThrow(/has \d+ bytes, not \d+/)
  })

  it('finds a missing file', async () => {
    const { dataDir, path } = await published()
    await rm(path)

    await expect(verified(dataDir)).rejects.toMatchObject({
      message: expect.stringContaining(`${FILE} is missing`) as string,
    })
  })

  it('names every file that is not as published', async () => {
    const { dataDir, folder, path } = await published()
    await rm(path)
    await rm(join(folder, 'source_file/all/source_file.parquet'))

    await expect(verified(dataDir)).rejects.toThrow(/cvm_fund_month\.parquet is missing; source_file.*is missing/)
  })

  it.each([
    ['cut short', (text: string) => text.slice(0, 500)],
    ['changed by hand', (text: string) => text.replace('"rows": 1', '"rows": 2')],
    ['gone', null],
  ])('finds a manifest that is %s', async (_name, change) => {
    const { dataDir, folder } = await published()
    const path = join(folder, 'manifest.json')
    await (change === null ? rm(path) : writeFile(path, change(await readFile(path, 'utf8'))))

    await expect(verified(dataDir)).rejects.toMatchObject({ code: 'SNAPSHOT_DAMAGED' })
  })

  it('says that nothing is published if there is no snapshot', async () => {
    await expect(verified(await temporaryFolder())).rejects.toMatchObject({ code: 'NOTHING_PUBLISHED' })
  })
})
