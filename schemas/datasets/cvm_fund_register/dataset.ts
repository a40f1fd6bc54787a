import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { fundLookups } from '../../fund/vocabulary.ts'
import { checks } from './checks.ts'
import { classColumns, fundColumns, integrantColumns, partyChangeColumns, subclassColumns } from './columns.ts'
import { legacyMembers, registerMembers } from './members.ts'

export default defineDataset({
  id: 'cvm_fund_register',
  title: { en: 'Fund registers', pt: 'Cadastros de fundos' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'Funds, their classes and subclasses, and the parties that serve them, from the two registers of the regulator.',
  revisions:
    'CVM overwrites both registers from Tuesday to Saturday and keeps no old version. An older snapshot has the state of its time.',
  expectation: {
    every: 'business_day',
    withinDays: 3,
    calendars: ['br-banks'],
    because:
      'The registers are written from Tuesday to Saturday and name no day of their own; the newest day on which a status began is taken. In the edition of May 2024 each of the last seven business days has at least two.',
  },
  caveats: [
    'The registers have only the present state; an older snapshot has an older state.',
    'The NAV of a fund stopped at its adaptation to Resolution CVM 175; the NAV of a class is current.',
    'Some funds that file holdings are in no register.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'registro_fundo_classe',
      page: 'https://dados.cvm.gov.br/dataset/fi-cad',
      format: 'zip',
      members: registerMembers,
      covers: 'everything',
      url: () => 'https://dados.cvm.gov.br/dados/FI/CAD/DADOS/registro_fundo_classe.zip',
      maxUnpackedBytes: 512 * 1024 ** 2,
    },
    {
      id: 'cad_fi',
      page: 'https://dados.cvm.gov.br/dataset/fi-cad',
      format: 'csv',
      members: legacyMembers,
      covers: 'everything',
      url: () => 'https://dados.cvm.gov.br/dados/FI/CAD/DADOS/cad_fi.csv',
      maxUnpackedBytes: 512 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'The registers seen have no line with a wrong number of fields: more than a few mean a broken file.',
  },
  lookups: fundLookups,
  quarantineRules: [],
  staging: [
    { name: 'party', sql: 'party.sql', as: 'view' },
    { name: 'repeated_line', sql: 'repeated_line.sql', as: 'view' },
  ],
  tables: [
    {
      name: 'cvm_fund',
      description: 'One row per fund of either register.',
      columns: fundColumns,
      sql: 'cvm_fund.sql',
      orderBy: ['cnpj', 'source_member', 'source_line'],
      key: ['register', 'cnpj', 'fund_id'],
      compared: { pairs: [['cnpj', 'name']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fund_class',
      description: 'One row per class, or per fund without classes: everything that a portfolio can be filed under.',
      columns: classColumns,
      sql: 'cvm_fund_class.sql',
      orderBy: ['cnpj', 'source_member', 'source_line'],
      key: ['cnpj', 'class_id', 'fund_id'],
      compared: { pairs: [['cnpj', 'name']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fund_subclass',
      description: 'One row per subclass.',
      columns: subclassColumns,
      sql: 'cvm_fund_subclass.sql',
      orderBy: ['class_cnpj', 'source_member', 'source_line'],
      key: ['class_id', 'subclass_id'],
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_fund_integrant',
      description: 'One row per party that serves a class, and its role.',
      columns: integrantColumns,
      sql: 'cvm_fund_integrant.sql',
      orderBy: ['cnpj', 'type', 'ordinal', 'source_member', 'source_line'],
      key: ['cnpj', 'class_id', 'fund_id', 'type', 'ordinal'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_register'),
  ],
  history: {
    name: 'cvm_party_change',
    description:
      'One row per class and change of its managers or administrators that this installation has seen: the registers keep no old state.',
    columns: partyChangeColumns,
    sql: 'cvm_party_change.sql',
    orderBy: ['cnpj', 'party_type', 'first_snapshot'],
    key: ['cnpj', 'party_type', 'first_snapshot'],
    rowGroupSize: 20_480,
  },
  checks,
})
