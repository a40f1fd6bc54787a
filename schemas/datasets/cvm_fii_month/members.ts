import { copiedFields } from '../../core/copied-column.ts'
import type { Period } from '../../core/month.ts'
import type { Member, SourceField } from '../../core/source.ts'
import { monthColumns } from './columns.ts'
import { leaves } from './items.ts'

const NO_ADDRESS = 'Address, telephone and e-mail of the administrator are not published.'

const key: Record<string, SourceField> = {
  CNPJ_Fundo_Classe: { kind: 'required_cnpj', aliases: ['CNPJ_Fundo'] },
  Data_Referencia: { kind: 'date' },
  Versao: { kind: 'integer' },
}

const named = (part: string) => (year: Period | null) => [`inf_mensal_fii_${part}_${year ?? ''}.csv`]

/** Other spellings of two columns, and columns that came or went when funds could hold CRA and LCA. */
const SPELLINGS: Readonly<Record<string, Pick<SourceField, 'aliases' | 'optional'>>> = {
  FDIC: { aliases: ['FIDC'] },
  Outros_Valores_Mobliarios: { aliases: ['Outros_Valores_Mobiliarios'] },
  Provisoes_Contigencias: { aliases: ['Provisoes_Contingencias'] },
  CRI: { optional: true },
  CRI_CRA: { optional: true },
  LCI: { optional: true },
  LCI_LCA: { optional: true },
}

const leafFields = Object.fromEntries(
  leaves.map(({ field }): [string, SourceField] => [field, { kind: 'rounded2', ...SPELLINGS[field] }]),
)

/** Three parts of the report of a month. A year can lack parts, so that its months are partial. */
export const members: readonly Member[] = [
  {
    id: 'COMPLEMENTO',
    relation: 'raw_complement',
    names: named('complemento'),
    fields: { ...key, ...copiedFields(monthColumns, 'COMPLEMENTO') },
    monthField: 'Data_Referencia',
    expected: { group: 'report' },
  },
  {
    id: 'GERAL',
    relation: 'raw_general',
    names: named('geral'),
    fields: { ...key, ...copiedFields(monthColumns, 'GERAL') },
    ignored: {
      columns: [
        ...['Fundo_Exclusivo', 'Cotistas_Vinculo_Familiar', 'Encerramento_Exercicio_Social'],
        ...['Mercado_Negociacao_Bolsa', 'Mercado_Negociacao_MBO', 'Mercado_Negociacao_MB'],
        ...['Entidade_Administradora_BVMF', 'Entidade_Administradora_CETIP'],
        ...['Logradouro', 'Numero', 'Complemento', 'Bairro', 'Cidade', 'Estado', 'CEP'],
        ...['Telefone1', 'Telefone2', 'Telefone3', 'Site', 'Email'],
      ],
      because: `${NO_ADDRESS} The other columns say how the quotas are traded.`,
    },
    monthField: 'Data_Referencia',
    expected: { group: 'report' },
  },
  {
    id: 'ATIVO_PASSIVO',
    relation: 'raw_balance',
    names: named('ativo_passivo'),
    fields: { ...key, ...copiedFields(monthColumns, 'ATIVO_PASSIVO'), ...leafFields },
    monthField: 'Data_Referencia',
    expected: { group: 'report' },
  },
]

/** Decimals of the columns with rounded figures. */
export const roundedLookup = {
  name: 'rounded_column',
  columns: ['column_name', 'decimals'],
  rows: members
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([, { kind }]) => kind.startsWith('rounded'))
    .map(([name, { kind }]) => [name, kind.slice('rounded'.length)]),
}
