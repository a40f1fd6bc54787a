import { describe, expect, it } from 'vitest'
import { readTable, refusals, textRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, companyMirror, QUARTERS, STATEMENTS } from '../../helpers/companies.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { type EditFile, inLines, inZip, replacing } from '../../helpers/edit-source.ts'

const SEPTEMBER = { ...COMPANY_NIGHT, from: '2020-09', to: '2020-09', datasets: ['cvm_company_statement'] }

/** Counts the accounts of the income, by kind of document, period and days. */
async function countIncome(compiled: CompiledMirror): Promise<string[]> {
  const rows = await textRows(
    `SELECT concat_ws(' ', category, period, period_start, count(*)) AS said
     FROM ${await readTable(compiled, 'cvm_company_statement')} WHERE statement = 'income' GROUP BY category, period, period_start ORDER BY 1`,
  )
  return rows.map(({ said }) => said ?? '')
}

/** Makes of a quarterly file one of years, with other numbers of documents. */
const asYears: EditFile = (bytes) =>
  inZip(/_2020\.csv$/, replacing(';ITR;9', ';DFP;8'), (name) => name.replace('itr_', 'dfp_'))(bytes)

describe('the statements of a quarter', () => {
  it('are published beside those of a year that end on the same day, with the same version', async () => {
    const mirror = await companyMirror(QUARTERS)
    await companyMirror(QUARTERS, asYears, mirror, STATEMENTS)
    const compiled = await compileMirror(mirror, SEPTEMBER)

    expect(refusals(compiled)).toEqual([])
    const spans = ['current 2020-01-01 18', 'current 2020-07-01 18', 'previous 2019-01-01 18', 'previous 2019-07-01 18']
    expect(await countIncome(compiled)).toEqual(
      ['DFP', 'ITR'].flatMap((category) => spans.map((span) => `${category} ${span}`)),
    )
    const documents = await textRows(
      `SELECT category, document_id::VARCHAR AS id, superseded::VARCHAR AS superseded
       FROM ${await readTable(compiled, 'cvm_company_document')} ORDER BY ALL`,
    )
    expect(documents).toEqual([
      { category: 'DFP', id: '8000004', superseded: 'false' },
      { category: 'ITR', id: '9000004', superseded: 'false' },
    ])
  })

  it('are set aside where the results of the quarter do not follow, with the year so far; the year before stays', async () => {
    const edit = inLines((lines) =>
      lines.map((line) =>
        line.includes(';2020-07-01;2020-09-30;3.05;') ? line.replace(/;140\.0{10};/, ';141.0000000000;') : line,
      ),
    )
    const compiled = await compileMirror(await companyMirror(QUARTERS, inZip(/DRE_ind/, edit)), SEPTEMBER)

    expect(refusals(compiled)).toEqual([])
    expect(await countIncome(compiled)).toEqual(['ITR previous 2019-01-01 18', 'ITR previous 2019-07-01 18'])
  })

  it('are published for the months that have them, where no file of years is there', async () => {
    const months = { ...SEPTEMBER, from: '2020-01', to: '2020-12' }
    const compiled = await compileMirror(await companyMirror(QUARTERS), months)

    expect(refusals(compiled)).toEqual([])
    expect(compiled.partitions.map(({ job }) => job.month).sort()).toEqual(['2020-03', '2020-06', '2020-09'])
  })
})
