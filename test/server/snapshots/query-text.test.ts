import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeOrder } from '../../../schemas/api/sort.ts'
import { parseQueryText, readQueryText } from '../../../server/snapshots/query-text.ts'

const ROOT = new URL('../../../', import.meta.url)

/** Every SQL file of the answers but the macros. */
const files = ['schemas/', 'server/'].flatMap((room) =>
  readdirSync(new URL(room, ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}${path}`)
    .filter((path) => path.endsWith('.sql') && /^server\/|\/api\//.test(path) && !path.endsWith('macros.sql')),
)

const written = (sql: string) =>
  parseQueryText(sql, 'list.sql').write((table) => `read_parquet('${table}') AS ${table}`)

describe('the SQL of an answer', () => {
  it('reads the tables that it names in braces, each once', () => {
    const sql = 'SELECT id FROM {cvm_fund_month} JOIN {cvm_fund_class} USING (cnpj) WHERE id IN (FROM {cvm_fund_month})'

    expect(parseQueryText(sql, 'list.sql').reads).toEqual(['cvm_fund_month', 'cvm_fund_class'])
    expect(written('SELECT * FROM {b3_quote} WHERE n')).toBe(
      "SELECT * FROM read_parquet('b3_quote') AS b3_quote WHERE n",
    )
  })

  it('selects the columns of the row that it names, an absent text as ""', () => {
    expect(written('SELECT {CalendarDay}')).toBe(`SELECT "date", coalesce("name", '') AS "name"`)
    expect(written('SELECT {PortfolioItem}')).toContain(`coalesce("sales_value", 0) AS "sales_value", `)
    expect(written('SELECT {PortfolioItem}')).not.toContain('portfolio_share_percent')
    expect(written('SELECT { {PortfolioItem.metainfo} }')).toMatch(
      /^SELECT \{ "block": "block", .*, "aggregated": "aggregated", .*, "foreign_value": "foreign_value", .*, "collateral_asset_id": "collateral_asset_id" \}$/,
    )
  })

  it('has the SQL that statements share in its place, with the tables that it reads', () => {
    const sql = 'SELECT count(*) FROM ({fidc_report}) WHERE {in_ranges}'

    expect(parseQueryText(sql, 'list.sql').reads).toEqual(['cvm_fidc_quota', 'cvm_fidc_month'])
    expect(written(sql)).toContain("FROM read_parquet('cvm_fidc_month') AS cvm_fidc_month")
    expect(written(sql)).toMatch(/^SELECT count\(\*\) FROM \(WITH holder AS .*\) WHERE true$/s)
  })

  it('sorts by the requested column, as it is behind FROM, and only where a request names one', () => {
    const query = parseQueryText("SELECT coalesce(name, '') AS name FROM {b3_quote} ORDER BY {sorted}, id", 'list.sql')
    const sorted = writeOrder({ sort_by: 'name', sort_order: 'desc' })

    expect(query.reads).toEqual(['b3_quote'])
    expect(query.write(() => 'quotes', { sorted })).toBe(
      `SELECT coalesce(name, '') AS name FROM quotes ORDER BY CASE WHEN true THEN "name" END DESC NULLS LAST, id`,
    )
    expect(() => query.write(() => 'quotes')).toThrow('no request names one')
  })

  it('chooses rows by a condition, which is true for all of them without one', () => {
    const query = parseQueryText('SELECT * FROM {b3_quote} WHERE {in_ranges}', 'list.sql')
    const relation = () => 'quotes'

    expect(query.reads).toEqual(['b3_quote'])
    expect(query.write(relation)).toBe('SELECT * FROM quotes WHERE true')
    expect(query.write(relation, { in_ranges: '("close" >= $min_close::DECIMAL(18,2))' })).toContain(
      'WHERE ("close" >= $min_close',
    )
    expect(() => parseQueryText('SELECT 1', 'list.sql').write(relation, { in_ranges: 'true' })).toThrow(
      'where {in_ranges} belongs',
    )
  })

  it.each([
    ['a table that there is not', '{cvm_fund_dialy}', 'did you mean {cvm_fund_daily}?'],
    ['a row that there is not', '{Quot}', 'did you mean {Quote}?'],
    ['an object that the row has not', '{PortfolioItem.metadata}', '{PortfolioItem.metadata} in list.sql is no table'],
    ['a field that is no object', '{PortfolioItem.id}', 'no row of an answer'],
  ])('is refused if it names %s', (_what, placeholder, message) => {
    expect(() => parseQueryText(`SELECT * FROM ${placeholder}`, 'list.sql')).toThrow(message)
  })

  it('may have braces in a comment, and structs', () => {
    const sql = "-- As /v1/fund/{cnpj} says.\nSELECT {'a': 1, b: 2}"

    expect(written(sql)).toBe(sql)
  })

  it.each(files)('names only what there is: %s', (path) => {
    expect(() => readQueryText(new URL(path, ROOT))).not.toThrow()
  })

  it('is found in many files', () => {
    expect(files.length).toBeGreaterThan(30)
  })
})
