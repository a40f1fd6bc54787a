import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { masked } from '../../../../helpers/portal.ts'
import { classLine, fundLine, nav, wholeMonth } from '../../../../server/helpers/lines.ts'
import { cnpj, type Line, makeMirror } from '../../../../server/helpers/mirror.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'
import { publish } from '../../../../server/helpers/snapshot.ts'

const [STAYS, MOVES, SHARED, PERSONS, NEW] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(5)]
const [ONE, TWO, THREE] = [cnpj(801), cnpj(802), cnpj(803)]

const managedBy = (manager: string): Line =>
  manager.length === 11
    ? { Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: manager, Gestor: 'MARIA DA SILVA' }
    : { Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: masked(manager), Gestor: `GESTORA ${manager}` }

/** Who manages which class in an edition of the register. */
type Managed = Readonly<Record<string, readonly string[]>>

async function publishEdition(dataDir: string, day: string, managed: Managed, months = ['2025-10']) {
  const all = Object.entries(managed)
  const filed = wholeMonth({ PL: all.map(([each]) => nav(each, '100.00')) })
  const folder = await makeMirror({
    months: Object.fromEntries(months.map((month) => [month, filed])),
    funds: all.flatMap(([each, managers], at) =>
      managers.map((manager) => fundLine(String(at + 1), each, managedBy(manager))),
    ),
    classes: all.map(([each], at) => classLine(String(at + 1), each, { name: `CLASSE ${String(at + 1)}` })),
  })
  await publish(folder, dataDir, new Date(`${day}T03:00:00Z`))
}

async function publishChanges(): Promise<string> {
  const dataDir = await temporaryFolder()
  const [person, other] = ['98765432100', '12345678909']
  const first = { [STAYS]: [ONE], [MOVES]: [ONE], [SHARED]: [ONE, TWO], [PERSONS]: [person] }
  await publishEdition(dataDir, '2025-11-03', first)
  const second = { [STAYS]: [ONE], [MOVES]: [TWO], [SHARED]: [ONE, TWO], [PERSONS]: [other], [NEW]: [TWO] }
  await publishEdition(dataDir, '2025-11-04', second)
  const third = { ...second, [SHARED]: [TWO, THREE] }
  await publishEdition(dataDir, '2025-11-05', third)
  await publishEdition(dataDir, '2025-12-10', { ...third, [MOVES]: [THREE], [SHARED]: [TWO] }, ['2025-10', '2025-11'])
  return dataDir
}

let api: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(publishChanges))
})

type Fields = Readonly<Record<string, unknown>>
async function ask(party: string, query = ''): Promise<readonly Fields[]> {
  const { status, text } = await api.get(`/v1/manager/${party}/changes${query}`)
  expect(status, text).toBe(200)
  return (exactJson(text) as { readonly data: readonly Fields[] }).data
}

describe('the changes of a manager', () => {
  it('are the classes that came and went between two snapshots, with who had them and who has them', async () => {
    expect(await ask(TWO, '?to=2025-11-30')).toEqual([
      expect.objectContaining({
        seen_date: '2025-11-04',
        cnpj: MOVES,
        name: 'CLASSE 2',
        change: 'came',
        from_cnpj: ONE,
        to_cnpj: TWO,
      }),
    ])
    expect(
      (await ask(ONE)).map(({ seen_date, cnpj: of, change, to_cnpj }) => [seen_date, of, change, to_cnpj]),
    ).toEqual([
      ['2025-11-05', SHARED, 'went', `${TWO};${THREE}`],
      ['2025-11-04', MOVES, 'went', TWO],
    ])
    // A class that stays with one of its managers is no change of that one.
    expect(
      (await ask(THREE, '?to=2025-11-30')).map(({ cnpj: of, change, from_cnpj }) => [of, change, from_cnpj]),
    ).toEqual([[SHARED, 'came', `${ONE};${TWO}`]])
  })

  it('are sorted by any column', async () => {
    const days = (rows: readonly Fields[]) => rows.map(({ seen_date }) => seen_date)
    expect(days(await ask(ONE, '?sort_by=seen_date&sort_order=asc'))).toEqual(['2025-11-04', '2025-11-05'])
    expect((await ask(ONE, '?sort_by=cnpj&sort_order=asc')).map(({ cnpj: of }) => of)).toEqual([MOVES, SHARED])
  })

  it('are chosen by their days', async () => {
    expect((await ask(ONE, '?from=2025-11-05')).map(({ cnpj: of }) => of)).toEqual([SHARED])
    expect((await ask(ONE, '?to=2025-11-04')).map(({ cnpj: of }) => of)).toEqual([MOVES])
  })

  it('do not say that one natural person followed another, nor that a new class came', async () => {
    const { text } = await api.get(`/v1/manager/${TWO}/changes`)
    expect(text).not.toContain(PERSONS)
    expect(text).not.toContain(NEW)
  })
})

describe('the classes of a manager in a month', () => {
  interface Listed {
    readonly manager_basis: string
    readonly data: readonly Fields[]
  }
  const list = async (path: string) => {
    const { status, text } = await api.get(path)
    expect(status, text).toBe(200)
    return exactJson(text) as Listed
  }
  const classesOf = async (party: string, month: string) => {
    const { manager_basis, data } = await list(`/v1/manager/${party}/funds?date=${month}`)
    return { manager_basis, classes: data.map((row) => row['cnpj']).sort() }
  }

  it('are those of the register as it was when the month ended, where the registers were watched then', async () => {
    // The edition of December gives both to others.
    expect(await classesOf(TWO, '2025-11')).toEqual({
      manager_basis: 'register_of_month',
      classes: [MOVES, SHARED, NEW],
    })
    expect(await classesOf(THREE, '2025-11')).toEqual({ manager_basis: 'register_of_month', classes: [SHARED] })
    const { data } = await list('/v1/managers?date=2025-11')
    expect(data.find((row) => row['cnpj'] === TWO)).toMatchObject({
      class_count: '3',
      co_managed_count: '1',
      name: `GESTORA ${TWO}`,
    })
  })

  it('are those of the newest register in a month that ended before anything was watched', async () => {
    expect(await classesOf(TWO, '2025-10')).toEqual({ manager_basis: 'register_of_today', classes: [SHARED, NEW] })
    expect(await classesOf(THREE, '2025-10')).toEqual({ manager_basis: 'register_of_today', classes: [MOVES] })
  })

  it('say over time which register each month rests on', async () => {
    const { data } = await list(`/v1/manager/${TWO}/history`)
    expect(data.map(({ reference_date, basis }) => [reference_date, basis])).toEqual([
      ['2025-10-31', 'register_of_today'],
      ['2025-11-30', 'register_of_month'],
    ])
  })
})
