import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { recordVerify } from '../../../pipeline/commands/record-verify.ts'
import { lastVerifySchema } from '../../../schemas/core/last-verify.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const NOW = '2026-01-10T03:00:00Z'
const read = async (lake: Lake) => lastVerifySchema.parse(JSON.parse(await readFile(lake.lastVerify, 'utf8')))

it('leaves when the data were verified and what was wrong, and fails as the verification did', async () => {
  const lake = new Lake(await temporaryFolder())
  await recordVerify(lake, silent(NOW).effects, () => Promise.resolve())
  expect(await read(lake)).toEqual({ ended_at: '2026-01-10T03:00:00.000Z', failure: null })

  const failing = recordVerify(lake, silent(NOW).effects, () => Promise.reject(new Error('a file is damaged')))

  await expect(failing).rejects.toThrow('a file is damaged')
  expect(await read(lake)).toMatchObject({ failure: 'a file is damaged' })
})

it('verifies a copy that cannot be written, and says that nobody will know of it', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
  const lake = new Lake(await temporaryFolder(), { ...realFiles, rename: refuse })
  const { log, effects } = silent(NOW)

  await recordVerify(lake, effects, () => Promise.resolve())

  expect(log).toMatchObject([{ level: 'warn', detail: expect.stringContaining('cannot be written') as string }])
})
