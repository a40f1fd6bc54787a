import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlainFundMonths, readCda } from '../../helpers/plain-reading/cda.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'
import { type Compiled, openCompiled, zipOfSample } from './compiled.ts'
import { filedFigures, lineFigures, publishedFigures, summaryFigures } from './figures.ts'

let compiled: Compiled

beforeAll(async () => {
  compiled = await openCompiled(await sampleDataDir())
})

afterAll(async () => {
  await compiled.close()
  await rm(compiled.dataDir, { recursive: true })
})

describe.each(['2024-02', '2025-10'])('the real month %s, against a reading that shares no code', (month) => {
  it('has every line of every member, each with its own filed figures', async () => {
    const filed = filedFigures(readCda(zipOfSample(month)))

    const published = await publishedFigures(compiled, month)

    expect(published.size).toBe(filed.size)
    expect(published).toEqual(filed)
  })

  it('has the NAV, the signed total and the number of lines of every class', async () => {
    const plain = lineFigures(readPlainFundMonths(zipOfSample(month)))

    const summary = await summaryFigures(compiled, month)

    expect(summary).toEqual(plain)
  })
})

describe('the golden figures for 2025-10', () => {
  it('counts 13,153 lines of the structured funds, 656 confidential totals, 132 swaps and 2,819 of block 6', async () => {
    const rows = await compiled.rows(
      `SELECT block, count(*)::INTEGER AS lines FROM cvm_fund_portfolio WHERE competence_month = '2025-10' GROUP BY ALL ORDER BY block`,
    )

    expect(rows).toEqual([
      { block: '3', lines: 132 },
      { block: '6', lines: 2819 },
      { block: 'fie', lines: 13153 },
      { block: 'fie_confid', lines: 656 },
    ])
  })

  it('reconciles 484 of the 551 structured funds with open lines within R$ 1', async () => {
    const rows = await compiled.rows(`
      SELECT count(*)::INTEGER AS funds, (count(*) FILTER (reconciliation_grade = 'exact'))::INTEGER AS exact
      FROM cvm_fund_month WHERE competence_month = '2025-10' AND nav_source = 'inline'`)

    expect(rows).toEqual([{ funds: 551, exact: 484 }])
  })

  it('adds the NAV file up to 13,024,869,876,836.44', async () => {
    const rows = await compiled.rows(
      `SELECT sum(nav_value)::VARCHAR AS total FROM cvm_fund_month WHERE competence_month = '2025-10' AND nav_source = 'nav_file'`,
    )

    expect(rows).toEqual([{ total: '13024869876836.44' }])
  })

  it('gives 57 lines in 23 groups the same key and distinguishes them by their ordinal', async () => {
    const rows = await compiled.rows(`
      SELECT count(*)::INTEGER AS groups_of_equals, sum(lines)::INTEGER AS lines FROM (
        SELECT split_part(id, '-', 1) AS key, count(*) AS lines FROM cvm_fund_portfolio
        WHERE competence_month = '2025-10' GROUP BY ALL HAVING count(*) > 1)`)

    expect(rows).toEqual([{ groups_of_equals: 23, lines: 57 }])
  })

  it.each([
    ['62415896000127', '84935606.40', 'exact'],
    ['62013226000184', '72108789.20', 'exact'],
    ['10406511000161', '9454033749.82', 'exact'],
    ['40155573000109', '837498299.90', 'ok'],
  ])('totals %s at %s', async (cnpj, total, grade) => {
    const rows = await compiled.rows(`
      SELECT total_portfolio_value::VARCHAR AS total, reconciliation_grade AS grade FROM cvm_fund_month
      WHERE competence_month = '2025-10' AND cnpj = '${cnpj}'`)

    expect(rows).toEqual([{ total, grade }])
  })
})

it('adds 00.068.305/0001-35 up to its NAV of 2024-02, 38,034,264.24, to the cent', async () => {
  const rows = await compiled.rows(`
    SELECT nav_value::VARCHAR AS nav, total_portfolio_value::VARCHAR AS total, line_count FROM cvm_fund_month
    WHERE competence_month = '2024-02' AND cnpj = '00068305000135'`)

  expect(rows).toEqual([{ nav: '38034264.24', total: '38034264.24', line_count: 3 }])
})

it('is read by another Parquet reader, in the order of class, member and line', async () => {
  const file = await asyncBufferFromFile(
    join(compiled.dataDir, 'current/cvm_fund_portfolio/competence_month=2025-10/cvm_fund_portfolio.parquet'),
  )

  const rows = await parquetReadObjects({
    file,
    compressors,
    columns: ['cnpj', 'source_member', 'source_line', 'isin'],
  })

  const places = rows.map(({ cnpj, source_member, source_line }) =>
    [cnpj, source_member, String(source_line).padStart(9)].join(' '),
  )
  expect(places).toHaveLength(16_760)
  expect(places).toEqual([...places].sort())
})

it('shows no personal number that the sample holds', async () => {
  const rows = await compiled.rows(`
    SELECT DISTINCT issuer_document, issuer_name FROM cvm_fund_portfolio WHERE issuer_person_type = 'PF'
    UNION SELECT DISTINCT document, '***' FROM cvm_fund_integrant WHERE document_type = 'CPF'`)

  expect(rows).toEqual([{ issuer_document: '***000001**', issuer_name: '***' }])
})
