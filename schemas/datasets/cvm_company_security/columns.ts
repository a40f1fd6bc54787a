import { type Column, copied, day, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

const date = (name: string) => copied(name, { kind: 'date' })
const ticker = text(copied('Codigo_Negociacao'), 'Trading code, as filed; some companies write words, or several codes, in its place.')

export const securityColumns = {
  cnpj: required(text(copied('CNPJ_Companhia', { kind: 'required_cnpj' }), 'CNPJ of the company, 14 digits.')),
  reference_date: required(day(date('Data_Referencia'), 'Day of the form: the first of its year, or that on which the company was registered.')),
  version: required(whole(copied('Versao', { kind: 'integer' }), 'Version of the form; the list has the highest.')),
  security: text(copied('Valor_Mobiliario'), 'Kind of the security, as filed: Ações Ordinárias, Ações Preferenciais, Units, Debêntures and others.'),
  share_class: text(copied('Sigla_Classe_Acao_Preferencial', { optional: true }), 'Class of preferred shares, such as PNA; null where none is filed.'),
  ticker,
  market: text(copied('Mercado'), 'Kind of the market, as filed: Bolsa, Balcão Organizado and others.'),
  segment: text(copied('Segmento'), 'Segment of listing, as filed, such as Novo Mercado.'),
  first_day: day(date('Data_Inicio_Negociacao'), 'First day of trading, as filed; null where none is.'),
  last_day: day(date('Data_Fim_Negociacao'), 'Last day of trading, as filed; null where it goes on.'),
  ...provenanceColumns('the file'),
} satisfies Record<string, Column>

export const companyTickerColumns = {
  ticker: required(text('Codigo_Negociacao', 'Trading code, of forms where the field has the form of one.')),
  cnpj: required(text('CNPJ_Companhia', 'CNPJ of the company, 14 digits.')),
  security: text('Valor_Mobiliario', 'Kind of the security, of the newest form that has both.'),
  first_day: day('Data_Inicio_Negociacao', 'First day of trading, of that form; null where none is filed.'),
  last_day: day('Data_Fim_Negociacao', 'Last day of trading, of that form; null where it goes on.'),
  first_reference_date: required(day('derived', 'Day of the first form with both in the months that are compiled.')),
  last_reference_date: required(day('derived', 'Day of the newest form with both in the months that are compiled.')),
} satisfies Record<string, Column>
