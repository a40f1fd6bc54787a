import type { MaterializedView } from '../../../../core/dataset.ts'
import {
  classHoldingColumns,
  classTotalColumns,
  partyCategoryColumns,
  partyClassColumns,
  partyExposureColumns,
  partyMonthColumns,
} from './columns.ts'

const CLASS_NUMBER = { name: 'class_number', sql: 'market/party/class_number.sql' }

/** Table of the parties of the classes of a month, by which other tables count managers. */
export const partyClassTable: MaterializedView = {
  name: 'cvm_party_class',
  description:
    'One row per class that filed for the month and each of its managers and administrators: which classes are whose.',
  columns: partyClassColumns,
  sql: 'market/party/cvm_party_class.sql',
  orderBy: ['party_type', 'party_cnpj', 'cnpj'],
  key: ['party_type', 'party_cnpj', 'cnpj'],
  rowGroupSize: 20_480,
  reads: ['cvm_fund_month', 'cvm_fund_class', 'cvm_fund_integrant'],
  readsBefore: ['cvm_fund_class', 'cvm_fund_integrant', 'cvm_party_change'],
  monthly: {
    ofMonth: ['cvm_fund_month'],
    takes: { name: 'party_of_class', sql: 'market/party/party_of_class.sql' },
  },
}

/** Tables of each class and of each manager and administrator, for sums over classes. */
export const partyViews: readonly MaterializedView[] = [
  {
    name: 'cvm_class_holding',
    description:
      'One row per class that holds quotas of another class of the month, and that class: what a sum over both counts twice.',
    columns: classHoldingColumns,
    sql: 'market/party/cvm_class_holding.sql',
    orderBy: ['cnpj', 'held_cnpj'],
    key: ['cnpj', 'held_cnpj'],
    rowGroupSize: 20_480,
    reads: ['cvm_fund_month', 'cvm_fund_quota', 'cvm_fund_look_through', 'cvm_fund_class'],
    monthly: { ofMonth: ['cvm_fund_month', 'cvm_fund_quota', 'cvm_fund_look_through'], takes: CLASS_NUMBER },
  },
  {
    name: 'cvm_class_total',
    description: 'One row per class that filed for the month: its figures as sums over classes take them.',
    columns: classTotalColumns,
    sql: 'market/party/cvm_class_total.sql',
    orderBy: ['cnpj'],
    key: ['cnpj'],
    rowGroupSize: 20_480,
    reads: [
      'cvm_fund_month',
      'cvm_fund_portfolio',
      'cvm_fund_quota',
      'cvm_fund_look_through',
      'cvm_class_holding',
      'cvm_fund_daily',
      'cvm_fund_class',
    ],
    monthly: {
      ofMonth: [
        'cvm_fund_month',
        'cvm_fund_portfolio',
        'cvm_fund_quota',
        'cvm_fund_look_through',
        'cvm_class_holding',
        'cvm_fund_daily',
      ],
      takes: CLASS_NUMBER,
    },
  },
  {
    name: 'cvm_party_month',
    description:
      'One row per manager and administrator of classes that filed for the month: their totals, counted once within the party. Never add up parties: a class with several counts in full for each.',
    columns: partyMonthColumns,
    sql: 'market/party/cvm_party_month.sql',
    orderBy: ['party_type', 'party_cnpj'],
    key: ['party_type', 'party_cnpj'],
    rowGroupSize: 2048,
    reads: ['cvm_party_class', 'cvm_class_holding', 'cvm_class_total'],
    monthly: { ofMonth: ['cvm_party_class', 'cvm_class_holding', 'cvm_class_total'] },
  },
  {
    name: 'cvm_party_category',
    description:
      'One row per manager or administrator and category: what the lines of its classes add up to. Never add up parties.',
    columns: partyCategoryColumns,
    sql: 'market/party/cvm_party_category.sql',
    orderBy: ['party_type', 'party_cnpj', 'category'],
    key: ['party_type', 'party_cnpj', 'category'],
    rowGroupSize: 20_480,
    reads: ['cvm_party_class', 'cvm_fund_category'],
    monthly: { ofMonth: ['cvm_party_class', 'cvm_fund_category'] },
  },
  {
    name: 'cvm_party_exposure',
    description:
      'One row per manager or administrator and each of the 200 assets and reasons of which its classes hold most, counted once, with quotas of other funds replaced by what those hold; for the four newest months. Never add up parties.',
    columns: partyExposureColumns,
    sql: 'market/party/cvm_party_exposure.sql',
    orderBy: ['party_type', 'party_cnpj', 'asset_id', 'asset_kind', 'resolution'],
    key: ['party_type', 'party_cnpj', 'asset_id', 'asset_kind', 'resolution'],
    rowGroupSize: 20_480,
    reads: ['cvm_party_class', 'cvm_class_holding', 'cvm_class_total', 'cvm_fund_look_through'],
    monthly: { ofMonth: ['cvm_party_class', 'cvm_class_holding', 'cvm_class_total', 'cvm_fund_look_through'] },
  },
]
