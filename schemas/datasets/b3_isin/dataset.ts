import { cleanedTable, NUMBERS_CLEANED } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import {
  instrumentColumns,
  instrumentIssuerColumns,
  instrumentLinkColumns,
  instrumentRevisionColumns,
} from './columns.ts'
import { findIsinFile } from './isin-file.ts'
import { members } from './members.ts'

const CALL = 'https://sistemaswebb3-listados.b3.com.br/isinProxy/IsinCall'

export default defineDataset({
  id: 'b3_isin',
  title: { en: 'ISIN database', pt: 'Base de códigos ISIN' },
  publisher: 'B3',
  licence: 'ISIN database that B3 publishes free of charge: name the source and mind its terms of use',
  terms: {
    kind: 'restricted',
    holder: 'B3',
    text: 'B3 publishes its ISIN database free of charge and reserves the rights: whoever hands it on needs its permission.',
    files: 'refused',
  },
  attribution: 'Source: B3, ISIN database, www.b3.com.br.',
  description:
    'The instruments that have a Brazilian ISIN, with type, issuer, days, rate, index and codes, the versions of these, and the issuers with their CNPJ.',
  revisions:
    'The exchange writes the whole database again every business day and keeps no old edition. An older snapshot has the state of its time, and b3_isin_revision lists the terms that this installation has seen.',
  expectation: {
    every: 'unknown',
    because: 'The day of an edition is in its lines, and nothing says that there is one every day.',
  },
  caveats: [
    'The exchange gives codes of issuers anew: the database of one year names other companies for codes of another.',
    'Nothing says if an instrument is active: N and A, which are inferred to mean new and altered, do not.',
    'The file has no header: columns are known by their places, and most have no description.',
    'Debentures have no code of the depositary here; their register has it by ISIN.',
    'The address of the download is named by another answer, which is untested; one edition, of 15 May 2020, was seen.',
    'The sample is synthetic: its instruments and issuers are invented.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'isin',
      page: 'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/consultas/mercado-a-vista/codigo-isin/pesquisa/',
      format: 'zip',
      members,
      covers: 'everything',
      url: () => `${CALL}/GetFileDownload/isin.zip`,
      namedBy: { url: `${CALL}/GetTextDownload/`, find: (answer) => findIsinFile(answer, `${CALL}/GetFileDownload/`) },
      // Mirrors keep one edition under this name.
      fallbackUrls: () => [`${CALL}/GetFileDownload/isin_2020-05-15.zip`],
      untested: true,
      maxUnpackedBytes: 512 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'Every line of the edition seen had the fields of its file: more than a few mean a broken one.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'b3_isin',
      description: 'One row per ISIN of the database, with its present terms.',
      columns: instrumentColumns,
      sql: 'b3_isin.sql',
      orderBy: ['isin'],
      key: ['isin'],
      compared: { pairs: [['isin', 'instrument_type']] },
      rowGroupSize: 20_480,
    },
    {
      name: 'b3_isin_issuer',
      description: 'One row per code of an issuer.',
      columns: instrumentIssuerColumns,
      sql: 'b3_isin_issuer.sql',
      orderBy: ['code'],
      key: ['code'],
      compared: { pairs: [['code', 'cnpj']] },
      rowGroupSize: 20_480,
    },
    cleanedTable('b3_isin', NUMBERS_CLEANED),
  ],
  materializedViews: [
    {
      name: 'b3_isin_link',
      description:
        'One row per share, unit or receipt whose issuer has a CNPJ, in the month of the edition: which ISINs are of a company.',
      columns: instrumentLinkColumns,
      sql: 'b3_isin_link.sql',
      reads: ['b3_isin', 'b3_isin_issuer'],
      orderBy: ['cnpj', 'isin'],
      key: ['isin'],
      rowGroupSize: 20_480,
    },
  ],
  history: {
    name: 'b3_isin_revision',
    description:
      'One row per version of the terms of an instrument that this installation has seen: the database keeps no old one.',
    columns: instrumentRevisionColumns,
    sql: 'b3_isin_revision.sql',
    orderBy: ['isin', 'revision'],
    key: ['isin', 'revision'],
    rowGroupSize: 20_480,
  },
  checks,
})
