import { brl, brlTotal, type Column, copied, day, flag, percent, quotaPrice, quotas, required, text, whole } from '../../core/column.ts'
import { optionalProvenance, provenanceColumns, provenanceOf } from '../../core/provenance.ts'

const inAssets = (name: string) => copied(name, { members: ['I'] })
const inLiabilities = (name: string) => copied(name, { members: ['III'] })
const inNav = (name: string) => copied(name, { members: ['IV'] })

const cnpj = required(text('CNPJ_FUNDO_CLASSE', 'CNPJ of the class that reports, or of a fund without classes, 14 characters without punctuation.'))
const referenceDate = required(day('DT_COMPTC', 'Last day of the month of the report.'))
const placed = {
  source_column: required(text('the header', 'Column of the file that has the figure.')),
  ...provenanceColumns('the zip', { file: 'File inside the zip that the row was read from.' }),
}

export const monthColumns = {
  cnpj,
  reference_date: referenceDate,
  filed_as: text('TP_FUNDO_CLASSE', 'Classe, or Fundo for a fund that is not yet adapted to Resolution CVM 175.'),
  fund_name_filed: text('DENOM_SOCIAL', 'Name as filed.'),
  class_name: text(inAssets('CLASSE'), 'Name of the class as filed; most reports have none.'),
  class_cnpj: text(copied('CNPJ_CLASSE', { kind: 'cnpj', members: ['I'] }), 'CNPJ of the class as filed next to its name. It can differ from cnpj and names no row.'),
  single_class: flag('CLASSE_UNICA', 'True if the fund has this class only.'),
  administrator_cnpj: text(copied('CNPJ_ADMIN', { kind: 'cnpj', members: ['I'] }), 'CNPJ of the administrator.'),
  administrator_name: text(inAssets('ADMIN'), 'Name of the administrator.'),
  open_ended: flag('CONDOM', 'True if holders can redeem (ABERTO), false if not (FECHADO).'),
  exclusive: flag('FUNDO_EXCLUSIVO', 'True if it was made for one investor.'),
  related_holders: flag('COTST_INTERESSE', 'True if all holders have one indissociable interest.'),
  conversion_term: whole(inAssets('PRAZO_CONVERSAO_COTA'), 'Days from a request of redemption to the conversion of the quotas.'),
  conversion_term_unit: text(inAssets('TP_PRAZO_CONVERSAO_COTA'), 'Days that are counted: DIAS ÚTEIS (business days) or DIAS CORRIDOS.'),
  payment_term: whole(inAssets('PRAZO_PAGTO_RESGATE'), 'Days from the conversion to the payment.'),
  payment_term_unit: text(inAssets('TP_PRAZO_PAGTO_RESGATE'), 'Days that are counted: DIAS ÚTEIS (business days) or DIAS CORRIDOS.'),
  total_assets: brl(inAssets('TAB_I_VL_ATIVO'), 'Total assets.'),
  cash: brl(inAssets('TAB_I1_VL_DISP'), 'Cash; an overdraft is negative.'),
  portfolio: brl(inAssets('TAB_I2_VL_CARTEIRA'), 'Credit rights and securities, less their provisions.'),
  credit_rights_risk: brl(inAssets('TAB_I2A_VL_DIRCRED_RISCO'), 'Credit rights whose risks and benefits the fund acquired, less provision.'),
  provision_risk: brl(inAssets('TAB_I2A11_VL_REDUCAO_RECUP'), 'Provision for losses on them, as a magnitude.'),
  credit_rights_no_risk: brl(inAssets('TAB_I2B_VL_DIRCRED_SEM_RISCO'), 'Credit rights whose risks and benefits stay with the assignor, less provision.'),
  provision_no_risk: brl(inAssets('TAB_I2B11_VL_REDUCAO_RECUP'), 'Provision for losses on them, as a magnitude.'),
  credit_rights_gross: brl('TAB_I2A_VL_DIRCRED_RISCO + TAB_I2B_VL_DIRCRED_SEM_RISCO + both provisions', 'All credit rights before provision: what the segments add up to.'),
  overdue: brl('TAB_I2A21_VL_TOTAL_PARCELA_INAD + TAB_I2A3_VL_CRED_INAD + the same of I.2.b', 'Overdue instalments and overdue credit rights.'),
  securities: brl(inAssets('TAB_I2C_VL_VLMOB'), 'Debentures, certificates, notes, quotas of financial funds and other securities.'),
  derivatives: brl('TAB_I3A_VL_MERCADO_TERMO to TAB_I3F_VL_DEPOSITO_MARGEM', 'Sum of the six parts of the derivatives. The filed total is wrong in some reports and is not used.'),
  other_assets: brl(inAssets('TAB_I4_VL_OUTRO_ATIVO'), 'Other assets, short and long term.'),
  liabilities: brl(inLiabilities('TAB_III_VL_PASSIVO'), 'Total liabilities, as a magnitude.'),
  nav: brl(inNav('TAB_IV_A_VL_PL'), 'Net asset value; it can be negative or zero.'),
  nav_3m_average: brl(inNav('TAB_IV_B_VL_PL_MEDIO'), 'Mean NAV of the last three months, as filed.'),
  balance_value: brl('derived', 'Sum of the rows of cvm_fidc_balance; NULL where a line of tables I to III is missing.'),
  residual_value: brl('derived', 'balance_value less nav: 0 where the leaves explain the NAV to the cent.'),
  completeness: required(text('derived', 'complete, or partial while the file lacks members or most of their lines.')),
  missing_members: text('derived', 'Members that are missing, if any.'),
  ...optionalProvenance('the zip', { file: 'File of table I that the assets were read from.' }),
  ...provenanceOf('liabilities', 'the zip', { file: 'File of table III that the liabilities were read from.' }),
  ...provenanceOf('nav', 'the zip', { file: 'File of table IV that the NAV was read from.' }),
} satisfies Record<string, Column>

export const balanceColumns = {
  cnpj,
  reference_date: referenceDate,
  item: required(text('the column', 'credit_rights, or the asset, provision or liability that the column is of.')),
  segment: text('the column', 'Segment of credit rights, as in cvm_fidc_segment; NULL for all others.'),
  side: required(text('the column', 'asset (provisions reduce them) or liability.')),
  value: required(brl('the column', 'Value with its sign: provisions and liabilities are negative, so the rows of a class add up to its NAV.')),
  ...placed,
} satisfies Record<string, Column>

export const segmentColumns = {
  cnpj,
  reference_date: referenceDate,
  segment: required(text('the column', 'The lowest level that is filed: a part where the parts add up to their group, else the group.')),
  segment_group: required(text('the column', 'The group (A to K of the form) that it belongs to; its own name where it has no parts.')),
  value: required(brl('the column', 'Credit rights of the segment before provision.')),
  ...placed,
} satisfies Record<string, Column>

const inQuotas = (name: string) => copied(name, { members: ['X_2'] })

export const quotaColumns = {
  cnpj,
  reference_date: referenceDate,
  series: required(text('TAB_X_CLASSE_SERIE', 'Label of the series or subclass, folded: small letters without accents, bars and double spaces.')),
  series_filed: text(inQuotas('TAB_X_CLASSE_SERIE'), 'The label as filed with the quotas.'),
  class: text('TAB_X_CLASSE_SERIE', 'senior, mezzanine or subordinated; NULL for a label that says none of them.'),
  subclass_id: text(copied('ID_SUBCLASSE', { members: ['X_1'] }), 'Number of the subclass; nearly no report has it.'),
  quotas: quotas(inQuotas('TAB_X_QT_COTA'), 'Number of quotas.'),
  quota_value: quotaPrice(inQuotas('TAB_X_VL_COTA'), 'Value of one quota.'),
  value: brlTotal('TAB_X_QT_COTA × TAB_X_VL_COTA', 'Product of both, rounded half away from zero to the cent. Never a NAV: some reports have quantities that are wrong by orders of magnitude.'),
  holders: whole(copied('TAB_X_NR_COTST', { members: ['X_1'] }), 'Number of holders.'),
  return_percent: percent(copied('TAB_X_VL_RENTAB_MES', { members: ['X_3'] }), 'Return of the month in percent, as filed; values far beyond 100 occur.'),
  expected_performance_percent: percent(copied('TAB_X_PR_DESEMP_ESPERADO', { members: ['X_6'] }), 'Expected performance in percent, as filed.'),
  actual_performance_percent: percent(copied('TAB_X_PR_DESEMP_REAL', { members: ['X_6'] }), 'Actual performance in percent, as filed.'),
  nav_match: flag('derived', 'True if the values of all series of the class add up to within 2 % of its NAV; NULL where a value or the NAV is not known, and where they do not add up and a series has no quotas.'),
  ...optionalProvenance('the zip', {
    file: 'File of table X.2 that the quotas were read from; NULL where only other tables have the series.',
  }),
  ...provenanceOf('holders', 'the zip', { file: 'File of table X.1 that the holders were read from.' }),
  ...provenanceOf('return', 'the zip', { file: 'File of table X.3 that the return was read from.' }),
  ...provenanceOf('performance', 'the zip', { file: 'File of table X.6 that the performance was read from.' }),
} satisfies Record<string, Column>

const riskAcquired = required(flag('the column', 'True if the fund acquired the risks and benefits (I.2.a, V), false if they stay with the assignor (I.2.b, VI).'))

export const creditRightColumns = {
  cnpj,
  reference_date: referenceDate,
  risk_acquired: riskAcquired,
  item: required(text('the column', 'State of the credit rights, or a kind that repeats a part of them.')),
  adds_up: required(flag('the column', 'True for the items that add up to the book value, false for those that repeat a part of them.')),
  value: required(brl('the column', 'Value; a provision is negative.')),
  ...placed,
} satisfies Record<string, Column>

export const ageColumns = {
  cnpj,
  reference_date: referenceDate,
  risk_acquired: riskAcquired,
  state: required(text('the column', 'not_due, overdue or paid_early. The first two add up to the credit rights before provision.')),
  days_from: required(whole('the column', 'First day of the bucket, counted to or from maturity.')),
  days_to: whole('the column', 'Last day of the bucket; NULL for more than 1,080.'),
  value: required(brl('the column', 'Credit rights in the bucket, before provision.')),
  ...placed,
} satisfies Record<string, Column>

export const assignorColumns = {
  cnpj,
  reference_date: referenceDate,
  risk_acquired: riskAcquired,
  ordinal: required(whole('the column', 'Place in the list of the report, 1 to 9.')),
  assignor_cnpj: required(text('TAB_I2A12_CPF_CNPJ_CEDENTE_1 and the like', 'CNPJ of the assignor, with valid check digits. Natural persons and placeholders are left out.')),
  share_percent: required(percent('TAB_I2A12_PR_CEDENTE_1 and the like', 'Share in percent, above 0 and up to 100; others are left out with their assignor.')),
  ...placed,
} satisfies Record<string, Column>
