import { CsvFile } from '../base/csv.ts'
import { formatDay } from '../base/dates.ts'
import { fundCnpj, maskCnpj } from '../base/documents.ts'
import { reais } from '../base/money.ts'
import { drawFundName } from '../world/names.ts'
import { listManagers, drawParty, type RegisterParty } from './parties.ts'
import type { RosterEntry } from './roster.ts'

const COLUMNS =
  'TP_FUNDO;CNPJ_FUNDO;DENOM_SOCIAL;DT_REG;DT_CONST;CD_CVM;DT_CANCEL;SIT;DT_INI_SIT;DT_INI_ATIV;DT_INI_EXERC;' +
  'DT_FIM_EXERC;CLASSE;DT_INI_CLASSE;RENTAB_FUNDO;CONDOM;FUNDO_COTAS;FUNDO_EXCLUSIVO;TRIB_LPRAZO;PUBLICO_ALVO;' +
  'ENTID_INVEST;TAXA_PERFM;INF_TAXA_PERFM;TAXA_ADM;INF_TAXA_ADM;VL_PATRIM_LIQ;DT_PATRIM_LIQ;DIRETOR;CNPJ_ADMIN;ADMIN;' +
  'PF_PJ_GESTOR;CPF_CNPJ_GESTOR;GESTOR;CNPJ_AUDITOR;AUDITOR;CNPJ_CUSTODIANTE;CUSTODIANTE;CNPJ_CONTROLADOR;CONTROLADOR;' +
  'INVEST_CEMPR_EXTER;CLASSE_ANBIMA'
const SITUATIONS: Record<string, string> = {
  'Em Funcionamento Normal': 'EM FUNCIONAMENTO NORMAL',
  'Em Liquidação': 'LIQUIDAÇÃO',
  'Em Situação Especial': 'EM SITUAÇÃO ESPECIAL',
  'Fase Pré-Operacional': 'FASE PRÉ-OPERACIONAL',
  'Em Análise': 'EM ANÁLISE',
  Incorporação: 'INCORPORAÇÃO',
  Cancelado: 'CANCELADA',
}
const CLASSES = [
  'Fundo Multimercado;2005-01-03;OUTROS',
  'Fundo de Renda Fixa;2005-01-03;DI de um dia',
  'Fundo de Ações;2005-01-03;',
]
const PERFORMANCE = ';20.00;"1" é calculado sobre o que exceder o CDI, cobrado por semestre;2.00;'

/** Before Resolution 175: one row per fund, and one more for each earlier registration. */
export function legacyRegister(seed: number, roster: readonly RosterEntry[]): CsvFile {
  const file = new CsvFile('cad_fi.csv', COLUMNS.split(';'))
  for (const entry of roster.filter(({ inLegacy }) => inLegacy)) {
    for (const row of legacyRows(seed, entry)) file.write(row)
  }
  return file.close()
}

function legacyRows(seed: number, entry: RosterEntry): string[] {
  const { index, situation, cancelledOn, random } = entry
  const since = formatDay(random.between(1996, 2022), random.between(1, 9), random.between(1, 28))
  const identity = `${maskCnpj(fundCnpj(seed, index))};${drawFundName(seed, index)};${since};${since};${String(40_000 + index)}`
  const changed = cancelledOn === '' ? since : cancelledOn
  const status = `${cancelledOn};${SITUATIONS[situation] ?? situation};${changed};${since};2024-01-01;2024-12-31`
  const rest = `${featureCells(entry)};${peopleCells(entry)};N;Multimercados Livre`
  const rows = [`FI;${identity};${status};${rest}`]
  if (random.chance(0.15)) rows.unshift(`FIF;${identity};2004-12-31;CANCELADA;2004-12-31;;;;${rest}`)
  return rows
}

function featureCells({ random }: RosterEntry): string {
  const flags = `${random.pick(['Aberto', 'Fechado'])};${random.pick(['S', 'N'])};${random.pick(['S', 'N'])};;Profissional`
  const fees = random.chance(0.2) ? PERFORMANCE : ';;;0.50;'
  return `${random.pick(CLASSES)};${flags};${fees};${reais(BigInt(random.below(1_000_000_000)))};2024-05-15`
}

function peopleCells({ random }: RosterEntry): string {
  const administrator = drawParty('administrator', 60, random)
  const manager = listManagers(random)[0] ?? administrator
  const others = [
    drawParty('auditor', 20, random),
    drawParty('custodian', 60, random),
    drawParty('custodian', 60, random),
  ]
  return [
    `DIRETORIA SINTÉTICA ${String(random.below(90))}`,
    legacyPartyCells(administrator),
    manager.person,
    legacyPartyCells(manager),
    ...others.map(legacyPartyCells),
  ].join(';')
}

function legacyPartyCells({ masked, name }: RegisterParty): string {
  return `${masked};${name}`
}
