import { companyCnpj, maskCnpj, maskMadeUpCpf, personCpf, type Trade } from '../base/documents.ts'
import type { SeededRandom } from '../base/random.ts'

export interface RegisterParty {
  person: 'PF' | 'PJ'
  document: string
  masked: string
  name: string
}

const TITLES: Partial<Record<Trade, string>> = {
  manager: 'GESTORA SINTÉTICA DE RECURSOS',
  administrator: 'ADMINISTRADORA SINTÉTICA DTVM',
  auditor: 'AUDITORES SINTÉTICOS INDEPENDENTES',
  custodian: 'BANCO CUSTODIANTE SINTÉTICO',
}

export function drawParty(trade: Trade, of: number, random: SeededRandom): RegisterParty {
  const number = Math.floor(of * random.fraction() ** 2)
  const document = companyCnpj(trade, number)
  return { person: 'PJ', document, masked: maskCnpj(document), name: `${TITLES[trade] ?? ''} ${String(number)} LTDA.` }
}

/** One for most funds, up to three for some, and for a few a person instead of a company. */
export function listManagers(random: SeededRandom): RegisterParty[] {
  if (random.chance(0.003)) return [makePerson(random.below(40))]
  const draw = random.fraction()
  const count = draw < 0.94 ? 1 : draw < 0.99 ? 2 : 3
  return distinct(Array.from({ length: count }, () => drawParty('manager', 700, random)))
}

export function listCustodians(random: SeededRandom): RegisterParty[] {
  return distinct(Array.from({ length: random.chance(0.04) ? 2 : 1 }, () => drawParty('custodian', 60, random)))
}

function makePerson(number: number): RegisterParty {
  const document = personCpf(500 + number)
  return { person: 'PF', document, masked: maskMadeUpCpf(document), name: `PESSOA GESTORA SINTÉTICA ${String(number)}` }
}

function distinct(parties: RegisterParty[]): RegisterParty[] {
  return parties.filter(({ document }, place) => parties.findIndex((other) => other.document === document) === place)
}
