import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../../../server/helpers/body.ts'
import { amount, sum, units } from '../../../server/helpers/cents.ts'
import { addUpColumn, askWell, askWholeList, type FoundRow, type MarketList } from '../../../server/helpers/market.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

const FILE = fileURLToPath(new URL('../../../fixtures/issuer-groups.csv', import.meta.url))
const OCTOBER = 'date=2025-10-31'
const GROUP = `${OCTOBER}&grouping=group`
const NEW = ['05197443', '33000167'] as const
const BUILDERS = ['62144175', '35379794'] as const

let api: SharedApi
let plain: SharedApi

beforeAll(async () => {
  api = await shareSample({ ISSUER_GROUPS_FILE: FILE })
  plain = await shareSample()
})

type Entity = FoundRow & { readonly exposures: readonly FoundRow[] }
const readEntity = async (path: string) => (await askWell<{ data: Entity }>(api, path)).data

async function readDirect(roots: readonly string[]): Promise<string> {
  const each = await Promise.all(roots.map((root) => readEntity(`/v1/issuer/${root}?${OCTOBER}`)))
  return sum(each.map(({ direct_value = '' }) => direct_value))
}

describe('a group of companies', () => {
  it('is the sum of its roots, with its source and members, whichever of them is asked', async () => {
    for (const id of [...NEW, 'PETR4']) {
      const group = await readEntity(`/v1/issuer/${id}?${GROUP}`)
      expect(group).toMatchObject({
        grouping: 'group',
        group: 'Grupo Novo',
        group_members: '05197443,33000167',
        group_source: 'made up for tests; another note',
        direct_value: await readDirect(NEW),
      })
      const lines = await askWholeList(api, group['explain'] ?? '')
      expect(addUpColumn(lines.data, 'final_position_value')).toBe(group['direct_value'])
      expect(new Set(lines.data.map(({ member_id }) => member_id))).toEqual(new Set(NEW))
      expect(lines['group_members']).toBe('05197443,33000167')
    }
  })

  it('counts a class with two of its companies once', async () => {
    const holders = await Promise.all(
      NEW.map(async (root) => (await askWholeList(api, `/v1/issuer/${root}/holders?${OCTOBER}`)).data),
    )
    const classes = new Set(holders.flat().map(({ cnpj }) => cnpj))
    const group = await readEntity(`/v1/issuer/33000167?${GROUP}`)

    expect(classes.size).toBeLessThan(holders.flat().length)
    expect(group['class_count']).toBe(String(classes.size))
  })

  it('is a row of the list in place of its companies, and the list adds up to what it did', async () => {
    const [roots, groups] = await Promise.all([
      askWholeList(api, `/v1/issuers?${OCTOBER}`),
      askWholeList(api, `/v1/issuers?${GROUP}`),
    ])

    expect(groups['grouping']).toBe('group')
    const listed = new Set(roots.data.map(({ issuer_id }) => issuer_id))
    const joined = [NEW, BUILDERS].flatMap((group) => group.filter((root) => listed.has(root)).slice(1))
    expect(joined).toContain('33000167')
    expect(groups.data.length).toBe(roots.data.length - joined.length)
    expect(addUpColumn(groups.data, 'direct_value')).toBe(addUpColumn(roots.data, 'direct_value'))
    const found = groups.data.find(({ group }) => group === 'Grupo Novo')
    expect(found).toMatchObject({ issuer_id: '05197443', direct_value: await readDirect(NEW) })
    // The first company of the file with any line.
    expect(
      groups.data
        .filter(({ group }) => group !== '')
        .map(({ issuer_id }) => issuer_id)
        .sort(),
    ).toEqual(['05197443', '62144175'])
    const lines = await askWholeList(api, found?.['explain'] ?? '')
    expect(addUpColumn(lines.data, 'final_position_value')).toBe(found?.['direct_value'])
    const alone = groups.data.find(({ issuer_id }) => issuer_id === 'treasury')
    expect(alone).toMatchObject({ group: '', group_members: 'treasury', group_source: '' })
  })

  it('is found by its name and by each of its companies', async () => {
    for (const q of ['incorporadoras', 'grupo ficticio', '35379794']) {
      const { data } = await askWell<MarketList>(api, `/v1/issuers?${GROUP}&q=${encodeURIComponent(q)}`)
      expect(
        data.map(({ issuer_id }) => issuer_id),
        q,
      ).toContain('62144175')
    }
  })

  it('has the holders of its companies, added up class by class, by manager and by kind', async () => {
    const group = await askWholeList(api, `/v1/issuer/33000167/holders?${GROUP}`)
    const own = await Promise.all(
      NEW.map(async (root) => (await askWholeList(api, `/v1/issuer/${root}/holders?${OCTOBER}`)).data),
    )
    const sums = new Map<string, bigint>()
    for (const { cnpj = '', direct_value = '' } of own.flat())
      sums.set(cnpj, (sums.get(cnpj) ?? 0n) + units(direct_value, 2))

    expect(group).toMatchObject({ grouping: 'group', group: 'Grupo Novo' })
    expect(group.data.map(({ cnpj, direct_value }) => [cnpj, direct_value]).sort()).toEqual(
      [...sums].map(([cnpj, value]) => [cnpj, amount(value)]).sort(),
    )
    for (const by of ['fund', 'manager', 'kind']) {
      const { data } = await askWholeList(api, `/v1/issuer/33000167/holders?${GROUP}&group_by=${by}`)
      for (const row of data.slice(0, 3)) {
        const lines = await askWholeList(api, row['explain'] ?? '')
        expect(addUpColumn(lines.data, 'final_position_value'), by).toBe(row['direct_value'])
      }
      if (by === 'kind') expect(addUpColumn(data, 'direct_value')).toBe(await readDirect(NEW))
    }
  })

  it('has through funds what its companies have, and each row opens to leaves of all of them', async () => {
    const read = async (root: string, grouping: string) =>
      (await askWholeList(api, `/v1/issuer/${root}/holders?${OCTOBER}&grouping=${grouping}&indirect=true`)).data
    const group = await read('99999999', 'group')
    const own = (await Promise.all(BUILDERS.map((root) => read(root, 'root')))).flat()

    expect(addUpColumn(group, 'total_value')).toBe(addUpColumn(own, 'total_value'))
    const [row] = group.filter(({ shortest_depth }) => shortest_depth !== '0')
    const { data } = await askWell<{ data: { portfolio: FoundRow[] } }>(api, row?.['explain_total'] ?? '')
    const difference = units(addUpColumn(data.portfolio, 'value'), 2) - units(row?.['total_value'] ?? '', 2)
    const roundings = data.portfolio.reduce((count, { paths }) => count + Number(paths) + 1, 0)
    expect(data.portfolio.length).toBeGreaterThan(0)
    expect(Math.abs(Number(difference))).toBeLessThanOrEqual(roundings / 2)
  })

  it('has in each month of its history the companies that were one group then', async () => {
    const { data } = await askWell<MarketList>(api, '/v1/issuer/33000167/history?grouping=group')

    expect(data.map(({ reference_date, group, group_members }) => [reference_date, group, group_members])).toEqual([
      ['2024-02-29', 'Grupo Antigo', '33000167,12130744'],
      ['2025-10-31', 'Grupo Novo', '05197443,33000167'],
    ])
    expect(data.at(-1)?.['seen_value']).toBe(await readDirect(NEW))
    for (const row of data) {
      const lines = await askWholeList(api, row['explain'] ?? '')
      expect(addUpColumn(lines.data, 'final_position_value')).toBe(row['seen_value'])
    }
  })

  it('says how to load groups where there are none, and that a company is in none', async () => {
    for (const path of ['/v1/issuers', '/v1/issuer/33000167', '/v1/issuer/33000167/holders']) {
      const problem = readProblem(await plain.get(`${path}?${GROUP}`))
      expect(problem).toMatchObject({ status: 404, error_data: { reason: 'issuer_groups_not_loaded' } })
      expect(JSON.stringify(problem)).toContain('ISSUER_GROUPS_FILE')
    }
    const alone = await readEntity(`/v1/issuer/12130744?${GROUP}`)
    expect(alone).toMatchObject({ grouping: 'group', group: '', group_members: '12130744' })
  })

  it('changes no answer that does not ask for it', async () => {
    for (const path of [
      `/v1/issuers?${OCTOBER}`,
      `/v1/issuer/33000167?${OCTOBER}`,
      `/v1/issuer/33000167/holders?${OCTOBER}&indirect=true`,
      '/v1/issuer/33000167/history',
      `/v1/issuer/33000167/lines?${OCTOBER}`,
    ]) {
      expect((await api.get(path)).text, path).toBe((await plain.get(path)).text)
    }
  })
})
