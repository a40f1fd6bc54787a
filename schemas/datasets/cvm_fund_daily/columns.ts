import { brl, brlTotal, type Column, copied, day, long, required, text, unitPrice } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

export const dailyColumns = {
  cnpj: required(text(copied('CNPJ_FUNDO_CLASSE', { kind: 'required_cnpj', aliases: ['CNPJ_FUNDO'] }), 'CNPJ of the class that reports, 14 characters without punctuation.')),
  subclass_id: text(copied('ID_SUBCLASSE', { optional: true }), 'Subclass of the row. A class with subclasses has one row for each and none of its own.'),
  date: required(day(copied('DT_COMPTC'), 'Day of the figures.')),
  fund_type_filed: text(copied('TP_FUNDO_CLASSE', { aliases: ['TP_FUNDO'], optional: true }), 'Type of fund as filed; files up to 2020 can lack it.'),
  quota_value: unitPrice(copied('VL_QUOTA'), 'Value of one quota, to the twelfth decimal.'),
  net_assets_value: brlTotal(copied('VL_PATRIM_LIQ'), 'Net asset value of the class or subclass: add up the subclasses.'),
  portfolio_value: brl(copied('VL_TOTAL'), 'Gross value of the portfolio, before payables.'),
  inflow_value: brl(copied('CAPTC_DIA'), 'Value of the quotas bought on the day.'),
  outflow_value: brl(copied('RESG_DIA'), 'Value of the quotas redeemed on the day.'),
  holders: long(copied('NR_COTST'), 'Number of quota holders.'),
  ...provenanceColumns('the zip', { file: 'File inside the zip that the row was read from.' }),
} satisfies Record<string, Column>
