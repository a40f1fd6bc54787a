import { beforeAll, describe, expect, it } from 'vitest'
import { buildFrom, listRows, readServed, type TextRow } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { deliveryMirror } from '../../helpers/deliveries.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, FUND, line, masked, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>
interface Filing {
  readonly nav?: string
  readonly lines?: readonly Values[]
  readonly confidential?: readonly Values[]
}

const OTHER = makeBareCnpj(2)
const CASH = { TP_APLIC: 'Disponibilidades', DS_ATIVO: 'CAIXA', VL_MERC_POS_FINAL: '5.00' }
const FEE = { TP_APLIC: 'Valores a pagar', DS_ATIVO: 'TAXA', VL_MERC_POS_FINAL: '2.00' }
const SHARES = { TP_APLIC: 'A\xe7\xf5es', CD_ATIVO: 'PETR4', VL_MERC_POS_FINAL: '7.00' }
const NIGHTS = ['2025-12-15', '2025-12-16', '2025-12-17', '2025-12-18'].map((day) => `${day}T03:00:00Z`)

/** A month in which each fund files what is said of it. */
function makeMonth(filings: Readonly<Record<string, Filing>>) {
  const of = (cnpj: string, header: string, values: readonly Values[] = []) =>
    values.map((each) => line(header, { CNPJ_FUNDO_CLASSE: masked(cnpj), ...each }))
  const each = Object.entries(filings)
  return filed({
    PL: each.flatMap(([cnpj, { nav = '10.00' }]) => of(cnpj, NEW.PL, [{ VL_PATRIM_LIQ: nav }])),
    BLC_4: each.flatMap(([cnpj, { lines = [] }]) =>
      of(
        cnpj,
        NEW.BLC_4,
        lines.filter((values) => 'CD_ATIVO' in values),
      ),
    ),
    BLC_8: each.flatMap(([cnpj, { lines = [] }]) =>
      of(
        cnpj,
        NEW.BLC_8,
        lines.filter((values) => !('CD_ATIVO' in values)),
      ),
    ),
    CONFID: each.flatMap(([cnpj, { confidential }]) => of(cnpj, NEW.CONFID, confidential)),
  })
}

/** Builds the month as it was on each night; returns the versions of the fund. */
async function versionsAfter(...nights: readonly Readonly<Record<string, Filing>>[]) {
  const { dataDir } = await builtOnce(
    ...nights.map((filings, at) => ({ portals: [{ members: makeMonth(filings) }], now: NIGHTS[at] ?? '' })),
  )
  const rows = await listRows({ dataDir }, 'cvm_fund_revision')
  return { dataDir, rows, fund: rows.filter(({ cnpj }) => cnpj === FUND) }
}

const total = (deadline: string) => ({ TP_APLIC: 'A\xe7\xf5es', VL_MERC_POS_FINAL: '7', DT_CONFID_APLIC: deadline })
const untilReleased = (deadline: string) => [
  { lines: [CASH], confidential: [total(deadline)] },
  { lines: [CASH, { ...SHARES, DT_CONFID_APLIC: deadline }] },
]
const RENAMED = { TP_FUNDO_CLASSE: 'FI', DENOM_SOCIAL: 'OUTRO' }

/** What funds file on each night, null for nothing; from its last night on a fund files the same. */
const FILED = {
  first: [{ lines: [CASH, FEE] }],
  amended: [{ lines: [CASH, FEE] }, { lines: [{ ...CASH, VL_MERC_POS_FINAL: '6.00' }, SHARES] }],
  rewritten: [
    { lines: [CASH, FEE] },
    {
      lines: [
        { ...FEE, ...RENAMED },
        { ...CASH, ...RENAMED },
      ],
    },
  ],
  newNav: [{ lines: [CASH] }, { nav: '11.00', lines: [CASH] }],
  comesBack: [{ lines: [CASH] }, null, null, { lines: [FEE] }],
  losesLines: [{ lines: [CASH] }, {}],
  released: untilReleased('2025-12-15'),
  stillSecret: untilReleased('2026-01-29'),
} as const satisfies Readonly<Record<string, readonly (Filing | null)[]>>
type FilerName = keyof typeof FILED
const NAMES = Object.keys(FILED) as FilerName[]
const findCnpj = (name: FilerName) => makeBareCnpj(10 + NAMES.indexOf(name))

/** Makes the filings of all these funds on a night. */
function makeNight(night: number): Record<string, Filing> {
  const filings = NAMES.map((name) => {
    const nights: readonly (Filing | null)[] = FILED[name]
    return [findCnpj(name), nights[Math.min(night, nights.length - 1)] ?? null] as const
  })
  return Object.fromEntries(filings.flatMap(([cnpj, filing]) => (filing === null ? [] : [[cnpj, filing]])))
}

let all: readonly TextRow[] = []
const versionsOf = (name: FilerName) => all.filter(({ cnpj }) => cnpj === findCnpj(name))
beforeAll(async () => {
  all = (await versionsAfter(...NIGHTS.map((_night, at) => makeNight(at)))).rows
})

describe('the versions of a fund-month', () => {
  it('begin with the first, which adds its lines', () => {
    const fund = versionsOf('first')

    expect(fund).toMatchObject([
      {
        version: '1',
        change: 'first',
        first_snapshot: '20251215T030000Z',
        published_at: '2025-12-15T03:00:00Z',
        delivered_at: null,
        lines_added: '2',
        lines_removed: '0',
        lines_changed: '0',
        previous_total_portfolio_value: null,
        total_portfolio_value: '3.00',
      },
    ])
    expect(fund[0]?.['content_hash']).toMatch(/^[0-9a-f]{64}$/)
  })

  it('count lines that come, go and change, and both totals', () => {
    const fund = versionsOf('amended')

    expect(fund[1]).toMatchObject({
      version: '2',
      change: 'amended',
      first_snapshot: '20251216T030000Z',
      lines_added: '1',
      lines_removed: '1',
      lines_changed: '1',
      previous_total_portfolio_value: '3.00',
      total_portfolio_value: '13.00',
    })
  })

  it('are only those of the changed funds, and earlier rows stay as they were written', async () => {
    const first = await versionsAfter({ [FUND]: { lines: [CASH] }, [OTHER]: { lines: [FEE] } })
    const { rows } = await versionsAfter(
      { [FUND]: { lines: [CASH] }, [OTHER]: { lines: [FEE] } },
      { [FUND]: { lines: [CASH] }, [OTHER]: { lines: [FEE, SHARES] } },
    )

    expect(rows.map(({ cnpj, version }) => [cnpj, version])).toEqual([
      [FUND, '1'],
      [OTHER, '1'],
      [OTHER, '2'],
    ])
    expect(rows.slice(0, 2)).toEqual(first.rows)
  })

  it('do not grow by a rewrite that changes only places, types and names', () => {
    expect(versionsOf('rewritten')).toHaveLength(1)
  })

  it('count a NAV that changes without its lines', () => {
    const fund = versionsOf('newNav')

    expect(fund[1]).toMatchObject({ change: 'amended', lines_added: '0', lines_removed: '0', lines_changed: '0' })
    expect(fund.map(({ previous_nav_value, nav_value }) => [previous_nav_value, nav_value])).toEqual([
      [null, '10.00'],
      ['10.00', '11.00'],
    ])
  })

  it('end with a withdrawal, once, and continue when the fund files again', () => {
    const fund = versionsOf('comesBack')

    expect(fund).toMatchObject([
      { version: '1', change: 'first' },
      {
        version: '2',
        change: 'withdrawn',
        content_hash: null,
        previous_nav_value: '10.00',
        nav_value: null,
        lines_removed: '1',
        previous_total_portfolio_value: '5.00',
        total_portfolio_value: null,
      },
      { version: '3', change: 'amended', lines_added: '1', total_portfolio_value: '-2.00' },
    ])
  })

  it('are withdrawn too if the lines go and the NAV stays', () => {
    const fund = versionsOf('losesLines')

    expect(fund[1]).toMatchObject({ change: 'withdrawn', lines_removed: '1', total_portfolio_value: null })
  })

  it('are not withdrawn if the month lost the member of those lines', async () => {
    const { fund } = await versionsAfter(
      { [FUND]: { lines: [SHARES] }, [OTHER]: { lines: [CASH] } },
      // The month is held back on the first day.
      { [FUND]: {}, [OTHER]: { lines: [CASH] } },
      { [FUND]: {}, [OTHER]: { lines: [CASH] } },
    )

    expect(fund).toHaveLength(2)
    expect(fund[1]).toMatchObject({ change: 'amended', lines_removed: '1', total_portfolio_value: null })
  })

  it('say that confidentiality was released if a total past its deadline is replaced by lines', () => {
    expect(versionsOf('released')[1]).toMatchObject({
      change: 'confidentiality_released',
      lines_added: '1',
      lines_removed: '1',
    })
    expect(versionsOf('stillSecret')[1]).toMatchObject({ change: 'amended' })
  })

  it('name the newest delivery that counts and that CVM had logged by then', async () => {
    const october = { Data_Inicio_Competencia: '2025-10-01', Data_Fim_Competencia: '2025-10-31' }
    const portal = await deliveryMirror({
      month: '2025-12',
      lines: [
        { ...october, Data_Hora_Entrega: '2025-12-01 10:00:00.000' },
        {
          ...october,
          ID_Documento: '2',
          Data_Hora_Entrega: '2025-12-05 18:03:22.123',
          Tipo_Apresentacao: 'Reapresenta\xe7\xe3o',
        },
        { ...october, ID_Documento: '3', Data_Hora_Entrega: '2025-12-06 09:00:00.000', Ativo: 'N' },
        { ...october, ID_Documento: '4', Data_Hora_Entrega: '2025-12-07 09:00:00.000', Tipo_Documento: 'BALANCETE' },
        { ID_Documento: '5', Data_Hora_Entrega: '2025-12-08 09:00:00.000' },
        { ...october, ID_Documento: '6', Data_Hora_Entrega: '2025-12-20 09:00:00.000' },
      ],
    })
    await mirror({ members: makeMonth({ [FUND]: { lines: [CASH] }, [OTHER]: { lines: [CASH] } }) }, portal)

    const rows = await listRows(await buildFrom(portal, { now: NIGHTS[0] ?? '' }), 'cvm_fund_revision')

    expect(rows.map(({ cnpj, delivered_at }) => [cnpj, delivered_at])).toEqual([
      [FUND, '2025-12-05T21:03:22Z'],
      [OTHER, null],
    ])
  })

  it('are in the manifest as history of the partition, outside the digest', async () => {
    const { dataDir } = await versionsAfter({ [FUND]: { lines: [CASH] } }, { [FUND]: { lines: [FEE] } })
    const atOnce = await versionsAfter({ [FUND]: { lines: [FEE] } })

    const [later, fresh] = [await readServed(dataDir), await readServed(atOnce.dataDir)]
    expect(later.manifest.partitions[0]?.history?.['cvm_fund_revision']?.rows).toBe(2)
    expect(fresh.manifest.partitions[0]?.history?.['cvm_fund_revision']?.rows).toBe(1)
    expect(later.manifest.digest).toBe(fresh.manifest.digest)
  })
})
