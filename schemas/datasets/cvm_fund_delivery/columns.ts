import { type Column, copied, day, flag, required, text } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

export const deliveryColumns = {
  cnpj: required(text(copied('CNPJ_Fundo_Classe', { kind: 'required_cnpj' }), 'CNPJ of the class, or of the fund if the class has none.')),
  subclass_id: text(copied('ID_Subclasse'), 'Subclass that the document is about; null if it is about none.'),
  fund_type_filed: text(copied('Tipo_Fundo_Classe'), 'Type of fund as filed.'),
  document_type: text(copied('Tipo_Documento'), 'Kind of document; CDA is the monthly holdings.'),
  competence_start: day(copied('Data_Inicio_Competencia'), 'First day that the document is about.'),
  competence_end: day(copied('Data_Fim_Competencia'), 'Last day that the document is about.'),
  document_id: text(copied('ID_Documento'), "The document's number."),
  delivered_at: text('Data_Hora_Entrega', 'Instant of the delivery, in UTC to the second (YYYY-MM-DDTHH:MM:SSZ).'),
  delivered_at_filed: text('Data_Hora_Entrega', 'Instant of the delivery as filed, in Brasília time (UTC-3) to the millisecond.'),
  presentation: required(text('Tipo_Apresentacao', 'presentation, re_presentation or unknown.')),
  presentation_filed: text(copied('Tipo_Apresentacao'), 'The kind of presentation as filed.'),
  is_active: flag('Ativo', 'True if this version of the document counts.'),
  origin_system: text(copied('Sistema_Origem'), 'System that took the delivery: CVMWEB or FNET.'),
  ...provenanceColumns('the zip'),
} satisfies Record<string, Column>
