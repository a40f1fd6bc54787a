import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Duck } from '../../../pipeline/duckdb.ts'
import { type HeldDatabase, holdDuck } from '../../helpers/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { literal } from '../../../shared/sql-text.ts'

let duck: Duck
let held: HeldDatabase<Duck>

beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  duck = held.it
  await duck.run(readFileSync(new URL('../../../schemas/core/macros.sql', import.meta.url), 'utf8'))
})

afterAll(() => held.close())

async function answer(expression: string): Promise<unknown> {
  const [row] = await duck.rows(`SELECT ${expression} AS answer`)
  return row?.['answer']
}

const sql = (value: string | null) => (value === null ? 'NULL::VARCHAR' : literal(value))

describe('the id of a class', () => {
  it('is a UUIDv5 in the namespace of URLs', async () => {
    const uuid = fc.stringMatching(/^[0-9A-Z]{14}$/)

    await fc.assert(
      fc.asyncProperty(uuid, async (cnpj) => {
        const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')
        const hash = createHash('sha1').update(namespace).update(`cvm:class:${cnpj}`).digest().subarray(0, 16)
        hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
        hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
        const expected = hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

        expect(await answer(`class_uuid(${literal(cnpj)})`)).toBe(expected)
      }),
    )
  })
})

describe('a number that lost its zeros', () => {
  it.each([
    ['191', '00000000000191'],
    ['68305000135', '00068305000135'],
    ['00068305000135', '00068305000135'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12ABC', '12ABC'],
    ['123456789012345', '123456789012345'],
    [null, null],
  ])('%j becomes %j', async (document, padded) => {
    expect(await answer(`padded_cnpj(${sql(document)})`)).toBe(padded)
  })
})

describe('a natural person', () => {
  it.each([
    ['PF', '52998224725', true],
    ['PF', null, true],
    ['PF', '00068305000135', true],
    [null, '52998224725', true],
    ['PJ', '52998224725', true],
    [null, '00052998224725', true],
    ['PJ', '00052998224725', true],
    [null, '00052998224726', false],
    ['PJ', '00068305000135', false],
    ['PJ', '00000000018801', false],
    ['PJ', '52998224725000', false],
    ['PJ', null, false],
    [null, null, false],
    [null, '12ABC34501DE35', false],
    [null, '000ABC34501DE3', false],
  ])('is recognized by kind %j and number %j: %j', async (kind, document, person) => {
    expect(await answer(`is_person(${sql(kind)}, ${sql(document)})`)).toBe(person)
  })

  it.each([
    ['52998224725', '***982247**'],
    ['00052998224725', '***982247**'],
    ['1234567', '***012345**'],
    [null, null],
  ])('%j is masked as %j', async (document, masked) => {
    expect(await answer(`masked_cpf(${sql(document)})`)).toBe(masked)
  })
})

describe('the token of a type', () => {
  it.each([
    ['CLASSES - FIF', 'FIF'],
    ['CLASSES FIIM', 'FIIM'],
    ['Classes de Cotas de Fundos FIP (FMIEE)', 'FIP (FMIEE)'],
    ['Classe FIDC', 'FIDC'],
    ['fi', 'FI'],
    ['FMP-FGTS CL', 'FMP-FGTS CL'],
  ])('of %s is %s', async (type, token) => {
    expect(await answer(`fund_type_token(${literal(type)})`)).toBe(token)
  })
})
