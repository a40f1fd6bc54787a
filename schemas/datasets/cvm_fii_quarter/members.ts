import { copiedFields } from '../../core/copied-column.ts'
import type { Period } from '../../core/month.ts'
import type { Member, SourceField } from '../../core/source.ts'
import { assetColumns, propertyColumns, quarterColumns, tenantColumns } from './columns.ts'

const named = (part: string) => (year: Period | null) => [`inf_trimestral_fii_${part}_${year ?? ''}.csv`]

const key: Record<string, SourceField> = {
  CNPJ_Fundo_Classe: { kind: 'required_cnpj', aliases: ['CNPJ_Fundo'] },
  Data_Referencia: { kind: 'date' },
  Versao: { kind: 'integer' },
}

const quarterly = { monthField: 'Data_Referencia', quarterly: true, expected: { group: 'report' } } as const

/** Due dates and indexes of the rental contracts: `Percentual_<what>_<of what>_<which>`. */
const contractColumns = [
  ...['Ate_3Meses', '3a6Meses', '6a9Meses', '9a12Meses', '12a15Meses', '15a18Meses', '18a21Meses', '21a24Meses'],
  ...['24a27Meses', '27a30Meses', '30a33Meses', '33a36Meses', 'Acima_36Meses', 'Indeterminado'],
]
  .map((when) => `Faixa_${when}`)
  .flatMap((when) => [`Percentual_Vencimento_Valor_Total_${when}`, `Percentual_Vencimento_Receita_FII_${when}`])
const indexColumns = ['IGPM', 'INPC', 'IPCA', 'INCC'].flatMap((index) => [
  `Percentual_Indexador_Valor_Total_${index}`,
  `Percentual_Indexador_Receita_FII_${index}`,
])

export const members: readonly Member[] = [
  {
    id: 'GERAL',
    relation: 'raw_general',
    names: named('geral'),
    fields: { ...key, ...copiedFields(quarterColumns, 'GERAL'), Fundo_Exclusivo: { kind: 'text' } },
    ignored: {
      columns: [
        ...['Fundo_Nao_Listado_Exclusivo', 'Cotistas_Vinculo_Familiar', 'Encerramento_Exercicio_Social'],
        ...['Mercado_Negociacao_Bolsa', 'Mercado_Negociacao_MBO', 'Mercado_Negociacao_MB'],
        ...['Entidade_Administradora_BVMF', 'Entidade_Administradora_CETIP'],
        ...['Logradouro', 'Numero', 'Complemento', 'Bairro', 'Cidade', 'Estado', 'CEP'],
        ...['Telefone1', 'Telefone2', 'Telefone3', 'Site', 'Email'],
      ],
      because:
        'Address, telephone and e-mail of the administrator are not published. The other columns say how the quotas are traded.',
    },
    ...quarterly,
  },
  {
    id: 'COMPLEMENTO',
    relation: 'raw_complement',
    names: named('complemento'),
    fields: { ...key, ...copiedFields(quarterColumns, 'COMPLEMENTO') },
    ignored: {
      columns: [
        ...contractColumns,
        ...indexColumns,
        'Caracteristicas_Contratuais',
        ...['Renda_Acabado', 'Renda_Construcao', 'Venda_Acabado', 'Venda_Construcao'].map(
          (kind) => `Politica_Contratacao_Seguro_Imovel_${kind}`,
        ),
      ],
      because:
        'The due dates and indexes of the rental contracts, and texts on contracts and insurance, are not compiled yet.',
    },
    ...quarterly,
  },
  {
    id: 'ATIVO',
    relation: 'raw_asset',
    names: named('ativo'),
    fields: {
      ...key,
      ...copiedFields(assetColumns, 'ATIVO'),
      Emissor: { kind: 'text' },
      CNPJ_Emissor: { kind: 'document' },
      Data_Vencimento: { kind: 'date' },
    },
    ...quarterly,
  },
  {
    id: 'DIREITO',
    relation: 'raw_right',
    names: named('direito'),
    fields: { ...key, ...copiedFields(assetColumns, 'DIREITO') },
    mayBeEmpty: true,
    ...quarterly,
  },
  {
    id: 'IMOVEL',
    relation: 'raw_property',
    names: named('imovel'),
    fields: { ...key, ...copiedFields(propertyColumns, 'IMOVEL') },
    ...quarterly,
  },
  {
    id: 'TERRENO',
    relation: 'raw_land',
    names: named('terreno'),
    fields: { ...key, ...copiedFields(propertyColumns, 'TERRENO') },
    mayBeEmpty: true,
    ...quarterly,
  },
  {
    id: 'INQUILINO',
    relation: 'raw_tenant',
    names: named('imovel_renda_acabado_inquilino'),
    fields: { ...key, ...copiedFields(tenantColumns, 'INQUILINO') },
    ...quarterly,
  },
]

export const ignored = {
  names: (year: Period | null) =>
    [
      ...['alienacao_imovel', 'alienacao_terreno', 'aquisicao_imovel', 'aquisicao_terreno'],
      ...['ativo_garantia_rentabilidade', 'imovel_desempenho', 'imovel_renda_acabado_contrato'],
      ...['rentabilidade_efetiva', 'resultado_contabil_financeiro'],
    ].flatMap((part) => named(part)(year)),
  because:
    'Purchases and sales of property, contracts in words, guarantees and the income statement are not compiled yet.',
}

const rounded = members
  .flatMap(({ fields }) => Object.entries(fields))
  .filter(([, { kind }]) => kind.startsWith('rounded'))
  .map(([name, { kind }]) => [name, kind.slice('rounded'.length)] as const)

/** Decimals of the columns with rounded figures. */
export const roundedLookup = {
  name: 'rounded_column',
  columns: ['column_name', 'decimals'],
  rows: [...new Map(rounded)],
}
