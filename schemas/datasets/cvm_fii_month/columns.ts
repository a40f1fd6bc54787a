import { brl, type Column, copied, day, long, quotas, ratio, required, text, unitPrice } from '../../core/column.ts'
import { fundColumns, ofGeneral } from '../../fund/fii-columns.ts'
import { reportRevisionColumns } from '../../fund/report-revision.ts'
import { provenanceColumns, provenanceOf } from '../../core/provenance.ts'

const named = {
  cnpj: required(text('CNPJ_Fundo_Classe, CNPJ_Fundo', 'CNPJ of the fund or class that reports.')),
  reference_date: required(day('Data_Referencia', 'Last day of the month: the figures are of that day.')),
}

const ofReport = (name: string, kind?: 'rounded2' | 'rounded8' | 'rounded12') => copied(name, { members: ['COMPLEMENTO'], ...(kind && { kind }) })
const ofBalance = (name: string) => copied(name, { members: ['ATIVO_PASSIVO'], kind: 'rounded2' })
const holders = (name: string, who: string) => long(ofReport(name), `Holders that are ${who}.`)

export const monthColumns = {
  ...named,
  cnpj: required(text(copied('CNPJ_Fundo_Classe', { members: ['COMPLEMENTO'], kind: 'required_cnpj', aliases: ['CNPJ_Fundo'] }), 'CNPJ of the fund or class that reports.')),
  report_date: required(day(ofReport('Data_Referencia'), 'Day that the report names: the first of its month.')),
  version: required(long(ofReport('Versao'), 'Number of the version that counts: the highest of the file.')),
  delivered_at: day(ofGeneral('Data_Entrega'), 'Day on which that version was delivered.'),
  name: text(ofGeneral('Nome_Fundo_Classe', { aliases: ['Nome_Fundo'] }), 'Name as filed.'),
  fund_or_class: text(ofGeneral('Tipo_Fundo_Classe', { optional: true }), 'Fundo or Classe, as filed; older layouts do not say.'),
  isin: text('Codigo_ISIN', 'ISIN of the quotas, where its check digit is right.'),
  isin_filed: text(ofGeneral('Codigo_ISIN'), 'ISIN as filed: often 0 or a dash.'),
  ...fundColumns,
  quotas_issued: quotas(ofGeneral('Quantidade_Cotas_Emitidas', { kind: 'rounded8' }), 'Quotas issued, as the first part of the report says.'),
  total_assets: brl(ofReport('Valor_Ativo', 'rounded2'), 'Total assets.'),
  nav: brl(ofReport('Patrimonio_Liquido', 'rounded2'), 'NAV: assets less liabilities. It can be negative.'),
  quotas: quotas(ofReport('Cotas_Emitidas', 'rounded8'), 'Quotas that the NAV is divided by.'),
  quota_value: unitPrice(ofReport('Valor_Patrimonial_Cotas', 'rounded12'), 'NAV of one quota.'),
  liquidity: brl(ofBalance('Total_Necessidades_Liquidez'), 'Cash and what is held for liquidity: four leaves of the balance.'),
  invested: brl(ofBalance('Total_Investido'), 'Property and securities.'),
  property: brl(ofBalance('Direitos_Bens_Imoveis'), 'Property and rights to it: six leaves, part of invested.'),
  receivables: brl(ofBalance('Valores_Receber'), 'Receivables: three leaves.'),
  liabilities: brl(ofBalance('Total_Passivo'), 'Liabilities: ten leaves, filed as a positive amount.'),
  return_effective: ratio(ofReport('Percentual_Rentabilidade_Efetiva_Mes'), 'Return of the month with distributions: 0.01 is one percent. Amortization is not in it.'),
  return_nav: ratio(ofReport('Percentual_Rentabilidade_Patrimonial_Mes'), 'Change of the quota value in the month.'),
  dividend_yield: ratio(ofReport('Percentual_Dividend_Yield_Mes'), 'Distributions of the month, as a part of the quota value.'),
  amortization: ratio(ofReport('Percentual_Amortizacao_Cotas_Mes'), 'Amortization of quotas in the month, as a part of the quota value.'),
  admin_fee_share: ratio(ofReport('Percentual_Despesas_Taxa_Administracao'), 'Administration fee of the month, as a part of the NAV.'),
  custody_fee_share: ratio(ofReport('Percentual_Despesas_Agente_Custodiante'), 'Custody fee of the month, as a part of the NAV.'),
  holders_date: day(ofReport('Data_Informacao_Numero_Cotistas'), 'Day on which the holders were counted.'),
  holders: long(ofReport('Total_Numero_Cotistas'), 'Holders.'),
  holders_individual: holders('Numero_Cotistas_Pessoa_Fisica', 'natural persons'),
  holders_company: holders('Numero_Cotistas_Pessoa_Juridica_Nao_Financeira', 'companies outside of finance'),
  holders_bank: holders('Numero_Cotistas_Banco_Comercial', 'commercial banks'),
  holders_broker: holders('Numero_Cotistas_Corretora_Distribuidora', 'brokers'),
  holders_other_financial: holders('Numero_Cotistas_Outras_Pessoas_Juridicas_Financeira', 'other financial companies'),
  holders_non_resident: holders('Numero_Cotistas_Investidores_Nao_Residentes', 'investors from abroad'),
  holders_open_pension: holders('Numero_Cotistas_Entidade_Aberta_Previdencia_Complementar', 'open pension entities'),
  holders_closed_pension: long(
    copied('Numero_Cotistas_Entidade_Fechada_Previdência_Complementar', {
      members: ['COMPLEMENTO'],
      aliases: ['Numero_Cotistas_Entidade_Fechada_Previdencia_Complementar'],
    }),
    'Holders that are closed pension entities.',
  ),
  holders_public_pension: holders('Numero_Cotistas_Regime_Proprio_Previdencia_Servidores_Publicos', 'pension schemes of civil servants'),
  holders_insurer: holders('Numero_Cotistas_Sociedade_Seguradora_Resseguradora', 'insurers'),
  holders_capitalization: holders('Numero_Cotistas_Sociedade_Capitalizacao_Arrendamento_Mercantil', 'capitalization and leasing companies'),
  holders_fii: holders('Numero_Cotistas_FII', 'real-estate funds'),
  holders_other_fund: holders('Numero_Cotistas_Outros_Fundos', 'other funds'),
  holders_distributor: holders('Numero_Cotistas_Distribuidores_Fundo', 'distributors of the fund'),
  holders_other: holders('Numero_Cotistas_Outros_Tipos', 'of another kind'),
  content_hash: required(text('derived', 'Hash of the values of the report and its leaves; equal hashes mean that nothing was amended.')),
  ...provenanceColumns('the file', { file: 'File with the NAV, quotas and holders of the row.' }),
  ...provenanceOf('general', 'the file', {
    file: 'File with the name, the delivery and the kind of the fund.',
    line: 'Line of that file.',
  }),
  ...provenanceOf('balance', 'the file', { file: 'File with the balance.', line: 'Line of that file.' }),
} satisfies Record<string, Column>

export const balanceColumns = {
  ...named,
  item: required(text('the column', 'Leaf of the balance: 34 of assets and 10 of liabilities, such as rental_finished or cri_cra.')),
  item_total: required(text('the column', 'Total that the leaf is part of: liquidity, property, securities, receivables or liabilities.')),
  side: required(text('the column', 'asset or liability.')),
  value: required(brl('the column', 'Value of the leaf; of a liability with the other sign than filed, so that all leaves of a fund add up to its NAV.')),
  filed_column: required(text('the column', 'Column of the file that has it.')),
  ...provenanceColumns('the file'),
} satisfies Record<string, Column>

export const revisionColumns = {
  ...reportRevisionColumns,
  content_hash: text('derived', 'Hash of the values of the report and its leaves; null if it was withdrawn.'),
  previous_nav: brl('derived', 'NAV before this change.'),
  nav: brl('Patrimonio_Liquido', 'NAV since this change.'),
} satisfies Record<string, Column>
