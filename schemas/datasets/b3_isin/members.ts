import { copiedFields } from '../../core/copied-column.ts'
import type { Member } from '../../core/source.ts'
import { instrumentColumns, instrumentIssuerColumns } from './columns.ts'

/** Columns of the instruments without a name in the file, in order. The edition of 2020 lacks the last. */
const UNNAMED = [
  6, 8, 16, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
]
const unnamed = (place: number) => `column_${String(place)}`
const LATER = unnamed(44)

const IN_ORDER = [
  ...[
    'edition_date',
    'record_status',
    'isin',
    'issuer_code',
    'cfi_code',
    'instrument_description',
    unnamed(6),
    'issue_date',
  ],
  ...[unnamed(8), 'maturity_date', 'rate', 'currency', 'face_value', 'strike_price', 'index', 'index_percent'],
  ...[unnamed(16), 'cetip_code', 'selic_code', unnamed(19), 'instrument_type', ...UNNAMED.slice(4).map(unnamed), LATER],
]

export const members: readonly Member[] = [
  {
    id: 'NUMERACA',
    relation: 'raw_instrument',
    format: 'comma_lines',
    encoding: 'utf-8',
    columnsInOrder: IN_ORDER,
    names: () => ['NUMERACA.TXT'],
    fields: copiedFields(instrumentColumns),
    ignored: {
      columns: [...UNNAMED.map(unnamed), LATER],
      because: 'The file has no header, and no description of these columns was at hand.',
    },
  },
  {
    id: 'EMISSOR',
    relation: 'raw_issuer',
    format: 'comma_lines',
    encoding: 'utf-8',
    columnsInOrder: ['code', 'name', 'cnpj', 'record_date'],
    names: () => ['EMISSOR.TXT'],
    fields: copiedFields(instrumentIssuerColumns),
  },
]
