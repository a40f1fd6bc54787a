import { type Column, day, flag, required, text, whole } from '../../core/column.ts'

export const deliveryColumns = {
  cnpj: required(text('CNPJ_Fundo_Classe', 'CNPJ of the class, or of the fund if the class has none.')),
  subclass_id: text('ID_Subclasse', 'Subclass that the document is about; null if it is about none.'),
  fund_type_filed: text('Tipo_Fundo_Classe', 'Type of fund as filed.'),
  document_type: text('Tipo_Documento', 'Kind of document; CDA is the monthly holdings.'),
  competence_start: day('Data_Inicio_Competencia', 'First day that the document is about.'),
  competence_end: day('Data_Fim_Competencia', 'Last day that the document is about.'),
  document_id: text('ID_Documento', "The document's number."),
  delivered_at: text('Data_Hora_Entrega', 'Instant of the delivery, in UTC to the second (YYYY-MM-DDTHH:MM:SSZ).'),
  delivered_at_filed: text(
    'Data_Hora_Entrega',
    'Instant of the delivery as filed, in Brasília time (UTC-3) to the millisecond.',
  ),
  presentation: required(text('Tipo_Apresentacao', 'presentation, re_presentation or unknown.')),
  presentation_filed: text('Tipo_Apresentacao', 'The kind of presentation as filed.'),
  is_active: flag('Ativo', 'True if this version of the document counts.'),
  origin_system: text('Sistema_Origem', 'System that took the delivery: CVMWEB or FNET.'),
  source_member: required(text('the zip', 'File that the row was read from.')),
  source_line: required(whole('the zip', 'Line of that file; the header is line 1.')),
} satisfies Record<string, Column>
