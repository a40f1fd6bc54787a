import { rm } from 'node:fs/promises'
import { editLines, fiiMirror, type Parts, sampleParts } from '../../helpers/fii.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { masked } from '../../helpers/portal.ts'
import { holding, nav, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror, type World } from './mirror.ts'
import { publish } from './snapshot.ts'

/** Real-estate funds whose reports are of several months, the funds that they hold, and one that holds them. */
export const late = {
  /** Reports by month in 2025-03 and no more, and by quarter in 2025-03 and 2025-06, with other parts of the two it holds. */
  filer: cnpj(1),
  /** Has holdings in 2025-10, in 2025-11 only in a month that lacks a member, and then a report of its own. */
  both: cnpj(2),
  heldFirst: cnpj(3),
  heldSecond: cnpj(4),
  /** Holds all of the late filer in 2025-06. */
  holder: cnpj(5),
} as const

const { filer, both, heldFirst, heldSecond, holder } = late

const quota = (held: string, value: string): Line =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(held), QT_POS_FINAL: '100' })

const shares = [heldFirst, heldSecond].map((each) => holding(each, 'Ações', '5000.00', { CD_ATIVO: 'PETR4' }))
const navs = [nav(heldFirst, '5000.00'), nav(heldSecond, '5000.00')]

const world: World = {
  months: {
    '2025-06': wholeMonth({
      PL: [...navs, nav(holder, '1000.00')],
      BLC_2: [quota(filer, '1000.00')],
      BLC_4: shares,
      FIE: [],
    }),
    '2025-10': wholeMonth({
      PL: [...navs, nav(both, '70.00')],
      BLC_4: [...shares, holding(both, 'Ações', '70.00')],
      FIE: [],
    }),
    '2025-11': {
      ...wholeMonth({ PL: [nav(both, '71.00')], BLC_4: [holding(both, 'Ações', '71.00')] }),
      BLC_2: [],
    },
  },
}

/** A monthly report of cash and of quotas of other real-estate funds. */
interface FiledMonthReport {
  readonly filer: string
  readonly month: string
  readonly cash: number
  readonly fii: number
}

const MONTHS: readonly FiledMonthReport[] = [
  { filer, month: '2025-03', cash: 100, fii: 900 },
  { filer: both, month: '2025-11', cash: 300, fii: 0 },
]

/** A quarterly report of cash and of quotas by the fund held. */
interface FiledQuarterReport {
  readonly filer: string
  readonly day: string
  readonly cash: number
  readonly held: Readonly<Record<string, number>>
}

const QUARTERS: readonly FiledQuarterReport[] = [
  { filer, day: '2025-03-31', cash: 100, held: { [heldFirst]: 500, [heldSecond]: 400 } },
  { filer, day: '2025-06-30', cash: 40, held: { [heldFirst]: 300, [heldSecond]: 900 } },
]

/** The first line of each part, filled for each report. */
function fill<T>(
  sample: Parts,
  reports: readonly T[],
  edit: (report: T, fields: Record<string, string>, part: string) => Record<string, string> | null,
): Parts {
  const first = Object.fromEntries(Object.entries(sample).map(([part, lines]) => [part, lines.slice(0, 2)]))
  const filled = reports.map((report) => editLines(first, (fields, part) => edit(report, fields, part)))
  return Object.fromEntries(
    Object.entries(sample).map(([part, [header = '']]) => [
      part,
      [header, ...filled.flatMap((each) => each[part]?.slice(1) ?? [])],
    ]),
  )
}

async function monthlyParts(): Promise<Parts> {
  const sample = await sampleParts('mensal', 2024)
  return fill(sample, MONTHS, ({ filer: own, month, cash, fii }, fields, part) => {
    const whole = String(cash + fii)
    const named = { ...fields, CNPJ_Fundo: masked(own), Data_Referencia: `${month}-01` }
    if (part === 'geral') return { ...named, Quantidade_Cotas_Emitidas: '100' }
    if (part === 'complemento') {
      return { ...named, Valor_Ativo: whole, Patrimonio_Liquido: whole, Cotas_Emitidas: '100', Valor_Patrimonial_Cotas: String((cash + fii) / 100) } // prettier-ignore
    }
    const none = Object.fromEntries(Object.keys(fields).map((column) => [column, '0']))
    const held = { Disponibilidades: String(cash), Total_Necessidades_Liquidez: String(cash), FII: String(fii), Total_Investido: String(fii) } // prettier-ignore
    return { ...none, CNPJ_Fundo: masked(own), Data_Referencia: `${month}-01`, Versao: '1', ...held }
  })
}

async function quarterlyParts(): Promise<Parts> {
  const sample = await sampleParts('trimestral', 2025)
  const parts = fill(sample, QUARTERS, ({ filer: own, day, cash }, fields, part) => {
    const named = { ...fields, CNPJ_Fundo_Classe: masked(own), Data_Referencia: day, Versao: '1' }
    if (part === 'geral') return { ...named, Data_Encerramento_Trimestre: day, Quantidade_Cotas_Emitidas: '100' }
    if (part !== 'complemento') return null
    const none = Object.keys(fields).filter((column) => column.startsWith('Ativo_Liquidez_Valor'))
    return { ...named, ...Object.fromEntries(none.map((column) => [column, '0'])), Ativo_Liquidez_Valor_Disponibilidades: String(cash) } // prettier-ignore
  })
  const assets = QUARTERS.flatMap(({ filer: own, day, held }) =>
    Object.entries(held).map(
      ([fund, value]) => `${masked(own)};${day};1;FII;FUNDO ${fund};${fund};;;;;;100;${String(value)}`,
    ),
  )
  return { ...parts, ativo: [sample['ativo']?.[0] ?? '', ...assets] }
}

/** A data directory of its own with these funds published. */
export async function lateFilerDataDir(): Promise<string> {
  const mirror = await fiiMirror('mensal', 2025, await monthlyParts(), await makeMirror(world))
  await fiiMirror('trimestral', 2025, await quarterlyParts(), mirror)
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  return dataDir
}
