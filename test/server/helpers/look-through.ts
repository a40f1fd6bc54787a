import { expect } from 'vitest'
import type { SharedApi } from './shared.ts'
import { exactJson, type ExactFund, type ExactItem } from './body.ts'
import { units } from './cents.ts'
import { readNext } from './funds.ts'
import type { Reply } from './http.ts'

/** A leaf, its numbers as text. */
export interface ExactLeaf extends ExactItem {
  readonly depth: string
  readonly path: readonly string[]
  readonly resolution: string
}

/** An asset of `view=aggregate`, its numbers as text. */
export interface ExactAsset {
  readonly asset_id: string | null
  readonly asset_kind: string
  readonly asset_id_basis: string
  readonly position: string
  readonly collateral_asset_id: string | null
  readonly application_type: string
  readonly name: string
  readonly quantity: string
  readonly value: string
  readonly share_percent: string | null
  readonly paths: string
  readonly metainfo: Readonly<Record<string, string | boolean>>
}

export interface ExactCoverage {
  readonly expanded_value: string
  readonly unexpanded_value: Readonly<Record<string, string>>
  readonly coverage_percent: string | null
  readonly depth_reached: string
  readonly funds_visited: string
  /** Of a fund that leads to a ring only. */
  readonly min_share_percent?: string
  readonly identified_percent?: string | null
  readonly derived_percent?: string | null
  readonly no_asset_percent?: string | null
}

export interface ExactLookThrough<R> {
  readonly fund: ExactFund
  readonly portfolio: readonly R[]
  readonly coverage: ExactCoverage
}

export function readLookThrough<R = ExactLeaf>(reply: Reply): ExactLookThrough<R> {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return (exactJson(reply.text) as { data: ExactLookThrough<R> }).data
}

export function coveredCents({ expanded_value, unexpanded_value }: ExactCoverage): bigint {
  return [expanded_value, ...Object.values(unexpanded_value)].reduce((sum, text) => sum + units(text, 2), 0n)
}

export function leafCents(leaves: readonly ExactLeaf[]): bigint {
  return leaves.reduce((sum, { final_position_value: text }) => sum + units(text, 2), 0n)
}

/** Reads all pages of the leaves of a fund in a month. */
export async function readAllLeaves(api: SharedApi, cnpj: string, month: string): Promise<ExactLeaf[]> {
  const leaves: ExactLeaf[] = []
  let next: string | null = `/v1/fund/${cnpj}/portfolio/look-through?date=${month}&page_size=1000`
  while (next !== null) {
    const reply: Reply = await api.get(next)
    leaves.push(...readLookThrough(reply).portfolio)
    next = readNext(reply)
  }
  return leaves
}

export function listQuotas(leaves: readonly ExactLeaf[], target: string): ExactLeaf[] {
  return leaves.filter(
    ({ metainfo, resolution }) => metainfo['fund_cnpj'] === target && resolution !== 'reconciliation',
  )
}

/** Funds of the real 2025-10 by what they are called, or why they are here. */
export const real = {
  CHINA_UNIVERSAL: '60023816000162',
  CHINA_AMC: '60553176000100',
  INTRA_BLACK: '28729157000171',
  DIGITAL_CASH: '58255305000124',
  SMART: '52116361000100',
  SMART_INCOME: '52116337000162',
  /** Leads to funds five levels down. */
  DEEP: '52043752000133',
} as const
