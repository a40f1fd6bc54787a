import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGroupsFile } from '../../server/issuer-groups-file.ts'

const HEADER = 'root,group,valid_from,valid_to,source'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groups-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function read(content: string | Uint8Array) {
  const path = join(folder, 'groups.csv')
  await writeFile(path, content)
  return readGroupsFile(path)
}

const fault = async (content: string | Uint8Array) => {
  const error: unknown = await read(content).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Error
    ? error.message.replaceAll(`ISSUER_GROUPS_FILE ${join(folder, 'groups.csv')}: `, '')
    : null
}

describe('the file of groups of companies', () => {
  it('is read with quotes, Windows line ends, a byte order mark and empty lines', async () => {
    const file = await read(`\uFEFF${HEADER}\r\n33000167,"Petrobras, and others",2020-01-01,,"Form 8"\r\n\r\n`)

    expect(file?.members).toEqual([
      { root: '33000167', group: 'Petrobras, and others', valid_from: '2020-01-01', valid_to: null, source: 'Form 8' },
    ])
  })

  it('may have a company in another group later, and no group at all', async () => {
    const file = await read(`${HEADER}\n33000167,A,2020-01-01,2020-12-31,x\n33000167,B,2021-01-01,,x\n`)

    expect(file?.members).toHaveLength(2)
    expect((await read(HEADER))?.members).toEqual([])
    expect(await readGroupsFile(undefined)).toBeNull()
  })

  it('has another name when it changes', async () => {
    const [first, same, other] = [await read(HEADER), await read(HEADER), await read(`${HEADER}\n`)]

    expect(same?.digest).toBe(first?.digest)
    expect(other?.digest).not.toBe(first?.digest)
  })

  it.each([
    ['', 'line 1: begin with root,group,valid_from,valid_to,source, not ""'],
    ['root;group\n', 'line 1: begin with root,group,valid_from,valid_to,source, not "root;group"'],
    [
      `${HEADER}\n3300016,A,2020-01-01,,x`,
      'line 2, column root: give the first eight characters of a CNPJ, digits or capitals, not "3300016"',
    ],
    [`${HEADER}\n33000167,,2020-01-01,,x`, 'line 2, column group: give 1 to 200 characters, not ""'],
    [`${HEADER}\n33000167,A,2020-02-30,,x`, 'line 2, column valid_from: give a day, YYYY-MM-DD, not "2020-02-30"'],
    [
      `${HEADER}\n33000167,A,2020-01-01,today,x`,
      'line 2, column valid_to: give a day, YYYY-MM-DD, or nothing while it lasts, not "today"',
    ],
    [`${HEADER}\n\n33000167,A,2020-01-01,,`, 'line 3, column source: give 1 to 200 characters, not ""'],
    [
      `${HEADER}\n33000167,A,2021-01-01,2020-01-01,x`,
      'line 2, column valid_to: 2020-01-01 is before valid_from, 2021-01-01',
    ],
    [`${HEADER}\n33000167,A, B,2020-01-01,,x`, 'line 2, 6 columns: give 5, with quotes around a text with commas'],
    [
      `${HEADER}\n33000167,A,2020-01-01,,x\n33000167,B,2020-06-01,,x`,
      'line 3, column valid_from: 33000167 is in A on 2020-06-01 already, by line 2',
    ],
  ])('says what is wrong and where: %j', async (content, message) => {
    expect(await fault(content)).toBe(message)
  })

  it('says what is wrong with a file that is no text, too large, absent or with groups that are too large', async () => {
    expect(await fault(Uint8Array.from([0xe1, 0x0a]))).toBe('write it as UTF-8')
    expect(await fault(`${HEADER}\n"33000167`)).toContain('Quote Not Closed')
    expect(await fault('x'.repeat(4 * 2 ** 20 + 1))).toContain('has 4194305 bytes, and may have 4194304')
    await expect(readGroupsFile(join(folder, 'absent.csv'))).rejects.toThrow('ISSUER_GROUPS_FILE cannot be read')
    const rows = Array.from({ length: 501 }, (_, at) => `${String(10_000_000 + at)},A,2020-01-01,,x`)
    expect(await fault([HEADER, ...rows].join('\n'))).toBe('A has 501 lines, and may have 500')
  })

  it('lists twenty faults and counts the others', async () => {
    const message = await fault([HEADER, ...Array.from({ length: 25 }, () => 'x,A,2020-01-01,,x')].join('\n'))

    expect(message?.split('\n')).toHaveLength(21)
    expect(message).toContain('and 5 more')
  })
})
