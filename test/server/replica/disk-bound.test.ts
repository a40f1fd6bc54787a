import { Lake } from '../../../lake/lake.ts'
import { expect, it } from 'vitest'
import { refuseTooLarge } from '../../../server/replica/disk-bound.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const fileOf = (bytes: number) => ({ file: 'b3_quote/all/b3_quote.parquet', rows: 1, bytes, sha256: '0'.repeat(64) })

it('a snapshot that the disk cannot hold is refused, and the refusal says how much is missing', async () => {
  const folder = await temporaryFolder()
  const huge = { snapshot: '20260110T030000Z', missing: [fileOf(2 ** 52)] }
  await expect(refuseTooLarge(new Lake(folder), null, huge)).rejects.toThrow(
    /20260110T030000Z needs 4503599627370496 bytes more, and the disk of .* has \d+ left/,
  )
  await refuseTooLarge(new Lake(folder), null, { ...huge, missing: [fileOf(1)] })
})

it('a snapshot that goes beyond the bound of the operator is refused by the bytes that are too few', async () => {
  const folder = await temporaryFolder()
  const needed = { snapshot: '20260110T030000Z', missing: [fileOf(1000)] }
  await expect(refuseTooLarge(new Lake(folder), 990, needed)).rejects.toThrow('REPLICA_MAX_BYTES is 10 too few')
  await refuseTooLarge(new Lake(folder), 1000, needed)
})
