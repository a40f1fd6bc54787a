import { beforeAll, describe, expect, it } from 'vitest'
import { readServed } from '../../../helpers/build.ts'
import { ISSUER_MONTHS, type PlainIssuerLine, readPlainIssuers } from '../../../helpers/plain-reading/issuers.ts'
import { amount, sum } from '../../../server/helpers/cents.ts'
import { addUpColumn, askWholeList } from '../../../server/helpers/market.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi
let plain: ReadonlyMap<string, readonly PlainIssuerLine[]>

beforeAll(async () => {
  api = await shareSample()
  plain = await readPlainIssuers((await readServed(api.dataDir)).folder)
})

describe.each(ISSUER_MONTHS)('the issuers of the real month %s', (month) => {
  it('add up, each, to what a second reading of the lines adds up: value, classes and lines', async () => {
    const lines = plain.get(month) ?? []
    for (const role of ['issuer', 'vehicle']) {
      const sums = new Map<string, { value: bigint; classes: Set<string>; lines: number }>()
      for (const line of lines.filter((each) => each.role === role)) {
        if (line.root === null) continue
        const own = sums.get(line.root) ?? { value: 0n, classes: new Set(), lines: 0 }
        own.value += line.value
        own.lines += 1
        sums.set(line.root, { ...own, classes: own.classes.add(line.cnpj) })
      }

      const { data } = await askWholeList(
        api,
        `/v1/issuers?date=${month}&role=${role}&sort_by=issuer_id&sort_order=asc`,
      )

      expect(data.length).toBeGreaterThan(role === 'issuer' ? 300 : 20)
      expect(
        data.map(({ issuer_id, direct_value, class_count, line_count }) => [
          issuer_id,
          direct_value,
          class_count,
          line_count,
        ]),
      ).toEqual(
        [...sums]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, own]) => [id, amount(own.value), String(own.classes.size), String(own.lines)]),
      )
    }
  })

  it('and the lines without one, by reason, are all lines that count', async () => {
    const lines = plain.get(month) ?? []
    const [issuers, vehicles] = await Promise.all(
      ['issuer', 'vehicle'].map((role) => askWholeList(api, `/v1/issuers?date=${month}&role=${role}`)),
    )
    const known = [...(issuers?.data ?? []), ...(vehicles?.data ?? [])]
    const unknown = issuers?.unknown ?? []

    expect(sum([addUpColumn(known, 'direct_value'), addUpColumn(unknown, 'value')])).toBe(
      amount(lines.reduce((total, { value }) => total + value, 0n)),
    )
    expect(
      issuers?.coverage.filter(({ kind, block }) => kind === null && block === null).map(({ value }) => value),
    ).toHaveLength(2)
    expect([...known, ...unknown].reduce((total, row) => total + Number(row['line_count']), 0)).toBe(lines.length)
  })
})
