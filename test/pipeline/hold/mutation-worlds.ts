import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { deliveryMirror } from '../../helpers/deliveries.ts'
import { cut, type EditFile, type EditLines, inLines, inZip, replacing } from '../../helpers/edit-source.ts'
import { makeBareCnpj, masked } from '../../helpers/portal.ts'

/** A small world of one dataset: what its portal has on the first night, and what comes on the second. */
interface MutationWorld {
  readonly dataset: string
  readonly from: string
  readonly to?: string
  /** Writes what the portal has on the first night into a mirror. */
  readonly first: (mirror: string) => Promise<void>
  /** Which file the second night mutates, and what it would be without a fault. */
  readonly file: string
  readonly second: (mirror: string) => Promise<Buffer>
}

const SAMPLE = 'data/sample'
const CVM = 'dados.cvm.gov.br/dados'
const DAILY = `${CVM}/FI/DOC/INF_DIARIO/DADOS`
const CDA = `${CVM}/FI/DOC/CDA/DADOS/cda_fi_`
const FIDC = `${CVM}/FIDC/DOC/INF_MENSAL/DADOS/inf_mensal_fidc_`
const FII_MONTH = `${CVM}/FII/DOC/INF_MENSAL/DADOS/inf_mensal_fii_2024.zip`
const FII_QUARTER = `${CVM}/FII/DOC/INF_TRIMESTRAL/DADOS/inf_trimestral_fii_2025.zip`
const FARES = 'sas.anac.gov.br/sas/tarifadomestica/2024/2024'
const QUOTES = 'bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_D'
const REGISTERS = `${CVM}/FI/CAD/DADOS`
const HOLIDAYS = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'

/** This many records of a session, with a trailer that counts them. */
const keepRecords =
  (most: number): EditLines =>
  (lines) => {
    const [header = '', ...rest] = lines
    const kept = rest.filter((line) => line.startsWith('01')).slice(0, most)
    return countRecords([header, ...kept, rest.at(-1) ?? ''])
  }

/** Lines of a session with a trailer that counts them. */
export const countRecords: EditLines = (lines) => {
  const trailer = lines.at(-1) ?? ''
  const count = String(lines.length).padStart(11, '0')
  return [...lines.slice(0, -1), trailer.slice(0, 31) + count + trailer.slice(42)]
}

function readSample(file: string): Buffer {
  return readFileSync(join(SAMPLE, file))
}

/** Puts a file into a mirror, edited. */
async function put(mirror: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(join(mirror, file)), { recursive: true })
  await writeFile(join(mirror, file), bytes)
}

const all = /./
const [smallMonth, smallRegister] = [inZip(all, inLines(keepFirst(150))), inZip(all, inLines(keepFirst(200)))]

/** Months are small enough to be compiled a hundred times. */
function keepFirst(most: number): EditLines {
  return (lines) => cut(Math.min(1, most / Math.max(1, lines.length - 1)))(lines)
}

/** Gives the lines of one month to another. */
const toMonth = (from: string, to: string, days: readonly [string, string]): EditFile =>
  inZip(all, replacing(`${from}-${days[0]}`, `${to}-${days[1]}`), (name) =>
    name.replace(from.replace('-', ''), to.replace('-', '')),
  )

/** Lets every second holding have bought a hundredth of what it had, and the others have sold as much. */
const tradeHundredth: EditLines = ([header = '', ...lines]) => {
  const names = header.split(';')
  const [held, price] = [names.indexOf('QT_POS_FINAL'), names.indexOf('VL_MERC_POS_FINAL')]
  if (held < 0) return [header, ...lines]
  const traded = lines.map((line, at) => {
    const values = line.split(';')
    const [had, value] = [Number(values[held]), Number(values[price])]
    if (!(had > 0 && value > 0)) return line
    const [number, isBought] = [Math.round(had * 1e4) / 1e6, at % 2 === 0]
    const put = (name: string, text: string) => (values[names.indexOf(name)] = text)
    put('QT_POS_FINAL', (isBought ? had + number : had - number).toFixed(6))
    for (const [side, there] of [
      ['AQUIS', isBought],
      ['VENDA', !isBought],
    ] as const) {
      put(`QT_${side}_NEGOC`, there ? number.toFixed(6) : '0')
      put(`VL_${side}_NEGOC`, there ? (value / 100).toFixed(2) : '0')
    }
    return values.join(';')
  })
  return [header, ...traded]
}

const FUNDS = Array.from({ length: 12 }, (_each, n) => n)
const [QUOTA, GROWTH] = [1.234567890123, 1.0005]
/** Each day brings in 30 more than it takes out. */
function findNav(n: number, at: number): number {
  return at === 0 ? (n + 1) * 100_000 : findNav(n, at - 1) * GROWTH + 30
}
/** A fund's NAV grows by what its quota does, and by what comes in; of its portfolio it owes a part. */
const dailyLines = (month: string, days: readonly string[]) =>
  reports(
    days.flatMap((day, at) =>
      FUNDS.map((n) => ({
        CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(n)),
        DT_COMPTC: `${month}-${day}`,
        VL_QUOTA: (QUOTA * (n + 1) * GROWTH ** at).toFixed(12),
        VL_TOTAL: (findNav(n, at) + (n + 1) * 100 * (at + 1)).toFixed(2),
        VL_PATRIM_LIQ: findNav(n, at).toFixed(2),
        CAPTC_DIA: `${String(n + 1)}50.00`,
        RESG_DIA: `${String(n + 1)}20.00`,
        NR_COTST: String(n + 7),
      })),
    ),
  )

/** Both nights have the same file: what is published is replaced. */
function sameFile(dataset: string, from: string, file: string, edit: EditFile = (bytes) => bytes): MutationWorld {
  const whole = () => edit(readSample(file))
  const to = from
  return {
    dataset,
    from,
    to,
    file,
    first: (mirror) => put(mirror, file, whole()),
    second: () => Promise.resolve(whole()),
  }
}

/** Another file on the second night: a month that is new. */
function nextMonth(world: MutationWorld, to: string, file: string, edit: EditFile): MutationWorld {
  return { ...world, to, file, second: async (mirror) => edit(await readFile(join(mirror, world.file))) }
}

const fare = sameFile('anac_fare', '2024-01', `${FARES}01.CSV`, inLines(keepFirst(400)))
const portfolio = sameFile('cvm_fund_portfolio', '2025-10', `${CDA}202510.zip`, smallMonth)
const fidc = sameFile('cvm_fidc', '2025-06', `${FIDC}202506.zip`)
const quote = sameFile('b3_quote', '2024-11', `${QUOTES}08112024.ZIP`, inZip(all, inLines(keepRecords(300))))
const fiiMonth = sameFile('cvm_fii_month', '2024-02', FII_MONTH)
const fiiQuarter = sameFile('cvm_fii_quarter', '2025-03', FII_QUARTER)

const daily = {
  dataset: 'cvm_fund_daily',
  from: '2025-10',
  to: '2025-10',
  file: `${DAILY}/inf_diario_fi_202510.zip`,
  first: async (mirror: string) => {
    await dailyMirror('2025-10', dailyLines('2025-10', ['28', '29', '30']), mirror)
  },
  second: (mirror: string) => readFile(join(mirror, `${DAILY}/inf_diario_fi_202510.zip`)),
} satisfies MutationWorld

/** A directory of the sample and the file in it that changes. */
function wholeFolder(dataset: string, folders: readonly string[], file: string): MutationWorld {
  const first = async (mirror: string) => {
    for (const folder of folders) await cp(join(SAMPLE, folder), join(mirror, folder), { recursive: true })
  }
  return { dataset, from: '2024-01', file, first, second: () => Promise.resolve(readSample(file)) }
}

const IBGE = 'servicodados.ibge.gov.br'
const statistics = (file: string) => wholeFolder('statistics', ['api.bcb.gov.br', IBGE], file)

const INDEX = 'sistemaswebb3-listados.b3.com.br'
/** The portfolio's address has its parameters in base64. */
const IBOV = `${INDEX}/indexProxy/indexCall/GetTheoricalPortfolio/${Buffer.from('{"pageNumber":1,"pageSize":9999,"language":"pt-br","index":"IBOV"}').toString('base64')}`

/** 40 deliveries, each of another fund. */
async function deliveries(mirror: string): Promise<void> {
  const lines = Array.from({ length: 40 }, (_each, n) => ({
    CNPJ_Fundo_Classe: masked(makeBareCnpj(n)),
    ID_Documento: String(1_000_000 + n),
  }))
  await deliveryMirror({ lines }, mirror)
}

const DELIVERIES = `${CVM}/FI/DOC/ENTREGA/DADOS/fi_entrega_documento_202510.zip`

/** Files the lines of one month under the next one. */
const fiiMarch = inZip(
  all,
  inLines((lines) => [...lines, ...lines.slice(1).map((line) => line.replaceAll('2024-02-', '2024-03-'))]),
)
const fiiJune = inZip(
  all,
  inLines((lines) => [...lines, ...lines.slice(1).map((line) => line.replace('2025-03-31', '2025-06-30'))]),
)

export const worlds = {
  daily,
  dailyMonth: nextMonth(
    daily,
    '2025-11',
    `${DAILY}/inf_diario_fi_202511.zip`,
    inZip(all, replacing('2025-10-', '2025-11-'), (name) => name.replace('202510', '202511')),
  ),
  portfolio,
  portfolioMonth: nextMonth(portfolio, '2025-11', `${CDA}202511.zip`, (bytes) =>
    inZip(all, inLines(tradeHundredth))(toMonth('2025-10', '2025-11', ['31', '30'])(bytes)),
  ),
  fare,
  fareMonth: nextMonth(fare, '2024-02', `${FARES}02.CSV`, replacing('\n2024;1;', '\n2024;2;')),
  quote,
  quoteDay: nextMonth(
    quote,
    '2024-11',
    `${QUOTES}11112024.ZIP`,
    inZip(all, replacing('20241108', '20241111'), (name) => name.replace('08112024', '11112024')),
  ),
  quoteMonth: nextMonth(
    quote,
    '2024-12',
    `${QUOTES}02122024.ZIP`,
    inZip(all, replacing('20241108', '20241202'), (name) => name.replace('08112024', '02122024')),
  ),
  fidc,
  fidcMonth: nextMonth(fidc, '2025-07', `${FIDC}202507.zip`, toMonth('2025-06', '2025-07', ['30', '31'])),
  fiiMonth,
  fiiNextMonth: nextMonth(fiiMonth, '2024-03', FII_MONTH, fiiMarch),
  fiiQuarter,
  fiiNextQuarter: nextMonth(fiiQuarter, '2025-06', FII_QUARTER, fiiJune),
  register: {
    ...sameFile('cvm_fund_register', '2024-01', `${REGISTERS}/registro_fundo_classe.zip`, smallRegister),
  },
  legacy: sameFile('cvm_fund_register', '2024-01', `${REGISTERS}/cad_fi.csv`, inLines(keepFirst(200))),
  delivery: {
    ...daily,
    dataset: 'cvm_fund_delivery',
    file: DELIVERIES,
    first: deliveries,
    second: (mirror: string) => readFile(join(mirror, DELIVERIES)),
  },
  dollar: statistics('api.bcb.gov.br/dados/serie/bcdata.sgs.3698/dados@formato=csv'),
  inflation: statistics('api.bcb.gov.br/dados/serie/bcdata.sgs.433/dados@formato=csv'),
  activity: statistics('api.bcb.gov.br/dados/serie/bcdata.sgs.24363/dados@formato=csv'),
  institute: statistics(`${IBGE}/api/v3/agregados/1737/periodos/all/variaveis/63@localidades=N1[all]`),
  index: wholeFolder('b3_index', [INDEX], IBOV),
  calendar: wholeFolder('business_calendar', ['www.anbima.com.br'], HOLIDAYS),
} satisfies Readonly<Record<string, MutationWorld>>

export type WorldName = keyof typeof worlds
