import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { ExactNumber } from '../../../../../schemas/core/exact-number.ts'
import { VALUE_SEPARATOR } from '../../../../../schemas/core/value-text.ts'
import { listPackedNames } from '../../../../../schemas/core/packed.ts'
import { portfolioColumns } from '../../../../../schemas/datasets/cvm_fund_portfolio/columns.ts'
import { packedValues } from '../../../../../schemas/datasets/cvm_fund_portfolio/packed.ts'
import { PackedRows, writeItem } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/lines/packed-json.ts'
import { unpackLine } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/lines/packed-line.ts'
import { makeItem } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/read-portfolio.ts'
import { addHoldingsSource, addLineSource } from '../../../../../schemas/fund/api/reports/line-source.ts'
import { toJson } from '../../../../../server/snapshots/values.ts'

const types = new Map(Object.entries(portfolioColumns).map(([name, { duckdb }]) => [name, duckdb]))
const MEMBER = 'cda_fi_BLC_1_202510.csv'
const url = 'https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip'
const filed = {
  dataset: 'cvm_fund_portfolio',
  month: '2025-10',
  url,
  sha256: 'ab'.repeat(32),
  members: [{ name: MEMBER }],
}
const snapshot = { manifest: { sources: [filed] } } as never
const withoutSource = addLineSource(snapshot, false, '2025-10')
const withSource = addLineSource(snapshot, true, '2025-10')

/** A text as DuckDB prints a value of a column, or nothing. */
function valueText(duckdb: string): fc.Arbitrary<string> {
  const decimals = /^DECIMAL\(\d+, ?(\d+)\)$/.exec(duckdb)?.[1]
  if (decimals !== undefined) {
    const digits = fc.tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.stringMatching(/^\d{12}$/))
    return digits.map(([whole, fraction]) =>
      decimals === '0'
        ? String(whole)
        : `${String(whole)}.${fraction.slice(0, Number(decimals)).padEnd(Number(decimals), '0')}`,
    )
  }
  if (duckdb === 'BOOLEAN') return fc.constantFrom('true', 'false')
  if (duckdb === 'INTEGER') return fc.integer().map(String)
  return fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\u001e\u001f]/g, ' '))
}

const texts = fc.tuple(
  ...listPackedNames(packedValues).map((name) =>
    fc.oneof(fc.constant(name === 'source_member' ? MEMBER : ''), valueText(types.get(name) ?? 'VARCHAR')),
  ),
)
/** A line whose block is known, as each has one; a line of older code ends earlier. */
const line = fc
  .record({ id: fc.uuid(), texts, length: fc.integer({ min: 5, max: listPackedNames(packedValues).length }) })
  .map((each) => ({
    cnpj: '62415896000127',
    id: each.id,
    packed: each.texts.slice(0, each.length).join(VALUE_SEPARATOR),
  }))
const navs = fc.oneof(
  fc.constant(null),
  fc.bigInt({ min: 1n, max: 10n ** 14n }).map((cents) => new ExactNumber(`${String(cents)}.07`)),
)

it('the JSON of a line equals that of the item made of it, with its source and without', () => {
  fc.assert(
    fc.property(line, navs, (packed, nav) => {
      const item = makeItem(unpackLine(packed), nav, withoutSource)
      expect(writeItem(packed, nav)).toBe(toJson(item))
      const sourced = makeItem(unpackLine(packed), nav, withSource)
      expect(writeItem(packed, nav, addHoldingsSource(snapshot, true, '2025-10'))).toBe(toJson(sourced))
    }),
    { numRuns: 500 },
  )
})

it('a list of lines is written in the order and in the pieces of its rows', async () => {
  const lines = fc.sample(line, 250)
  const rows = new PackedRows(lines)
  const written: (readonly string[])[] = []
  for await (const piece of rows.writeItems(null, null)) written.push(piece)
  const made: (readonly Row[])[] = []
  for await (const piece of rows.pieces) made.push(piece)

  expect(written.map(({ length }) => length)).toEqual(made.map(({ length }) => length))
  expect(written.flat()).toEqual(made.flat().map((row) => toJson(makeItem(row, null, withoutSource))))
})
