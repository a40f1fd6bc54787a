import { realFiles } from '../../../lake/files.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countLoadingThreads, loadMembers } from '../../../pipeline/compile/load-members.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import type { ExtractedMember } from '../../../pipeline/read/extract.ts'
import type { Member, Source } from '../../../schemas/core/source.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const fileOf = (members: number) => ({
  raw: {
    members: Array.from({ length: members }, (_, at) => ({ name: `member ${String(at)}`, bytes: 1, sha256: 'a' })),
  },
})

describe('the threads of DuckDB while members are loaded', () => {
  it('are one less than later where the main thread numbers further members meanwhile', () => {
    expect(countLoadingThreads([fileOf(12)], 2)).toBe(1)
    expect(countLoadingThreads([fileOf(1), fileOf(2)], 4)).toBe(3)
  })

  it('are all of them for files of one member, and for members that were numbered before', () => {
    expect(countLoadingThreads([fileOf(1), fileOf(0)], 2)).toBe(2)
    expect(countLoadingThreads([{ ...fileOf(12), extracted: [] }], 2)).toBe(2)
  })

  it('are never none', () => {
    expect(countLoadingThreads([fileOf(12)], 1)).toBe(1)
  })
})

const member = (id: string): Member => ({
  id,
  relation: 'raw_line',
  names: () => [id],
  fields: { NAME: { kind: 'text' } },
})

const source: Source = {
  id: 'made_up',
  page: 'https://example.com',
  format: 'zip',
  members: [member('LONG'), member('MISSING')],
  covers: 'month',
  from: '2025-01',
  cadence: { nightly: 1, weekly: 1 },
  url: () => 'https://example.com/made_up.zip',
  maxUnpackedBytes: 1_000_000,
}

describe('members that cannot be loaded', () => {
  it('are refused by the first in their order, whichever failed first', async () => {
    const folder = await temporaryFolder()
    const long = join(folder, 'long.csv')
    // DuckDB finds the field too many at the end of the file; that the other file is not there it finds at once.
    await writeFile(long, `${'1;A\n'.repeat(200_000)}2;A;B\n`)
    const extracted = [member('LONG'), member('MISSING')].map((each): ExtractedMember => ({
      source,
      member: each,
      period: '2025-01',
      memberFile: each.id,
      path: each.id === 'LONG' ? long : join(folder, 'missing.csv'),
      columns: ['NAME'],
      lines: 1,
      bad: [],
      encoding: 'iso-8859-1',
      unendedLine: null,
    }))
    const raw = {
      url: source.url('2025-01'),
      path: join(folder, 'made_up.zip'),
      retrieved_at: '2025-02-01T00:00:00Z',
      etag: null,
      last_modified: null,
      bytes: 1,
      sha256: 'a',
      members: [],
      damage: null,
    }
    const input = { source, period: '2025-01', month: '2025-01', months: ['2025-01'], raw, extracted, declaredIn: '' }

    const loading = withDuck({ threads: 2, connections: 2, temporary: join(folder, 'spill') }, (duck) =>
      loadMembers(duck, [input], source.members, { lookups: [], folder, files: realFiles, maskPersonalData: false }),
    )

    await expect(loading).rejects.toThrow('long.csv')
  })
})
