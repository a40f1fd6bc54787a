import { cleanedTable, NUMBERS_CLEANED } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import { companyColumns, companyRevisionColumns, marketColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'cvm_company',
  title: { en: 'Companies', pt: 'Companhias abertas' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'The companies that are or were registered to issue securities to the public: codes, names, status, sector, auditor and markets.',
  revisions:
    'CVM overwrites the register and keeps no old version. An older snapshot has the state of its time, and cvm_company_revision lists the states that this installation has seen.',
  expectation: {
    every: 'unknown',
    because:
      'The register is written again on most days and names no day of its own; on many days nothing in it changes.',
  },
  caveats: [
    'The register has only the present state; an older snapshot has an older state.',
    'A company that was registered anew has several codes under one CNPJ, of which one at most is active.',
    'The officer who answers for a company and the contacts of both are not published; an auditor who is a natural person is masked.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'cad_cia_aberta',
      page: 'https://dados.cvm.gov.br/dataset/cia_aberta-cad',
      format: 'csv',
      members,
      covers: 'everything',
      url: () => 'https://dados.cvm.gov.br/dados/CIA_ABERTA/CAD/DADOS/cad_cia_aberta.csv',
      maxUnpackedBytes: 64 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because:
      'Every line of the editions of 2021 and 2023 had the right number of fields: more than a few mean a broken file.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'cvm_company',
      description: 'One row per code of a company.',
      columns: companyColumns,
      sql: 'cvm_company.sql',
      orderBy: ['cvm_code'],
      key: ['cvm_code'],
      compared: { pairs: [['cnpj', 'name']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'cvm_company_market',
      description: 'One row per company and market on which its securities trade.',
      columns: marketColumns,
      sql: 'cvm_company_market.sql',
      orderBy: ['cvm_code', 'market'],
      key: ['cvm_code', 'market'],
      mayShrink: true,
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_company', NUMBERS_CLEANED),
  ],
  history: {
    name: 'cvm_company_revision',
    description: 'One row per state of a company that this installation has seen: the register keeps no old one.',
    columns: companyRevisionColumns,
    sql: 'cvm_company_revision.sql',
    orderBy: ['cvm_code', 'revision'],
    key: ['cvm_code', 'revision'],
    rowGroupSize: 20_480,
  },
  checks,
})
