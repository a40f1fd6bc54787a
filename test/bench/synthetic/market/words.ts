import { companyCnpj, maskCnpj } from '../base/documents.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Four letters for an issuer, all starting with an S for synthetic: 'SAAB' is number 1. */
export function issuerCode(number: number): string {
  const letter = (place: number): string => LETTERS.charAt(Math.floor(number / place) % 26)
  return `S${letter(676)}${letter(26)}${letter(1)}`
}

export function bank(number: number): { cnpj: string; name: string } {
  return { cnpj: maskCnpj(companyCnpj('bank', number)), name: `BANCO SINTÉTICO ${String(number)}` }
}

export function company(number: number): { cnpj: string; name: string } {
  const name = `EMISSORA SINTÉTICA DE ENERGIA E PARTICIPAÇÕES ${issuerCode(number)} S.A.`
  return { cnpj: maskCnpj(companyCnpj('issuer', number)), name }
}

/** Every floating or fixed paper has these five: TITULO_POSFX to PR_TAXA_PREFX. */
export function rateCells(code: string, description: string, spread: number): string {
  const rate = `${String(Math.floor(spread / 1_000_000))}.${String(spread % 1_000_000).padStart(6, '0')}`
  return code === '' ? `N;;;;;${rate}` : `S;${code};${description};100.000000;${rate};`
}

export const INDEXERS: readonly (readonly [string, string])[] = [
  ['DI1', 'DI de um dia'],
  ['DI1', 'DI de um dia'],
  ['DI1', 'DI de um dia'],
  ['IAP', 'Índice de Preços ao Consumidor Amplo (IPCA/IBGE)'],
  ['IAP', 'Índice de Preços ao Consumidor Amplo (IPCA/IBGE)'],
  ['OUT', 'OUTROS'],
  ['PRE', 'Taxa de juro prefixada'],
  ['IPC', 'Índice de Preços ao Consumidor (IPC/FIPE)'],
  ['IGM', 'Índice Geral de Preços-Mercado (IGP-M)'],
  ['SEL', 'Taxa Selic'],
  ['', ''],
]
