import { build } from '../../../pipeline/commands/build.ts'
import { Lake } from '../../../lake/lake.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { masked } from '../../helpers/portal.ts'
import { classLine, fundLine, holding, nav, structured, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { publishOnce } from './snapshot.ts'

/** Two managers of several funds, and the administrator of all registered ones. */
export const [ONE, TWO, ADMINISTRATOR] = [cnpj(801), cnpj(802), cnpj(810)]
/** A master, the feeder that holds it alone, and a fund of both; then a fund of both managers. */
export const [MASTER, FEEDER, OF_FUNDS, SHARED] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4)]
/** A fund of secrets, a structured fund, that of a natural person, that of nobody, and one that is gone in October. */
export const [SECRET, STRUCTURED, NOBODYS, GONE] = [cnpj(5), cnpj(6), cnpj(8), cnpj(9)]
const PERSONS = cnpj(7)

const PERSON = '98765432100'
const NAMES: Readonly<Record<string, string>> = { [ONE]: 'PRIMEIRA GESTÃO LTDA', [TWO]: 'SEGUNDA GESTÃO S.A.' }

const managedBy = (manager: string): Line =>
  manager === PERSON
    ? { Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: PERSON, Gestor: 'MARIA DA SILVA' }
    : { Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: masked(manager), Gestor: NAMES[manager] ?? '' }
const MANAGERS: readonly (readonly [fund: string, ...managers: string[]])[] = [
  [MASTER, ONE],
  [FEEDER, ONE],
  [OF_FUNDS, TWO],
  [SHARED, ONE, TWO],
  [SECRET, TWO],
  [STRUCTURED, ONE],
  [PERSONS, PERSON],
  [GONE, ONE],
]

const quotas = (holder: string, held: string, value: string) =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(held), QT_POS_FINAL: '10' })
const share = (holder: string, ticker: string, value: string) =>
  holding(holder, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: '10' })
const secret = (label: string, value: string, until: string) =>
  holding(SECRET, label, value, { DT_CONFID_APLIC: until })

const SEPTEMBER = {
  ...wholeMonth({
    PL: [nav(MASTER, '900.00'), nav(FEEDER, '450.00'), nav(GONE, '70.00'), nav(SHARED, '200.00')],
    BLC_2: [quotas(FEEDER, MASTER, '450.00')],
    BLC_4: [share(MASTER, 'PETR4', '900.00'), share(GONE, 'VALE3', '70.00'), share(SHARED, 'VALE3', '200.00')],
  }),
  FIE: [structured(cnpj(998), '1.00', '1.00')],
}

const OCTOBER = {
  ...wholeMonth({
    PL: [
      nav(MASTER, '1000.00'),
      nav(FEEDER, '500.00'),
      nav(OF_FUNDS, '300.00'),
      nav(SHARED, '200.00'),
      nav(SECRET, '100.00'),
      nav(PERSONS, '40.00'),
      nav(NOBODYS, '30.00'),
    ],
    BLC_2: [
      quotas(FEEDER, MASTER, '500.00'),
      quotas(OF_FUNDS, MASTER, '200.00'),
      quotas(OF_FUNDS, FEEDER, '50.00'),
      // Of a fund that does not file: nothing to take off.
      quotas(OF_FUNDS, cnpj(77), '20.00'),
    ],
    BLC_4: [
      share(MASTER, 'PETR4', '600.00'),
      share(MASTER, 'VALE3', '400.00'),
      share(SHARED, 'VALE3', '210.00'),
      holding(SHARED, 'Obrigações por ações e outros TVM recebidos em empréstimo', '10.00', {
        CD_ATIVO: 'PETR4',
        QT_POS_FINAL: '1',
      }),
      share(PERSONS, 'VALE3', '40.00'),
      share(NOBODYS, 'PETR4', '30.00'),
    ],
    BLC_8: [holding(OF_FUNDS, 'Disponibilidades', '30.00')],
  }),
  CONFID: [secret('Cotas de Fundos', '60', '2026-01-29'), secret('Ações', '40', '2025-11-28')],
  FIE: [structured(STRUCTURED, '80.00', '80.00')],
}

const report = (filer: string, day: string, flows: readonly [inflow: string, outflow: string], holders: string) => ({
  CNPJ_FUNDO_CLASSE: masked(filer),
  DT_COMPTC: day,
  CAPTC_DIA: flows[0],
  RESG_DIA: flows[1],
  NR_COTST: holders,
})

/** A data directory of its own with two months of managers with look-throughs, which is built once in a run. */
export async function partiesWorld(): Promise<string> {
  const dataDir = await temporaryFolder()
  await publishOnce('parties', dataDir, publishParties)
  return dataDir
}

async function publishParties(dataDir: string): Promise<void> {
  const registered = MANAGERS.map(([fund, ...managers]) => ({ id: `F${fund.slice(4, 8)}`, fund, managers }))
  const mirror = await makeMirror({
    months: { '2025-09': SEPTEMBER, '2025-10': OCTOBER },
    funds: registered.flatMap(({ id, fund, managers }) =>
      managers.map((manager) =>
        fundLine(id, fund, {
          CNPJ_Administrador: masked(ADMINISTRATOR),
          Administrador: 'ADMINISTRADORA',
          ...managedBy(manager),
        }),
      ),
    ),
    classes: registered.map(({ id, fund }) => ({
      ...classLine(id, fund),
      Classificacao: fund === MASTER ? 'Fundo de Ações' : 'Ações',
      Exclusivo: fund === SHARED ? 'S' : 'N',
      Publico_Alvo: 'Público Geral',
    })),
  })
  await dailyMirror(
    '2025-10',
    reports([
      report(MASTER, '2025-10-30', ['10.00', '1.00'], '2'),
      report(MASTER, '2025-10-31', ['5.00', '2.00'], '3'),
      report(FEEDER, '2025-10-30', ['7.00', '0.00'], '900'),
      report(SHARED, '2025-10-31', ['0.00', '4.00'], '50'),
    ]),
    mirror,
  )
  const { effects } = silent('2025-12-15T03:00:00Z')
  const settings = { mirror, from: '2025-09', to: null, datasets: null, maskPersonalData: true, threads: 1 }
  const code = await build(lenient, settings, { ...effects, lake: new Lake(dataDir) })
  if (code !== 0) throw new Error(`the world of parties ended with ${String(code)}`)
}
