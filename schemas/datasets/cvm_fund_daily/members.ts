import { compact, type Period } from '../../core/month.ts'
import type { Member, SourceField } from '../../core/source.ts'

const text: SourceField = { kind: 'text' }
const money: SourceField = { kind: 'money' }

/** Three layouts: without the type (seen of 2018-01), with it, and with classes and subclasses. */
const fields: Member['fields'] = {
  TP_FUNDO_CLASSE: { ...text, aliases: ['TP_FUNDO'], optional: true },
  CNPJ_FUNDO_CLASSE: { kind: 'required_cnpj', aliases: ['CNPJ_FUNDO'] },
  ID_SUBCLASSE: { ...text, optional: true },
  DT_COMPTC: { kind: 'date' },
  VL_TOTAL: money,
  VL_QUOTA: { kind: 'decimal12' },
  VL_PATRIM_LIQ: { kind: 'nav' },
  CAPTC_DIA: money,
  RESG_DIA: money,
  NR_COTST: { kind: 'integer' },
}

const member = (id: string, names: (period: Period | null) => readonly string[]): Member => ({
  id,
  relation: 'raw_report',
  names,
  fields,
  monthField: 'DT_COMPTC',
})

const fileOf = (month: string) => `inf_diario_fi_${compact(month)}.csv`

/** The zip of a month holds one file. */
export const monthMembers: readonly Member[] = [member('INF_DIARIO', (month) => [fileOf(month ?? '')])]

/** The zip of a year holds a file of each month. */
export const yearMembers: readonly Member[] = Array.from({ length: 12 }, (_each, at) => {
  const number = String(at + 1).padStart(2, '0')
  return member(`INF_DIARIO_${number}`, (year) => [fileOf(`${year ?? ''}-${number}`)])
})
