import { beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

interface Named {
  readonly asset_id: string
  readonly name: string
  readonly cnpj: string
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const list = async (path: string) => (JSON.parse((await api.get(path)).text) as { data: readonly Named[] }).data

describe('a government bond', () => {
  it('is named by its short name and the month in which it falls due', async () => {
    const bonds = await list('/v1/assets?kind=government_bond&page_size=1000')
    const short = { '210100': 'LFT', '100000': 'LTN', '760199': 'NTN-B', '950199': 'NTN-F' }
    const known = bonds.flatMap(({ asset_id, name }) => {
      const [, code = '', month = ''] = /^selic:(\d{6}):(\d{4}-\d{2})/.exec(asset_id) ?? []
      return code in short ? { name, expected: `${short[code as keyof typeof short]} ${month}` } : []
    })

    expect(known.length).toBeGreaterThan(30)
    for (const { name, expected } of known) expect(name).toBe(expected)
    expect(JSON.parse((await api.get('/v1/asset/selic%3A760199%3A2035-05-15')).text)).toMatchObject({
      data: { name: 'NTN-B 2035-05' },
    })
  })

  it('is found by that name, whole or without the month', async () => {
    const found = { asset_id: 'selic:760199:2035-05-15', name: 'NTN-B 2035-05' }

    for (const q of ['NTN-B%202035-05', 'ntn-b%202035']) expect(await list(`/v1/assets?q=${q}`)).toMatchObject([found])
    expect(await list('/v1/search?q=ntn-b%202035&kind=asset')).toMatchObject([{ id: found.asset_id, name: found.name }])
  })
})

describe('the number of an issuer', () => {
  it('is not found as an asset, with what it is and how its papers are found', async () => {
    const { status, message, error_data } = readProblem(await api.get('/v1/asset/33000167000101?date=2025-10'))

    expect([status, error_data]).toEqual([
      404,
      { reason: 'asset_not_found', issuer: { cnpj: '33000167000101', lines: 108, funds: 59 } },
    ])
    expect(message).toContain('59 funds')
    const papers = await list('/v1/assets?q=33000167000101')
    expect(papers.length).toBeGreaterThan(1)
    for (const { cnpj } of papers) expect(cnpj).toBe('33000167000101')
  })

  it('that no line of the month names is no code at all', async () => {
    const { status, message } = readProblem(await api.get('/v1/asset/11222333000181?date=2025-10'))

    expect(status).toBe(404)
    expect(message).toContain('No line, quote or fund of this snapshot has that code')
  })
})
