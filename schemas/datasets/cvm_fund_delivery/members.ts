import { compact } from '../../core/month.ts'
import type { Member, SourceField } from '../../core/source.ts'

const text: SourceField = { kind: 'text' }

/** The log of all documents but the daily reports. */
export const members: readonly Member[] = [
  {
    id: 'ENTREGA',
    relation: 'raw_delivery',
    names: (month) => [`fi_entrega_documento_${compact(month ?? '')}.csv`],
    fields: {
      Tipo_Fundo_Classe: text,
      CNPJ_Fundo_Classe: { kind: 'required_cnpj' },
      ID_Subclasse: text,
      Tipo_Documento: text,
      Data_Inicio_Competencia: { kind: 'date' },
      Data_Fim_Competencia: { kind: 'date' },
      ID_Documento: text,
      Data_Hora_Entrega: { kind: 'instant' },
      Tipo_Apresentacao: text,
      Ativo: text,
      Sistema_Origem: text,
    },
    // No `monthField`: nobody here has seen whether the log of a month holds only deliveries of that month, and a line
    // of another month would refuse them all. The check delivered_in_file_month shows it.
  },
]
