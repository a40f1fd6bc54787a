import { hasValidCheckDigits } from '../../core/cnpj.ts'
import type { Dataset } from '../../core/dataset.ts'
import { expectName, judgeField } from '../../second-reading/column-rules.ts'
import { expectIsin, expectLastDay } from '../../second-reading/report-rules.ts'
import type { Context, FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { readBareNumber, verdict } from '../../second-reading/values.ts'

export default {
  columns: {
    'cvm_fii_quarter.reference_date': expectLastDay('Data_Referencia', 3),
    'cvm_fii_quarter.isin': expectIsin('Codigo_ISIN'),
    'cvm_fii_asset.reference_date': expectLastDay('Data_Referencia', 3),
    'cvm_fii_asset.asset_type': assetType,
    'cvm_fii_asset.issuer_cnpj': issuerCnpj,
    'cvm_fii_asset.issuer_document_filed': issuerDocument,
    'cvm_fii_asset.issuer_name': expectName('Emissor'),
    'cvm_fii_asset.maturity_date': maturity,
    'cvm_fii_property.reference_date': expectLastDay('Data_Referencia', 3),
    'cvm_fii_property.kind': propertyKind,
    'cvm_fii_tenant.reference_date': expectLastDay('Data_Referencia', 3),
  },
} satisfies SecondReading

function findMeaning({ lookups }: Dataset, list: string, word: string): string | null {
  const row = lookups.find(({ name }) => name === list)?.rows.find(([filed]) => filed === word)
  return typeof row?.[1] === 'string' ? row[1] : null
}

function assetType(line: FiledLine, published: string | null, { dataset }: Context): Judged | null {
  return judgeField(line, 'Tipo', (filed) => published === (findMeaning(dataset, 'asset_word', filed) ?? filed))
}

function propertyKind(line: FiledLine, published: string | null, { dataset }: Context): Judged | null {
  return judgeField(line, 'Classe', (filed) => published === (findMeaning(dataset, 'property_word', filed) ?? 'other'))
}

/** Expects a number that has valid check digits with its leading zeros, and no number for a person. */
function issuerCnpj(line: FiledLine, published: string | null, { row }: Context): Judged | null {
  const isMasked = row['issuer_document_filed']?.startsWith('***') ?? false
  const judged = judgeField(line, 'CNPJ_Emissor', (filed) => {
    const bare = readBareNumber(filed)
    const padded = bare.padStart(14, '0')
    const isPerson = isMasked || (bare.length === 11 && mayBeCpf(bare))
    const isCnpj = filed !== '' && /^[0-9A-Z]{12}\d\d$/.test(padded) && hasValidCheckDigits(padded)
    if (published !== null) return isCnpj && !isPerson && published === padded
    // With different leading zeros, the number can be that of a company or of a person.
    return !isCnpj || isPerson || mayBeCpf(bare)
  })
  return judged && { ...judged, isPersonal: true }
}

/**
 * True for up to eleven digits after zeros whose last two follow from the others, as in the number of a natural person.
 */
function mayBeCpf(number: string): boolean {
  const digits = number.replace(/^0+/, '').padStart(11, '0')
  if (!/^\d{11}$/.test(digits)) return false
  return [9, 10].every((length) => {
    let sum = 0
    for (let at = 0; at < length; at++) sum += (length + 1 - at) * Number(digits[at])
    return Number(digits[length]) === ((10 * sum) % 11) % 10
  })
}

/** Expects the number as filed, however long it is, or the mask of a person's number. */
function issuerDocument(line: FiledLine, published: string | null): Judged | null {
  if (!line.columns.has('CNPJ_Emissor')) return null
  const filed = line.fields.get('CNPJ_Emissor') ?? ''
  const bare = readBareNumber(filed)
  const masked = `***${bare.slice(-11).padStart(11, '0').slice(3, 9)}**`
  const field = { field: 'CNPJ_Emissor', filed, isPersonal: true }
  if (published?.startsWith('***')) return { ...field, verdict: published === masked ? 'masked' : 'different' }
  return { ...field, verdict: verdict(published === (bare === '' ? null : bare)) }
}

function maturity(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'Data_Vencimento', (filed) => {
    const isNone = ['', '1899-12-31', '1900-01-01'].includes(filed)
    return published === (isNone ? null : filed)
  })
}
