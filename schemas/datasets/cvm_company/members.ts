import { copiedFields } from '../../core/copied-column.ts'
import type { Member } from '../../core/source.ts'
import { companyColumns, marketColumns } from './columns.ts'

/** A company has one line, or one for each of its markets. */
export const members: readonly Member[] = [
  {
    id: 'CAD_CIA',
    relation: 'raw_company',
    names: () => ['cad_cia_aberta.csv'],
    fields: { ...copiedFields(companyColumns), ...copiedFields(marketColumns) },
    ignored: {
      columns: [
        ...['TP_ENDER', 'LOGRADOURO', 'COMPL', 'BAIRRO', 'CEP'],
        ...['DDD_TEL', 'TEL', 'DDD_FAX', 'FAX', 'EMAIL'],
        ...['TP_RESP', 'RESP', 'DT_INI_RESP'],
        ...['LOGRADOURO_RESP', 'COMPL_RESP', 'BAIRRO_RESP', 'MUN_RESP', 'UF_RESP', 'PAIS_RESP', 'CEP_RESP'],
        ...['DDD_TEL_RESP', 'TEL_RESP', 'DDD_FAX_RESP', 'FAX_RESP', 'EMAIL_RESP'],
      ],
      because:
        'The officer who answers for the company is a natural person: name, address, telephones and e-mail are not published, nor are those of the company.',
    },
    hidesLines: { because: 'A line names the officer of the company, with address, telephones and e-mail.' },
  },
]
