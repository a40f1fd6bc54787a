import { judgeField } from '../../second-reading/column-rules.ts'
import { expectIsin, expectLastDay } from '../../second-reading/report-rules.ts'
import type { Context, FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber, roundedNumber } from '../../second-reading/values.ts'

export default {
  columns: {
    'cvm_fii_month.reference_date': expectLastDay('Data_Referencia', 1),
    'cvm_fii_month.isin': expectIsin('Codigo_ISIN'),
    'cvm_fii_balance.cnpj': cnpj,
    'cvm_fii_balance.reference_date': expectLastDay('Data_Referencia', 1),
    'cvm_fii_balance.value': signedLeaf,
  },
} satisfies SecondReading

function cnpj(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'CNPJ_Fundo_Classe', (filed) => published === filed.replaceAll(/\D/g, '').padStart(14, '0'))
}

/** Judges a leaf, whose column the row names; liabilities are published with the other sign. */
function signedLeaf(line: FiledLine, published: string | null, { row }: Context): Judged | null {
  return judgeField(line, row['filed_column'] ?? '', (filed) => {
    const value = roundedNumber(filed, 2)
    const isLiability = row['side'] === 'liability'
    const signed = isLiability ? exactNumber(value?.startsWith('-') ? value.slice(1) : `-${value ?? ''}`) : value
    return published !== null && exactNumber(published) === signed
  })
}
