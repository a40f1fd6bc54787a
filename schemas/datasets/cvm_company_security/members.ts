import { copiedFields } from '../../core/copied-column.ts'
import type { Period } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { securityColumns } from './columns.ts'

const part = (name: string) => (year: Period | null) => `fca_cia_aberta${name}_${year ?? ''}.csv`

export const members: readonly Member[] = [
  {
    id: 'SECURITY',
    relation: 'raw_security',
    names: (year) => [part('_valor_mobiliario')(year)],
    fields: copiedFields(securityColumns),
    ignored: {
      columns: [
        ...['ID_Documento', 'Nome_Empresarial', 'Classe_Acao_Preferencial', 'Composicao_BDR_Unit'],
        ...['Sigla_Entidade_Administradora', 'Entidade_Administradora', 'Data_Inicio_Listagem', 'Data_Fim_Listagem'],
      ],
      because: 'The register has the name, and the days of trading say from when to when.',
    },
    monthField: 'Data_Referencia',
    mayBeEmpty: true,
  },
]

/**
 * Members that are never unpacked: some have the names and numbers of officers and auditors, who are natural persons.
 */
export const ignored = {
  names: (year: Period | null) =>
    [
      ...['', '_auditor', '_canal_divulgacao', '_departamento_acionistas', '_dri', '_endereco', '_escriturador'],
      ...['_geral', '_pais_estrangeiro_negociacao'],
    ].map((name) => part(name)(year)),
  because: 'They name officers and auditors, who are natural persons, or say what the register of companies has.',
}
