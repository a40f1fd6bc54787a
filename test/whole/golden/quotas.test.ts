import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'
import { type Compiled, openCompiled } from './compiled.ts'

let compiled: Compiled

beforeAll(async () => {
  compiled = await openCompiled(await sampleDataDir())
})

afterAll(async () => {
  await compiled.close()
  await rm(compiled.dataDir, { recursive: true })
})

describe('who holds whom in the real 2025-10', () => {
  it.each([
    ['45123558000100', '06175696000173', '0.0013100054'],
    ['53314618000192', '30143979000118', '1.0000000017'],
    ['60023816000162', '60553176000100', '0.6676955493'],
    ['60553176000100', '60023816000162', '1.4844838991'],
    ['28729157000171', '58255305000124', '0.9999998322'],
    ['58255305000124', '28729157000171', '0.0290417563'],
  ])('%s has of %s the part %s', async (holder, held, share) => {
    const rows = await compiled.rows(
      `SELECT fund_share::VARCHAR AS share FROM cvm_fund_quota
       WHERE competence_month = '2025-10' AND cnpj = '${holder}' AND fund_cnpj = '${held}'`,
    )

    expect(rows).toEqual([{ share }])
  })

  it('is 4,580 lines of quotas of the structured funds, 153 confidential totals and 5 of funds abroad', async () => {
    const rows = await compiled.rows(
      `SELECT is_foreign, confidential, count(*)::INTEGER AS lines FROM cvm_fund_quota
       WHERE competence_month = '2025-10' GROUP BY ALL ORDER BY lines DESC`,
    )

    expect(rows).toEqual([
      { is_foreign: false, confidential: false, lines: 4580 },
      { is_foreign: false, confidential: true, lines: 153 },
      { is_foreign: true, confidential: false, lines: 5 },
    ])
  })
})

describe.each(['2024-02', '2025-10'])('in %s', (month) => {
  it('the quotas and the other lines of a class together are its lines, and add up to its total', async () => {
    const rows = await compiled.rows(
      `WITH line_of_either AS (
         SELECT cnpj, count(*) AS lines, coalesce(sum(final_position_value), 0) AS total
         FROM cvm_fund_quota WHERE competence_month = '${month}' GROUP BY cnpj
         UNION ALL
         SELECT cnpj, line_count, total_value FROM cvm_fund_direct WHERE competence_month = '${month}'
       ), class AS (SELECT cnpj, sum(lines) AS lines, sum(total) AS total FROM line_of_either GROUP BY cnpj)
       SELECT count(*)::INTEGER AS classes,
         (count(*) FILTER (lines = line_count AND total = total_portfolio_value))::INTEGER AS agreeing
       FROM cvm_fund_month LEFT JOIN class USING (cnpj) WHERE competence_month = '${month}' AND line_count > 0`,
    )

    const classes = rows[0]?.['classes']
    expect(rows).toEqual([{ classes, agreeing: classes }])
    expect(classes).toBeGreaterThan(1000)
  })

  it('the values that are no quotas are next to each other and add up', async () => {
    const rows = await compiled.rows(
      `SELECT (count(*) FILTER (
           list_sum(list_transform(string_split(line_values, ' '), value -> value::DECIMAL(20, 2))) <> total_value
           OR len(string_split(line_values, ' ')) <> line_count))::INTEGER AS wrong
       FROM cvm_fund_direct WHERE competence_month = '${month}'`,
    )

    expect(rows).toEqual([{ wrong: 0 }])
  })
})
