import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { cents, readPlainFundMonths, type PlainLine, readCda, signedCents } from '../../../helpers/plain-reading/cda.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { findEndpoint, type ExactPortfolio, readPortfolio } from '../../../server/helpers/body.ts'
import { amount, absoluteValue, units } from '../../../server/helpers/cents.ts'
import type { Reply } from '../../../server/helpers/http.ts'
import { SAMPLE } from '../../../server/helpers/snapshot.ts'

/** Each month of the sample, read anew by plain code, against what the API answers of it. */
const months = ['2024-02', '2025-10'].map((month) => {
  const file = `cda_fi_${month.replace('-', '')}.zip`
  const path = join(SAMPLE, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', file)
  return { month, file, path, expected: readPlainFundMonths(path), lines: linesByFiler(path) }
})

function linesByFiler(path: string): Map<string, PlainLine[]> {
  const byFiler = new Map<string, PlainLine[]>()
  for (const [member, { lines }] of readCda(path).members) {
    if (member.includes('_PL_')) continue
    for (const line of lines) {
      const filer = (line.fields['CNPJ_FUNDO_CLASSE'] ?? line.fields['CNPJ_FUNDO'] ?? '').replaceAll(/\D/g, '')
      byFiler.set(filer, [...(byFiler.get(filer) ?? []), line])
    }
  }
  return byFiler
}

/** Every tenth filer of a month, and the two with most lines. */
function drawn(lines: ReadonlyMap<string, readonly PlainLine[]>): string[] {
  const filers = [...lines].sort(([, a], [, b]) => b.length - a.length).map(([cnpj]) => cnpj)
  return filers.filter((_cnpj, n) => n < 2 || n % 10 === 0)
}

let api: SharedApi
const answers: { month: string; cnpj: string; reply: Reply; body: ExactPortfolio }[] = []

beforeAll(async () => {
  api = await shareSample()
  for (const { month, lines } of months) {
    const ask = async (cnpj: string) => {
      const reply = await api.get(`/v1/fund/${cnpj}/portfolio?date=${month}-01&provenance=true`)
      answers.push({ month, cnpj, reply, body: readPortfolio(reply) })
    }
    const filers = drawn(lines)
    while (filers.length > 0) await Promise.all(filers.splice(0, 16).map(ask))
  }
})

const makeMonth = (month: string) => months.find((each) => each.month === month) ?? expect.unreachable()
const listLines = (month: string, cnpj: string) => makeMonth(month).lines.get(cnpj) ?? []

it('draws enough funds for what follows to mean something', () => {
  expect(answers.length).toBeGreaterThan(200)
  expect(answers.flatMap(({ body }) => body.portfolio).length).toBeGreaterThan(2000)
})

it('answers in the declared shape', () => {
  const { output } = findEndpoint('fund_portfolio')

  for (const { reply } of answers) output.parse(JSON.parse(reply.text))
})

it('answers every line that the fund filed for the month, once, and no other', () => {
  for (const { month, cnpj, body } of answers) {
    const answered = body.portfolio.map(({ source }) => `${source?.member ?? ''}:${source?.line ?? ''}`)
    const filed = listLines(month, cnpj).map(({ member, line }) => `${member}:${String(line)}`)

    expect(answered.sort(), cnpj).toEqual(filed.sort())
  }
})

it('gives each line an id of its own', () => {
  for (const { cnpj, body } of answers) {
    const ids = new Set(body.portfolio.map(({ id }) => id))

    expect(ids.size, cnpj).toBe(body.portfolio.length)
  }
})

it('turns the sign of liabilities only, and then keeps the filed value as well', () => {
  for (const { month, cnpj, body } of answers) {
    for (const { source, final_position_value, metainfo, id } of body.portfolio) {
      const line = listLines(month, cnpj).find(
        (each) => each.member === source?.member && String(each.line) === source.line,
      )
      const filed = cents(line?.fields['VL_MERC_POS_FINAL'] ?? '')
      const signed = signedCents(line?.fields['TP_APLIC'] ?? '', filed)

      expect(units(final_position_value, 2), id).toBe(signed)
      expect(metainfo['filed_value'], id).toBe(signed === filed ? undefined : amount(filed))
    }
  }
})

it('adds the signed values up to the total', () => {
  for (const { month, cnpj, body } of answers) {
    const total = body.portfolio.reduce((sum, item) => sum + units(item.final_position_value, 2), 0n)

    expect(body.fund.total_portfolio_value, cnpj).toBe(amount(total))
    expect(total, cnpj).toBe(makeMonth(month).expected.get(cnpj)?.total)
  }
})

it('reports the NAV as filed', () => {
  const known = answers.filter(({ month, cnpj }) => makeMonth(month).expected.get(cnpj)?.nav !== null)

  expect(known.length).toBeGreaterThan(150)
  for (const { month, cnpj, body } of known) {
    expect(body.fund.nav_value_reported, cnpj).toBe(amount(makeMonth(month).expected.get(cnpj)?.nav ?? 0n))
    expect(body.fund['nav_value_reported_reference_date'], cnpj).toBe(body.reference_date.replaceAll('-', ''))
  }
})

/** 100 × value ÷ divisor with six decimals, half away from zero; null where there is nothing to be a part of. */
function share(value: bigint, divisor: bigint): bigint | null {
  if (divisor <= 0n) return null
  const twice = (2n * absoluteValue(value) * 100_000_000n + divisor) / (2n * divisor)
  return value < 0n ? -twice : twice
}

it('gives each line its share of the NAV, or of the total where the NAV is no divisor', () => {
  for (const { month, cnpj, body } of answers) {
    const { nav = null, total = 0n } = makeMonth(month).expected.get(cnpj) ?? {}
    const registered =
      nav === null && body.fund['nav_value_reported_reference_date'] === body.reference_date.replaceAll('-', '')
    const ownNav = registered ? units(body.fund.nav_value_reported ?? '', 2) : nav

    for (const item of body.portfolio) {
      const expected = share(units(item.final_position_value, 2), ownNav !== null && ownNav > 0n ? ownNav : total)
      const answered = item.portfolio_share_percent === null ? null : units(item.portfolio_share_percent, 6)
      expect(answered, `${cnpj} ${item.id}`).toBe(expected)
    }
  }
})

it('orders items by application, then by magnitude, largest first, then by id', () => {
  for (const { cnpj, body } of answers) {
    const sorted = [...body.portfolio].sort((a, b) => {
      if (a.application_type !== b.application_type)
        return Buffer.compare(Buffer.from(a.application_type), Buffer.from(b.application_type))
      const [left, right] = [a, b].map((item) => absoluteValue(units(item.final_position_value, 2)))
      if (left !== right) return (left ?? 0n) > (right ?? 0n) ? -1 : 1
      return a.id < b.id ? -1 : 1
    })

    expect(
      body.portfolio.map(({ id }) => id),
      cnpj,
    ).toEqual(sorted.map(({ id }) => id))
  }
})

describe('provenance', () => {
  it('names the file as downloaded, by name and hash', () => {
    for (const { month, body } of answers) {
      const { file, path } = makeMonth(month)
      const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex')

      expect(new Set(body.portfolio.map(({ source }) => source?.file))).toEqual(new Set([file]))
      expect(new Set(body.portfolio.map(({ source }) => source?.sha256))).toEqual(new Set([sha256]))
    }
  })

  it('names the line that holds the value, counted from the header as 1', () => {
    for (const { month, path } of months) {
      const members = Object.entries(unzipSync(readFileSync(path))).map(
        ([name, bytes]) => [name, strFromU8(bytes, true).split('\n')] as const,
      )
      const texts = new Map(members)
      const items = answers.filter((answer) => answer.month === month).flatMap(({ body }) => body.portfolio)

      for (const { source, metainfo, final_position_value } of items) {
        const fields = texts.get(source?.member ?? '')?.[Number(source?.line) - 1]?.split(';') ?? []
        const filed = String(metainfo['filed_value'] ?? final_position_value)
        expect(fields.map((field) => (/^-?\d+$/.test(field) ? `${field}.00` : field))).toContain(filed)
      }
    }
  })
})
