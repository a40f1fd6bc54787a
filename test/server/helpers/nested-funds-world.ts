import fc from 'fast-check'
import { build } from '../../../pipeline/commands/build.ts'
import { checkDigits } from '../../../schemas/core/cnpj.ts'
import { Lake } from '../../../lake/lake.ts'
import { silent } from '../../helpers/build.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { masked } from '../../helpers/portal.ts'
import { holding, nav, structured, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { publishOnce } from './snapshot.ts'

/** Two issuers of debentures, and one whose shares are also borrowed. */
export const [FIRST, SECOND, OF_SHARES] = ['05197443', '62144175', '33000167']
/** An issuer that a fund has whose holders file more than its NAV, and one that no other fund has. */
export const [OF_BEYOND, OF_NOBODY] = ['35379794', '12130744']

/** A fund as its lines say: what it has of issuers and of other funds, in cents. */
interface PlainFund {
  readonly cnpj: string
  readonly papers: Readonly<Record<string, number>>
  readonly borrowed: number
  readonly quotas: readonly { readonly of: string; readonly value: number }[]
  readonly nav: number
}

/** As deep as no look-through goes. */
const FUNDS = 16
const cents = fc.integer({ min: 100_000, max: 90_000_000 })
const drawnFund = fc.record({
  papers: fc.record({ [FIRST]: cents, [SECOND]: cents, [OF_SHARES]: cents }),
  borrowed: fc.option(fc.integer({ min: 1, max: 80_000_000 })),
  /** How much of funds below it holds beside that of the next, in thousandths. */
  held: fc.array(fc.record({ below: fc.integer({ min: 2, max: 5 }), part: fc.integer({ min: 1, max: 49 }) }), {
    maxLength: 2,
  }),
})

/** Funds of which each holds three fifths of the one before, and parts of others, as a seed draws them. */
export function drawNestedFunds(seed: number): readonly PlainFund[] {
  const funds: PlainFund[] = []
  for (const { papers, borrowed, held } of fc.sample(drawnFund, { seed, numRuns: FUNDS })) {
    const below = [{ below: 1, part: 600 }, ...held].flatMap(({ below, part }) => {
      const fund = funds.at(-below)
      return fund === undefined || below > funds.length
        ? []
        : [{ of: fund.cnpj, value: Math.round((fund.nav * part) / 1000) }]
    })
    funds.push(makeFund(funds.length + 1, papers, below, borrowed ?? 0))
  }
  const [ringLeft, ringRight] = [cnpj(41), cnpj(42)]
  const beyond = makeFund(51, { [OF_BEYOND]: 1_000_000 }, [])
  return [
    ...funds,
    makeFund(41, { [FIRST]: 700_001 }, [{ of: ringRight, value: 100_003 }]),
    makeFund(42, { [SECOND]: 500_009 }, [{ of: ringLeft, value: 300_007 }]),
    makeFund(43, { [FIRST]: 100 }, [{ of: ringRight, value: 200_011 }]),
    beyond,
    makeFund(52, { [FIRST]: 1_000 }, [{ of: beyond.cnpj, value: 520_000 }]),
    makeFund(53, { [FIRST]: 1_000 }, [{ of: beyond.cnpj, value: 520_000 }]),
    makeFund(61, { [OF_NOBODY]: 123_456 }, []),
  ]
}

function makeFund(number: number, papers: PlainFund['papers'], quotas: PlainFund['quotas'], borrowed = 0): PlainFund {
  const own = Object.values(papers).reduce((sum, value) => sum + value, 0)
  const held = quotas.reduce((sum, { value }) => sum + value, 0)
  return { cnpj: cnpj(number), papers, quotas, borrowed, nav: own + held - borrowed }
}

const reais = (value: number) => (value / 100).toFixed(2)
const issuedBy = (root: string): Line => ({
  PF_PJ_EMISSOR: 'PJ',
  CPF_CNPJ_EMISSOR: `${root}0001${checkDigits(`${root}0001`)}`,
  EMISSOR: `EMISSOR ${root}`,
})

function writeMonth(funds: readonly PlainFund[]) {
  const ofPapers = funds.flatMap((fund) => Object.entries(fund.papers).map(([root, value]) => ({ fund, root, value })))
  const month = wholeMonth({
    PL: funds.map((fund) => nav(fund.cnpj, reais(fund.nav))),
    BLC_2: funds.flatMap((fund) =>
      fund.quotas.map(({ of, value }) =>
        holding(fund.cnpj, 'Cotas de Fundos', reais(value), { CNPJ_FUNDO_CLASSE_COTA: masked(of), QT_POS_FINAL: '10' }),
      ),
    ),
    BLC_4: [
      ...ofPapers
        .filter(({ root }) => root === OF_SHARES)
        .map(({ fund, value }) => holding(fund.cnpj, 'Ações', reais(value), { CD_ATIVO: 'PETR4', QT_POS_FINAL: '10' })),
      ...funds
        .filter(({ borrowed }) => borrowed > 0)
        .map((fund) =>
          holding(fund.cnpj, 'Obrigações por ações e outros TVM recebidos em empréstimo', reais(fund.borrowed), {
            CD_ATIVO: 'PETR4',
            QT_POS_FINAL: '1',
          }),
        ),
    ],
    BLC_6: ofPapers
      .filter(({ root }) => root !== OF_SHARES)
      .map(({ fund, root, value }) =>
        holding(fund.cnpj, 'Debêntures', reais(value), {
          ...issuedBy(root),
          DT_VENC: '2028-01-04',
          QT_POS_FINAL: '11',
        }),
      ),
  })
  // A structured fund files who issued the shares.
  const shares = { ...structured(cnpj(998), '1.00', '1.00'), CD_ATIVO: 'PETR4', QT_POS_FINAL: '1' }
  return { ...month, FIE: [{ ...shares, ...issuedBy(OF_SHARES) }] }
}

/** A data directory of its own with a month of funds of funds, with look-throughs, which is built once in a run. */
export async function nestedFundsWorld(seed: number): Promise<string> {
  const dataDir = await temporaryFolder()
  await publishOnce(`nested-funds-${String(seed)}`, dataDir, async (folder) => {
    const mirror = await makeMirror({ months: { '2025-10': writeMonth(drawNestedFunds(seed)) } })
    const report = { CNPJ_FUNDO_CLASSE: masked(cnpj(1)), DT_COMPTC: '2025-10-31', CAPTC_DIA: '10.00', RESG_DIA: '2.00' }
    await dailyMirror('2025-10', reports([report]), mirror)
    const { effects } = silent('2025-12-15T03:00:00Z')
    const settings = { mirror, from: '2025-10', to: null, datasets: null, maskPersonalData: true, threads: 1 }
    const code = await build(lenient, settings, { ...effects, lake: new Lake(folder) })
    if (code !== 0) throw new Error(`the world of nested funds ended with ${String(code)}`)
  })
  return dataDir
}
