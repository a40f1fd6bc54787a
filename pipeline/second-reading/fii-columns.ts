import { hasValidCheckDigits } from '../../schemas/core/cnpj.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Context, FiledLine, Judged, ColumnRule } from './cell.ts'
import { exactNumber, roundedNumber, verdict } from './values.ts'

/** The columns of the reports of real-estate funds that one line decides and no declaration calls copied. */
export const FII_RULES: Readonly<Record<string, ColumnRule>> = {
  'cvm_fii_month.reference_date': lastDay(1),
  'cvm_fii_month.isin': isin,
  'cvm_fii_balance.cnpj': cnpj,
  'cvm_fii_balance.reference_date': lastDay(1),
  'cvm_fii_balance.value': signedLeaf,
  'cvm_fii_quarter.reference_date': lastDay(3),
  'cvm_fii_quarter.isin': isin,
  'cvm_fii_asset.reference_date': lastDay(3),
  'cvm_fii_asset.asset_type': assetType,
  'cvm_fii_asset.issuer_cnpj': issuerCnpj,
  'cvm_fii_asset.issuer_document_filed': issuerDocument,
  'cvm_fii_asset.maturity_date': maturity,
  'cvm_fii_property.reference_date': lastDay(3),
  'cvm_fii_property.kind': propertyKind,
  'cvm_fii_tenant.reference_date': lastDay(3),
}

function judge({ fields, columns }: FiledLine, field: string, isEqual: (filed: string) => boolean): Judged | null {
  if (!columns.has(field)) return null
  const filed = fields.get(field) ?? ''
  return { field, filed, verdict: verdict(isEqual(filed)), isPersonal: false }
}

/** The last day of the month of a day, or of its quarter: the day before the first of the next one. */
function lastDay(months: 1 | 3): ColumnRule {
  return (line, published) =>
    judge(line, 'Data_Referencia', (filed) => {
      const [year = 0, month = 0] = filed.split('-').map(Number)
      const next = Math.floor((month - 1) / months) * months + months
      return published === new Date(Date.UTC(year, next, 0)).toISOString().slice(0, 10)
    })
}

function cnpj(line: FiledLine, published: string | null): Judged | null {
  return judge(line, 'CNPJ_Fundo_Classe', (filed) => published === filed.replaceAll(/\D/g, '').padStart(14, '0'))
}

/** A code that is published is the filed one; one that is not has another form than a code of Brazil, or a wrong digit. */
function isin(line: FiledLine, published: string | null): Judged | 'not compared' | null {
  if (published === null) return 'not compared'
  return judge(line, 'Codigo_ISIN', (filed) => published === filed)
}

/** Liabilities are published with the other sign; the row says which column it is of. */
function signedLeaf(line: FiledLine, published: string | null, { row }: Context): Judged | null {
  return judge(line, row['filed_column'] ?? '', (filed) => {
    const value = roundedNumber(filed, 2)
    const signed =
      row['side'] === 'liability' ? exactNumber(value?.startsWith('-') ? value.slice(1) : `-${value ?? ''}`) : value
    return published !== null && exactNumber(published) === signed
  })
}

/** The meaning of a word in a declared list. */
function findMeaning({ lookups }: Dataset, list: string, word: string): string | null {
  const row = lookups.find(({ name }) => name === list)?.rows.find(([filed]) => filed === word)
  return typeof row?.[1] === 'string' ? row[1] : null
}

function assetType(line: FiledLine, published: string | null, { dataset }: Context): Judged | null {
  return judge(line, 'Tipo', (filed) => published === (findMeaning(dataset, 'asset_word', filed) ?? filed))
}

function propertyKind(line: FiledLine, published: string | null, { dataset }: Context): Judged | null {
  return judge(line, 'Classe', (filed) => published === (findMeaning(dataset, 'property_word', filed) ?? 'other'))
}

/** A number with right check digits once it has its zeros again; a person has none. */
function issuerCnpj(line: FiledLine, published: string | null, { row }: Context): Judged | null {
  const isMasked = row['issuer_document_filed']?.startsWith('***') ?? false
  const judged = judge(line, 'CNPJ_Emissor', (filed) => {
    const bare = filed.replaceAll(/[./-]/g, '')
    const padded = bare.padStart(14, '0')
    const isPerson = isMasked || (bare.length === 11 && mayBeCpf(bare))
    const isCnpj = filed !== '' && /^[0-9A-Z]{12}\d\d$/.test(padded) && hasValidCheckDigits(padded)
    if (published !== null) return isCnpj && !isPerson && published === padded
    // With other zeros in front, the number can be that of a company or of a person.
    return !isCnpj || isPerson || mayBeCpf(bare)
  })
  return judged && { ...judged, isPersonal: true }
}

/** Up to eleven digits behind zeros, of which the last two follow from the others, as in the number of a natural person. */
function mayBeCpf(number: string): boolean {
  const digits = number.replace(/^0+/, '').padStart(11, '0')
  if (!/^\d{11}$/.test(digits)) return false
  return [9, 10].every((length) => {
    let sum = 0
    for (let at = 0; at < length; at++) sum += (length + 1 - at) * Number(digits[at])
    return Number(digits[length]) === ((10 * sum) % 11) % 10
  })
}

/** The number as filed, however long it is, or the mask of a person's. */
function issuerDocument(line: FiledLine, published: string | null): Judged | null {
  if (!line.columns.has('CNPJ_Emissor')) return null
  const filed = line.fields.get('CNPJ_Emissor') ?? ''
  const bare = filed.replaceAll(/[./-]/g, '')
  const masked = `***${bare.slice(-11).padStart(11, '0').slice(3, 9)}**`
  const field = { field: 'CNPJ_Emissor', filed, isPersonal: true }
  if (published?.startsWith('***')) return { ...field, verdict: published === masked ? 'masked' : 'different' }
  return { ...field, verdict: verdict(published === (bare === '' ? null : bare)) }
}

function maturity(line: FiledLine, published: string | null): Judged | null {
  return judge(line, 'Data_Vencimento', (filed) => {
    const isNone = ['', '1899-12-31', '1900-01-01'].includes(filed)
    return published === (isNone ? null : filed)
  })
}
