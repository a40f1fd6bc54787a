import { CsvFile } from '../base/csv.ts'
import { formatDay } from '../base/dates.ts'
import { fundCnpj } from '../base/documents.ts'
import { reais } from '../base/money.ts'
import { SeededRandom } from '../base/random.ts'
import { drawFundName, subclassId } from '../world/names.ts'
import { listCustodians, listManagers, drawParty, type RegisterParty } from './parties.ts'
import type { RosterEntry } from './roster.ts'

const FUND_COLUMNS =
  'ID_Registro_Fundo;CNPJ_Fundo;Codigo_CVM;Data_Registro;Data_Constituicao;Tipo_Fundo;Denominacao_Social;' +
  'Data_Cancelamento;Situacao;Data_Inicio_Situacao;Data_Adaptacao_RCVM175;Data_Inicio_Exercicio_Social;' +
  'Data_Fim_Exercicio_Social;Patrimonio_Liquido;Data_Patrimonio_Liquido;Diretor;CNPJ_Administrador;Administrador;' +
  'Tipo_Pessoa_Gestor;CPF_CNPJ_Gestor;Gestor'
const CLASS_COLUMNS =
  'ID_Registro_Fundo;ID_Registro_Classe;CNPJ_Classe;Codigo_CVM;Data_Registro;Data_Constituicao;Data_Inicio;Tipo_Classe;' +
  'Denominacao_Social;Situacao;Data_Inicio_Situacao;Classificacao;Indicador_Desempenho;Classe_Cotas;' +
  'Classificacao_Anbima;Tributacao_Longo_Prazo;Entidade_Investimento;Permitido_Aplicacao_CemPorCento_Exterior;' +
  'Classe_ESG;Forma_Condominio;Exclusivo;Publico_Alvo;Patrimonio_Liquido;Data_Patrimonio_Liquido;CNPJ_Auditor;Auditor;' +
  'CNPJ_Custodiante;Custodiante;CNPJ_Controlador;Controlador'
const SUBCLASS_COLUMNS =
  'ID_Registro_Classe;ID_Subclasse;Codigo_CVM;Data_Constituicao;Data_Inicio;Denominacao_Social;Situacao;' +
  'Data_Inicio_Situacao;Forma_Condominio;Exclusivo;Publico_Alvo;Previdenciario;Exclusivo_INR;' +
  'Exclusivo_Previdencia_Complementar'
const STRATEGIES = [
  'Multimercado;DI de um dia;S;Multimercados Livre;S;;N;N',
  'de Renda Fixa;DI de um dia;N;Renda Fixa Duração Livre Crédito Livre;S;;N;N',
  'de Ações;Ibovespa;N;Ações Livre;;;N;N',
  'Multimercado;OUTROS;S;Multimercados Invest. no Exterior;N;;S;N',
]
const INVESTORS = ['Profissional', 'Público Geral', 'Qualificado']
const SUBCLASS_LETTERS = ['A', 'B', 'C']
const NAME_LENGTH = 100

/** Since Resolution 175: funds once per manager, classes once per custodian, and subclasses. */
export function currentRegister(seed: number, roster: readonly RosterEntry[]): CsvFile[] {
  const funds = new CsvFile('registro_fundo.csv', FUND_COLUMNS.split(';'))
  const classes = new CsvFile('registro_classe.csv', CLASS_COLUMNS.split(';'))
  const subclasses = new CsvFile('registro_subclasse.csv', SUBCLASS_COLUMNS.split(';'))
  for (const entry of roster.filter(({ inRegister }) => inRegister)) {
    for (const row of fundRows(seed, entry)) funds.write(row)
    for (const index of entry.classes) {
      for (const row of classRows(seed, entry, index)) classes.write(row)
      for (const row of subclassRows(seed, index)) subclasses.write(row)
    }
  }
  return [funds, classes, subclasses].map((file) => file.close())
}

function fundRows(seed: number, { index, kind, situation, cancelledOn, random }: RosterEntry): string[] {
  const since = formatDay(random.between(1996, 2025), random.between(1, 9), random.between(1, 28))
  const administrator = drawParty('administrator', 60, random)
  const adapted = cancelledOn === '' && random.chance(0.92) ? formatDay(2025, random.between(1, 6), 13) : ''
  const lead = [
    fundId(index),
    fundCnpj(seed, index),
    String(40_000 + index),
    since,
    since,
    kind,
    drawFundName(seed, index),
    cancelledOn,
    situation,
    cancelledOn === '' ? since : cancelledOn,
    adapted,
    ...(random.chance(0.9) ? ['2024-01-01', '2024-12-31'] : ['', '']),
    ...moneyCells(random, '2024-05-15'),
    `DIRETORIA SINTÉTICA ${String(random.below(90))}`,
    administrator.document,
    administrator.name,
  ].join(';')
  return listManagers(random).map(({ person, document, name }) => `${lead};${person};${document};${name}`)
}

function classRows(seed: number, { index: fund, kind, situation, cancelledOn }: RosterEntry, index: number): string[] {
  const random = new SeededRandom(seed, index, 'class')
  const auditor = drawParty('auditor', 20, random)
  const since = formatDay(random.between(2005, 2025), random.between(1, 9), random.between(1, 28))
  const strategy = kind === 'FIF' ? `${random.pick(STRATEGIES)};${formCells(random)}` : ';;;;;;;;;;'
  const lead = [
    fundId(fund),
    classId(index),
    fundCnpj(seed, index),
    String(900_000 + index),
    since,
    since,
    formatDay(2025, random.between(1, 6), 13),
    `Classes de Cotas de Fundos ${kind}`,
    drawFundName(seed, index),
    situation,
    cancelledOn === '' ? since : cancelledOn,
    strategy,
    ...moneyCells(random, '2025-10-31'),
    auditor.document,
    auditor.name,
  ].join(';')
  const controller = drawParty('custodian', 60, random)
  return listCustodians(random).map((custodian) => `${lead};${partyCells(custodian)};${partyCells(controller)}`)
}

function subclassRows(seed: number, index: number): string[] {
  const random = new SeededRandom(seed, index, 'subclass')
  const letters = random.chance(0.2) ? SUBCLASS_LETTERS.slice(0, random.between(1, 3)) : []
  return letters.map((letter, place) => {
    const name = `SUBCLASSE "${letter}" DE ${drawFundName(seed, index)}`.slice(0, NAME_LENGTH)
    const lead = `${classId(index)};${subclassId(index, place + 1)};;2025-01-02;2025-01-02;${name}`
    return `${lead};Em Funcionamento Normal;2025-01-02;${formCells(random)};N;N;N`
  })
}

function formCells(random: SeededRandom): string {
  const form = random.chance(0.8) ? 'Aberto' : 'Fechado'
  return `${form};${random.chance(0.3) ? 'S' : 'N'};${random.pick(INVESTORS)}`
}

function moneyCells(random: SeededRandom, date: string): string[] {
  if (random.chance(0.05)) return ['', '']
  return [reais(BigInt(random.below(2_000_000_000)) * 7n), date]
}

function partyCells({ document, name }: RegisterParty): string {
  return `${document};${name}`
}

function fundId(index: number): string {
  return String(100_000 + index)
}

function classId(index: number): string {
  return String(500_000 + index)
}
