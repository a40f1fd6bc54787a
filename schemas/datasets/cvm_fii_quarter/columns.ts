import { area, brl, brlExact, type Column, copied, day, flag, long, quotas, ratio, required, text, whole } from '../../core/column.ts'
import { fundColumns, ofGeneral } from '../../fund/fii-columns.ts'
import { lineRevisionColumns, reportRevisionColumns } from '../../fund/report-revision.ts'
import { provenanceColumns, provenanceOf } from '../../core/provenance.ts'

const FUND = 'CNPJ of the fund or class that reports.'
const aliases = ['CNPJ_Fundo']
const declareCnpj = (...members: readonly string[]) => required(text(copied('CNPJ_Fundo_Classe', { members, kind: 'required_cnpj', aliases }), FUND))

const reported = (...members: readonly string[]) => ({
  cnpj: declareCnpj(...members),
  reference_date: required(day('Data_Referencia', 'Last day of the quarter.')),
  report_date: required(day(copied('Data_Referencia', { members }), 'Day that the report names; not always the last of the quarter.')),
  version: required(long(copied('Versao', { members }), 'Number of the version that counts: the highest of the file.')),
  delivered_at: day('Data_Entrega', 'Day on which that version was delivered.'),
})

const traced = provenanceColumns('the file')

const declareCash = (name: string) => copied(name, { members: ['COMPLEMENTO'], kind: 'rounded2' })

export const quarterColumns = {
  ...reported('GERAL'),
  delivered_at: day(ofGeneral('Data_Entrega'), 'Day on which that version was delivered.'),
  quarter_end_filed: day(ofGeneral('Data_Encerramento_Trimestre'), 'Last day of the quarter, as filed.'),
  name: text(ofGeneral('Nome_Fundo_Classe', { aliases: ['Nome_Fundo'] }), 'Name as filed.'),
  fund_or_class: text(ofGeneral('Tipo_Fundo_Classe', { optional: true }), 'Fundo or Classe, as filed; older layouts do not say.'),
  isin: text('Codigo_ISIN', 'ISIN of the quotas, where its check digit is right.'),
  isin_filed: text(ofGeneral('Codigo_ISIN'), 'ISIN as filed: often 0 or a dash.'),
  quotas_issued: quotas(ofGeneral('Quantidade_Cotas_Emitidas', { kind: 'rounded8' }), 'Quotas issued.'),
  exclusive: flag('Fundo_Exclusivo', 'True when made for one investor.'),
  ...fundColumns,
  cash: brl(declareCash('Ativo_Liquidez_Valor_Disponibilidades'), 'Cash.'),
  public_bonds: brl(declareCash('Ativo_Liquidez_Valor_Titulos_Publicos'), 'Public bonds held for liquidity.'),
  private_bonds: brl(declareCash('Ativo_Liquidez_Valor_Titulos_Privados'), 'Private bonds held for liquidity.'),
  fixed_income_funds: brl(declareCash('Ativo_Liquidez_Valor_Fundos_Renda_Fixa'), 'Quotas of fixed-income funds held for liquidity. Most funds state them a second time, as lines of Outras Cotas de FI.'),
  content_hash: required(text('derived', 'Hash of the values of the report and of its lines; equal hashes mean that nothing was amended.')),
  ...traced,
  ...provenanceOf('cash', 'the file', {
    file: 'File with cash and what is held for liquidity.',
    line: 'Line of that file.',
  }),
} satisfies Record<string, Column>

const ofAsset = (name: string, field = {}) => copied(name, { members: ['ATIVO'], ...field })
const named = [...copied('Nome_Ativo', { members: ['ATIVO'] }), ...copied('Nome_Ativo', { members: ['DIREITO'] })]
const valued = (kind: 'rounded6') => copied('Valor', { members: ['ATIVO', 'DIREITO'], kind })

export const assetColumns = {
  ...reported('ATIVO', 'DIREITO'),
  ordinal: required(whole('derived', '0, 1, … over the lines of the fund, sorted by their columns: no columns name a line, and each edition of the file has another order.')),
  asset_type: required(text('Tipo', 'Kind of asset in the words of 2025, such as CRI/CRA or FII; right for a right to property; as filed where the word is unknown.')),
  asset_type_filed: text(ofAsset('Tipo'), 'Kind of asset as filed: until 2022 CRI and LCI have words of their own.'),
  issuer_name: text('Emissor', 'Issuer, or the fund whose quotas are held; *** for a natural person.'),
  issuer_cnpj: text('CNPJ_Emissor', 'CNPJ of the issuer with its leading zeros; null where what was filed is no valid CNPJ.'),
  issuer_document_filed: text('CNPJ_Emissor', "Number of the issuer as filed, without punctuation: most lack leading zeros. A natural person's is masked."),
  issue: text(ofAsset('Emissao'), 'Number of the issue, only of CRI and CRA; older files write it in words.'),
  series: text(ofAsset('Serie'), 'Series of the issue, only of CRI and CRA.'),
  ticker: text(ofAsset('Codigo_Acao'), 'Ticker, only of shares.'),
  asset_name: text(named, 'Name of another financial asset, or of a right to property.'),
  characteristics: text(copied('Principais_Caracteristicas', { members: ['DIREITO'] }), 'What the right to property is, in words.'),
  maturity_date: day('Data_Vencimento', 'Maturity, only of LCI, LCA and LIG.'),
  quantity: quotas(ofAsset('Quantidade', { kind: 'rounded8' }), 'Quantity; it can be negative.'),
  value: brlExact(valued('rounded6'), 'Value; it can be negative or zero.'),
  ...traced,
} satisfies Record<string, Column>

const ofProperty = (name: string) => copied(name, { members: ['IMOVEL'] })
const ofLand = (name: string) => copied(name, { members: ['TERRENO'] })
const ofBoth = (name: string, field = {}) => copied(name, { members: ['IMOVEL', 'TERRENO'], ...field })
const cost = (name: string) => copied(name, { members: ['IMOVEL'], kind: 'rounded2' })

export const propertyColumns = {
  ...reported('IMOVEL', 'TERRENO'),
  ordinal: required(whole('derived', '0, 1, … over the properties of the fund, sorted by their columns: no columns name one, and each edition of the file has another order.')),
  kind: required(text('Classe; the file', 'rental_finished, rental_in_construction, sale_finished, sale_in_construction, land, or other for an unknown word.')),
  kind_filed: text(ofProperty('Classe'), 'Kind as filed; land has a file of its own.'),
  name: text(ofProperty('Nome_Imovel'), 'Name of the property; land has none.'),
  address: text(ofBoth('Endereco'), 'Address, in words.'),
  state: text('Endereco', 'State (UF), where the address ends in one behind a dash, comma, slash or bracket; else null.'),
  area_m2: area(ofBoth('Area', { kind: 'rounded6' }), 'Area in square metres, as filed: some are off by orders of magnitude, and 6 in a hundred are zero.'),
  units: long(ofProperty('Numero_Unidades'), 'Number of units.'),
  notes: text(ofBoth('Outras_Caracteristicas_Relevantes'), 'Other characteristics, in words.'),
  vacancy: ratio(ofProperty('Percentual_Vacancia'), 'Part that is vacant: 1 is all of it. Only of finished rental property.'),
  default_rate: ratio(ofProperty('Percentual_Inadimplencia'), 'Part of the rent that is overdue. Only of finished rental property.'),
  fund_revenue_share: ratio(ofProperty('Percentual_Receitas_FII'), 'Part of the revenue of the fund, as filed. The parts of a fund often do not add up to 1: no weight.'),
  leased_share: ratio(ofProperty('Percentual_Locado'), 'Part that is leased. Only of rental property in construction.'),
  sold_share: ratio(ofProperty('Percentual_Vendido'), 'Part that is sold. Only of property for sale in construction.'),
  works_done: ratio(ofProperty('Percentual_Conclusao_Obras_Realizado'), 'Part of the works that is done.'),
  works_planned: ratio(ofProperty('Percentual_Conclusao_Obras_Previsto'), 'Part of the works that was planned to be done by now.'),
  cost_done: brl(cost('Custo_Construcao_Realizado'), 'Cost of construction so far.'),
  cost_planned: brl(cost('Custo_Construcao_Previsto'), 'Cost of construction that was planned.'),
  invested_share: ratio([...ofProperty('Percentual_Imovel_Total_Investido'), ...ofLand('Percentual_Terreno_Total_Investido')], 'Part of all that the fund has invested. Only of finished property for sale, and land.'),
  nav_share: ratio(ofLand('Percentual_Terreno_PL'), 'Part of the NAV. Only of land.'),
  ...traced,
} satisfies Record<string, Column>

const ofTenant = (name: string) => copied(name, { members: ['INQUILINO'] })

export const tenantColumns = {
  ...reported('INQUILINO'),
  ordinal: required(whole('derived', '0, 1, … over the lines of the fund, sorted by their columns: no columns name a line, and each edition of the file has another order.')),
  property_name: text(ofTenant('Nome_Imovel'), 'Name of the property, as in this file.'),
  sector: text(ofTenant('Setor_Atuacao'), 'Sector of the tenant, as filed; tenants are not named.'),
  property_revenue_share: ratio(ofTenant('Percentual_Receita_Imovel'), 'Part of the revenue of the property: 1 is all of it.'),
  fund_revenue_share: ratio(ofTenant('Percentual_Receitas_FII'), 'Part of the revenue of the fund.'),
  ...traced,
} satisfies Record<string, Column>

export const revisionColumns = {
  ...reportRevisionColumns,
  ...lineRevisionColumns,
  content_hash: text('derived', 'Hash of the values of the report and of its lines; null if it was withdrawn.'),
  previous_quotas_issued: quotas('derived', 'Quotas issued before this change.'),
  quotas_issued: quotas('Quantidade_Cotas_Emitidas', 'Quotas issued since this change.'),
} satisfies Record<string, Column>
