import { type Column, copied, day, text } from '../core/column.ts'

/** Declares a field of the general part of a report of a real-estate fund. */
export const ofGeneral = (name: string, field: Parameters<typeof copied>[1] = {}) => copied(name, { members: ['GERAL'], ...field })

/** Columns about a real-estate fund itself, which its monthly and its quarterly report share. */
export const fundColumns = {
  mandate: text(ofGeneral('Mandato'), 'Mandate: what the fund invests for, as filed.'),
  segment: text(ofGeneral('Segmento_Atuacao'), 'Segment of its properties, as filed.'),
  management: text(ofGeneral('Tipo_Gestao'), 'Ativa or Passiva.'),
  audience: text(ofGeneral('Publico_Alvo'), 'Investors that it is meant for.'),
  start_date: day(ofGeneral('Data_Funcionamento'), 'First day of the fund.'),
  duration: text(ofGeneral('Prazo_Duracao'), 'Determinado or Indeterminado.'),
  end_date: day(ofGeneral('Data_Prazo_Duracao'), 'Last day of a fund whose duration is fixed.'),
  administrator_name: text(ofGeneral('Nome_Administrador'), 'Name of the administrator.'),
  administrator_cnpj: text(ofGeneral('CNPJ_Administrador', { kind: 'cnpj' }), 'CNPJ of the administrator.'),
} satisfies Record<string, Column>
