import { describe, expect, it } from 'vitest'
import month from '../../../schemas/datasets/cvm_fii_month/dataset.ts'
import quarter from '../../../schemas/datasets/cvm_fii_quarter/dataset.ts'
import { refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { fiiMirror, sampleParts } from '../../helpers/fii.ts'
import { withFault } from '../../helpers/sql-faults.ts'

const reports = await fiiMirror('mensal', 2024, await sampleParts('mensal', 2024))
await fiiMirror('trimestral', 2022, await sampleParts('trimestral', 2022), reports)

const asked = {
  cvm_fii_month: { from: '2024-03', to: '2024-03', datasets: ['cvm_fii_month'] },
  cvm_fii_quarter: { from: '2022-12', to: '2022-12', datasets: ['cvm_fii_quarter'] },
}

describe('the second reading of a report of a real-estate fund', () => {
  it.each([
    ['a liability with the sign of an asset', month, 'cvm_fii_balance.sql', '-leaf.filed', 'leaf.filed'],
    [
      'a leaf with the value of another',
      month,
      'cvm_fii_balance.sql',
      "('Disponibilidades', Disponibilidades)",
      "('Disponibilidades', Outros_Valores_Pagar)",
    ],
    [
      'the first day of a month for its last',
      month,
      'cvm_fii_month.sql',
      'last_day(Data_Referencia)',
      'Data_Referencia',
    ],
    ['a word that is not folded', quarter, 'cvm_fii_asset.sql', 'coalesce(asset_word.asset_type, Tipo)', 'Tipo'],
    [
      'a number without its zeros',
      quarter,
      'cvm_fii_asset.sql',
      'THEN padded_cnpj(CNPJ_Emissor) END',
      'THEN CNPJ_Emissor END',
    ],
    [
      'a kind of property for another',
      quarter,
      'cvm_fii_property.sql',
      "coalesce(property_word.kind, 'other')",
      "'land'",
    ],
  ])('refuses %s', async (_what, dataset, file, from, to) => {
    const fault = await withFault(dataset, file, from, to)
    const built = await compileMirror(reports, { ...asked[dataset.id as keyof typeof asked], declared: [fault] })

    expect(refusals(built).join()).toContain('SECOND_READING_DIFFERS')
  })
})
