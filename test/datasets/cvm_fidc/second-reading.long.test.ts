import { describe, expect, it } from 'vitest'
import { refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { withFault } from '../../helpers/sql-faults.ts'
import { FILED_TWICE, fidcMember, fidcMirror } from '../../helpers/receivables.ts'
import dataset from '../../../schemas/datasets/cvm_fidc/dataset.ts'

async function refusalWith(file: string, from: string, to: string): Promise<string> {
  const declared = [await withFault(dataset, file, from, to)]
  const mirror = await fidcMirror({ classes: [FILED_TWICE] })
  return refusals(
    await compileMirror(mirror, { from: '2025-06', to: '2025-06', declared, datasets: ['cvm_fidc'] }),
  ).join()
}

describe('the second reading of receivables funds', () => {
  it.each([
    ['the sign of a leaf', 'cvm_fidc_balance.sql', 'THEN -value', 'THEN value', 'cvm_fidc_balance.value', 'III'],
    [
      'a segment',
      'cvm_fidc_segment.sql',
      '  value,\n  source_column',
      '  value + 0.01 AS value,\n  source_column',
      'cvm_fidc_segment.value',
      'II',
    ],
    ['an age', 'cvm_fidc_age.sql', '  value,\n', '  2 * value AS value,\n', 'cvm_fidc_age.value', 'VI'],
    [
      'a sum of one line',
      'cvm_fidc_month.sql',
      '+ TAB_I2A3_VL_CRED_INAD',
      '- TAB_I2A3_VL_CRED_INAD',
      'cvm_fidc_month.overdue',
      'I',
    ],
    [
      'open for closed',
      'cvm_fidc_month.sql',
      "WHEN 'ABERTO' THEN true WHEN 'FECHADO' THEN false",
      "WHEN 'FECHADO' THEN true",
      'cvm_fidc_month.open_ended',
      'I',
    ],
    [
      'the share of an assignor',
      'cvm_fidc_assignor.sql',
      'filed_share      ',
      'filed_share / 2  ',
      'cvm_fidc_assignor.share_percent',
      'I',
    ],
  ])('refuses %s that is wrong', async (_what, file, from, to, column, table) => {
    const refusal = await refusalWith(file, from, to)

    expect(refusal).toContain('SECOND_READING_DIFFERS')
    expect(refusal).toContain(`column ${column} `)
    expect(refusal).toContain(fidcMember(table))
  })

  it('follows each line that a row names: of the NAV, and of the holders of a series', async () => {
    const nav = await refusalWith('cvm_fidc_month.sql', 'raw_nav.line     ', 'raw_nav.line + 1 ')
    const holders = await refusalWith('cvm_fidc_quota.sql', 'holders.line           AS', '1 + holders.line AS')

    expect(nav).toMatch(new RegExp(`${fidcMember('IV')} line \\d`))
    expect(holders).toMatch(new RegExp(`${fidcMember('X_1')} line \\d`))
  })

  it('finds a line that is in no table', async () => {
    const lost = await refusalWith(
      'cvm_fidc_quota.sql',
      'FULL JOIN performed',
      'LEFT JOIN (FROM performed LIMIT 0) AS performed',
    )

    expect(lost).toMatch(/tab_X_6_202506\.csv line \d+ is in no table, and nothing says why/)
  })
})
