import { listWeekdays } from '../../../schemas/core/month.ts'
import { withCalendar } from '../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { masked } from '../../helpers/portal.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'
import { classLine, fundLine, nav, structured, wholeMonth } from './lines.ts'
import { cnpj, makeMirror } from './mirror.ts'
import { publishWorld } from './snapshot.ts'

/** Funds by what a screen asks of them. */
export const screened = {
  /** Fixed income for everyone, at a low fee, above the CDI. */
  wanted: cnpj(1),
  /** As cheap, and below the CDI. */
  slow: cnpj(2),
  /** Above the CDI, and dear. */
  dear: cnpj(3),
  shares: cnpj(4),
} as const

const { wanted, slow, dear, shares } = screened

/** What each returns on a business day, in hundred-thousandths: this much less, then this much more by turns. */
const FUNDS = [
  { fund: wanted, name: 'RENDA FIXA BARATO', policy: 'Renda Fixa', fee: '0.30', daily: 60, swing: 10 },
  { fund: slow, name: 'RENDA FIXA LENTO', policy: 'Renda Fixa', fee: '0.40', daily: 30, swing: 40 },
  { fund: dear, name: 'RENDA FIXA CARO', policy: 'Renda Fixa', fee: '0.90', daily: 75, swing: 70 },
  { fund: shares, name: 'ACOES', policy: 'Ações', fee: '2.00', daily: -20, swing: 120 },
] as const

/** September is there for its last day, from which the returns of October begin. */
const MONTHS = ['2025-09', '2025-10']
const DAYS = listWeekdays(MONTHS)
/** Synthetic: the rate of each business day. */
const CDI = '0,050000'

/** October 2025 with daily reports, fees and CDI: what a screen of return, risk and fee needs. */
export function publishScreenerWorld(): Promise<string> {
  return publishWorld('screener', async () => {
    const source = await makeMirror({
      months: {
        '2025-10': {
          ...wholeMonth({ PL: FUNDS.map(({ fund }) => nav(fund, '1000.00')) }),
          FIE: [structured(cnpj(9), '1.00', '1.00')],
        },
      },
      funds: FUNDS.map(({ fund, name }, at) => fundLine(`F${String(at)}`, fund, { Denominacao_Social: name })),
      classes: FUNDS.map(({ fund, name, policy }, at) => ({
        ...classLine(`F${String(at)}`, fund, { name }),
        Classificacao: policy,
        Publico_Alvo: 'Público Geral',
      })),
      legacy: FUNDS.map(({ fund, name, policy, fee }) => ({
        TP_FUNDO: 'FI',
        CNPJ_FUNDO: masked(fund),
        DENOM_SOCIAL: name,
        SIT: 'EM FUNCIONAMENTO NORMAL',
        CLASSE: policy,
        TAXA_ADM: fee,
      })),
    })
    for (const month of MONTHS) await dailyMirror(month, reports(reportMonth(month)), source)
    const rates = DAYS.map((day) => `${day.split('-').reverse().join('/')};${CDI}`)
    return statisticsMirror({ bcb: { '12.2020': rates } }, await withCalendar(source))
  })
}

function reportMonth(month: string) {
  return FUNDS.flatMap(({ fund, daily, swing }) =>
    DAYS.flatMap((day, at) => {
      const factor =
        (1 + (daily - swing) / 1e5) ** Math.ceil(at / 2) * (1 + (daily + swing) / 1e5) ** Math.floor(at / 2)
      return day.startsWith(month)
        ? [{ CNPJ_FUNDO_CLASSE: masked(fund), DT_COMPTC: day, VL_QUOTA: factor.toFixed(12) }]
        : []
    }),
  )
}
