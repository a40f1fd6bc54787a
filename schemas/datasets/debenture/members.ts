import { copiedFields } from '../../core/copied-column.ts'
import type { Member, SourceField } from '../../core/source.ts'
import { debentureColumns, debentureValueColumns } from './columns.ts'

/** Other columns with papers of an issue, which count only in the check that adds them up. */
const ELSEWHERE = [
  'Quantidade Convertida no SND',
  'Quantidade Convertida fora do SND',
  'Quantidade Permutada no SND',
  'Quantidade Permutada fora do SND',
]

const fields: Readonly<Record<string, SourceField>> = {
  ...copiedFields(debentureColumns),
  ...copiedFields(debentureValueColumns),
  'Deb. Incent. (Lei 12.431)': { kind: 'text' },
  ...Object.fromEntries(ELSEWHERE.map((name) => [name, { kind: 'integer', none: '-' } as const])),
}

/** Declares a file of papers in one status: titles, then a header and a line for each paper, separated by tabs. */
const register = (id: string, name: string): Member => ({
  id,
  relation: 'raw_debenture',
  format: 'tabbed_lines',
  headerBegins: 'Codigo do Ativo',
  names: () => [name],
  fields,
  ignored: {
    columns: [
      ...['IPO', 'Registro CVM da Emissao', 'Data de Registro CVM da Emissao', 'Registro CVM do Programa'],
      ...['Data de Registro CVM do Programa', 'Data do Inicio da Rentabilidade', 'Data do Inicio da Distribuicao'],
      ...['Data da Proxima Repactuacao', 'Ato Societario (1)', 'Data do Ato (1)', 'Ato Societario (2)'],
      ...['Data do Ato (2)', 'Forma', 'Classe', 'Artigo 14', 'Artigo 24', 'Tipo', 'Criterio de Calculo'],
      ...['Dia de Referencia para indice de Precos', 'Criterio para indice', 'Corrige a cada', 'Limite da TJLP'],
      ...['Tipo de Tratamento do Limite da TJLP', 'Juros Criterio Antigo do SND', 'Premios Criterio Antigo do SND'],
      ...['Amortizacao - Taxa', 'Amortizacao - Cada', 'Amortizacao - Unidade', 'Amortizacao - Carencia'],
      ...['Amortizacao - Criterio', 'Tipo de Amortizacao', 'Juros Criterio Novo - Prazo'],
      ...['Juros Criterio Novo - Cada', 'Juros Criterio Novo - Unidade', 'Juros Criterio Novo - Carencia'],
      ...['Juros Criterio Novo - Criterio', 'Juros Criterio Novo - Tipo', 'Premio Criterio Novo - Taxa'],
      ...['Premio Criterio Novo - Prazo', 'Premio Criterio Novo - Cada', 'Premio Criterio Novo - Unidade'],
      ...['Premio Criterio Novo - Carencia', 'Premio Criterio Novo - Criterio', 'Premio Criterio Novo - Tipo'],
      ...['Participacao - Taxa', 'Participacao - Cada', 'Participacao - Unidade', 'Participacao - Carencia'],
      ...['Participacao - Descricao', 'Banco Mandatario', 'Agente Fiduciario', 'Instituicao Depositaria'],
      ...['Coordenador Lider', 'Escritura Padronizada', 'Resgate Antecipado'],
    ],
    because:
      'Schedules of payments, registrations and the parties of an issue are not published; a trustee can be a natural person.',
  },
  hidesLines: { because: 'A line names the trustee of the paper, who can be a natural person.' },
})

export const registeredPapers = register('REGISTERED', 'debentures-registered.txt')
export const excludedPapers = register('EXCLUDED', 'debentures-excluded.txt')
