import { cleanedTable, NUMBERS_CLEANED } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import type { Member, Source } from '../../core/source.ts'
import { checks } from './checks.ts'
import { debentureColumns, debentureLinkColumns, debentureRevisionColumns, debentureValueColumns } from './columns.ts'
import { excludedPapers, registeredPapers } from './members.ts'

const REGISTER =
  'https://www.debentures.com.br/exploreosnd/consultaadados/emissoesdedebentures/caracteristicas_e.asp?tip_deb=publicas&op_exc='

const source = (id: string, member: Member, choice: string): Source => ({
  id,
  page: 'https://www.debentures.com.br/exploreosnd/consultaadados/emissoesdedebentures/caracteristicas_f.asp',
  format: 'csv',
  members: [member],
  covers: 'everything',
  url: () => `${REGISTER}${choice}`,
  maxUnpackedBytes: 64 * 1024 ** 2,
})

export default defineDataset({
  id: 'debenture',
  title: { en: 'Debentures', pt: 'Debêntures' },
  publisher: 'ANBIMA',
  licence: 'Register of debentures that ANBIMA shows free of charge: its terms of use reserve the rights',
  terms: {
    kind: 'restricted',
    holder: 'ANBIMA',
    text: 'ANBIMA shows the register of debentures free of charge and reserves the rights: whoever hands it on needs its permission.',
    files: 'refused',
  },
  attribution: 'Source: ANBIMA, Sistema Nacional de Debêntures, www.debentures.com.br.',
  description:
    'The debentures of public offers: issuer, ISIN, days, index, rate, face value and quantities, with the versions of their terms and the value of the day.',
  revisions:
    'The register is written anew every business day and keeps no old terms. An older snapshot has the state of its time, and debenture_revision lists the terms that this installation has seen.',
  expectation: {
    every: 'unknown',
    because: 'The register names no day of its own; on many days no terms change in it.',
  },
  caveats: [
    'The register has only the present terms; an older snapshot has older ones, and nothing is known of terms before this installation first saw them.',
    'The code names a paper. An ISIN does not: several papers can share one, and some have none.',
    'Papers of an older way to reckon interest have their rate in words, which is not read: rate is null.',
    'What was issued is the sum of the other quantities on nine papers of ten.',
    'No file of papers that left the register was seen: they are read as the registered ones are, from an address that is untested.',
    'A link between a paper that funds name by its terms and a code is derived: a register that lacks papers, as of months long ago, can leave a single candidate that is another paper.',
    'The sample is synthetic: its papers, companies and numbers are invented.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    source('registered', registeredPapers, 'Nada'),
    { ...source('excluded', excludedPapers, 'False'), untested: true },
  ],
  separateSources: {
    together: [],
    because: 'A paper is in one of the two files; in the night in which it moves, the registered one counts.',
  },
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'Every line of the two editions seen had the fields of its header: more than a few mean a broken file.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'debenture',
      description: 'One row per code of a debenture, with its present terms.',
      columns: debentureColumns,
      sql: 'debenture.sql',
      orderBy: ['code'],
      key: ['code'],
      compared: { pairs: [['code', 'cnpj']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'debenture_value',
      description:
        'One row per code of a debenture: its nominal value and quantities on the newest day that the register has.',
      columns: debentureValueColumns,
      sql: 'debenture_value.sql',
      orderBy: ['code'],
      key: ['code'],
      rowGroupSize: 20_480,
    },
    cleanedTable('debenture', NUMBERS_CLEANED),
  ],
  materializedViews: [
    {
      name: 'debenture_link',
      description:
        'One row per month and paper that funds name by its terms, with the paper of the register that it is; none where that is not certain enough.',
      columns: debentureLinkColumns,
      sql: 'debenture_link.sql',
      reads: ['debenture', 'cvm_asset_month'],
      shows: ['cvm_fund_portfolio'],
      orderBy: ['from_id', 'month'],
      key: ['from_id', 'month'],
      rowGroupSize: 20_480,
    },
  ],
  history: {
    name: 'debenture_revision',
    description:
      'One row per version of the terms of a debenture that this installation has seen: the register keeps no old one.',
    columns: debentureRevisionColumns,
    sql: 'debenture_revision.sql',
    orderBy: ['code', 'revision'],
    key: ['code', 'revision'],
    rowGroupSize: 20_480,
  },
  checks,
})
