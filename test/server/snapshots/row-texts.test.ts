import { expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { Rows } from '../../../schemas/api/endpoint.ts'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { RowTexts } from '../../../server/snapshots/row-texts.ts'

const pack = (rows: readonly Row[]) => RowTexts.pack(Rows.of(rows).pieces)

const FULL: Row = {
  name: 'AÇÕES "A" \u2028',
  cnpj: 'a',
  nav: new ExactNumber('12345678901234567890.120000'),
  line: 7,
  esg: false,
}
const EMPTY: Row = { name: '', cnpj: 'a', nav: null, line: null, esg: null }

it('every kind of value comes back as it was, in the order of its columns', async () => {
  const texts = await pack([EMPTY, FULL])
  const rows = texts.find('a')

  expect(rows).toStrictEqual([EMPTY, FULL])
  expect(rows.map((row) => Object.keys(row))).toEqual([Object.keys(EMPTY), Object.keys(FULL)])
})

it('a class has its own rows in their order, wherever they stand', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at): Row => ({
    cnpj: `c${String(at % 7)}`,
    text: 'ç'.repeat(at % 60),
    at,
  }))
  const texts = await pack(rows)

  for (let at = 0; at < 7; at++) {
    const cnpj = `c${String(at)}`
    expect(texts.find(cnpj)).toStrictEqual(rows.filter((row) => row['cnpj'] === cnpj))
  }
  expect(texts.find('c7')).toEqual([])
})

it('whoever changes a row that was found does not change it for the next', async () => {
  const texts = await pack([FULL])
  const [found] = texts.find('a')
  Object.assign(found ?? {}, { name: 'B' })

  expect(texts.find('a')).toStrictEqual([FULL])
})

it.each([
  ['a list', [{ cnpj: 'a', of: ['x'] }]],
  [
    'numbers that are exact in one row only',
    [
      { cnpj: 'a', of: new ExactNumber('1') },
      { cnpj: 'a', of: 1 },
    ],
  ],
] as const)('a look-up with %s is not kept', async (_what, rows) => {
  await expect(pack(rows)).rejects.toThrow('of of a kept look-up has no single kind of value')
})
