import { makeBareCnpj, masked } from './portal.ts'

/** A value that no other column of its line has, as filed and as published. */
export interface Specimen {
  readonly column: string
  readonly filed: string
  readonly published: string
}

const FLAGS = /^(EMISSOR_LIGADO|TITULO_.*|RISCO_EMISSOR|INVEST_COLETIVO.*)$/

/** Makes one specimen for each column of a header, without those given. */
export function specimens(header: string, given: Readonly<Record<string, string>>): Specimen[] {
  return header
    .split(';')
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => !(column in given))
    .map(({ column, at }) => specimen(column, at, header.length))
}

function specimen(column: string, at: number, salt: number): Specimen {
  const name = column.toUpperCase()
  const two = String(10 + at)
  if (/^(DT|DATA)_/.test(name)) return { column, filed: `19${two}-06-15`, published: `19${two}-06-15` }
  if (name.includes('CNPJ'))
    return { column, filed: masked(makeBareCnpj(1000 * salt + at)), published: makeBareCnpj(1000 * salt + at) }
  if (/^(VL_PATRIM_LIQ|VL_.*(NEGOC|FINAL)|PATRIMONIO)/.test(name)) {
    return { column, filed: `1${two}.5`, published: `1${two}.50` }
  }
  if (/^(QT|PR|VL)_/.test(name)) return { column, filed: `1${two}.25`, published: `1${two}.250000` }
  if (FLAGS.test(name)) return { column, filed: 'S', published: 'true' }
  return { column, filed: `text of ${column}`, published: `text of ${column}` }
}

/** Picks the values that have a column in the header. */
export function fitToHeader(header: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const columns = header.split(';')
  return Object.fromEntries(Object.entries(values).filter(([name]) => columns.includes(name)))
}

export function filedValues(filed: readonly Specimen[]): Record<string, string> {
  return Object.fromEntries(filed.map(({ column, filed: value }) => [column, value]))
}
