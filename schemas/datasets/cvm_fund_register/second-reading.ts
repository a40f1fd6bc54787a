import { expectValue } from '../../second-reading/column-rules.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

export default {
  columns: { 'cvm_fund.type_filed': expectValue('Tipo_Fundo', 'TP_FUNDO') },
  sharedRows: {
    // A fund has a line for each manager, a class one for each custodian and controller.
    FUNDO: { table: 'cvm_fund', columns: ['fund_id'], fields: ['ID_Registro_Fundo'] },
    CLASSE: { table: 'cvm_fund_class', columns: ['class_id'], fields: ['ID_Registro_Classe'] },
    // A re-registered fund has several lines.
    CAD_FI: { table: 'cvm_fund', columns: ['cnpj'], fields: ['CNPJ_FUNDO'] },
  },
} satisfies SecondReading
