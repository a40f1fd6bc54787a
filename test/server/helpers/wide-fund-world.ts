import { masked } from '../../helpers/portal.ts'
import { holding, nav, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { publishWorld } from './snapshot.ts'

/** Funds whose pages have to leave something out, or to say what is not known. */
export const wide = {
  /** Holds `many`, whose lines fill more than a page of the API, and then `one`. */
  root: cnpj(1),
  many: cnpj(2),
  one: cnpj(3),
  /** Show confidential totals, and nothing else. */
  closed: cnpj(4),
  alsoClosed: cnpj(5),
  /** Shows 40 of 100, of which another shows 30. */
  half: cnpj(6),
  open: cnpj(7),
  /** Has a line of 0.11 and net assets of 272. */
  far: cnpj(8),
} as const

export const HOLDERS_OF_ASSET = 1005
const LINES_OF_MANY = 1600

const share = (holder: string, ticker: string, value: string): Line =>
  holding(holder, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: '1' })
const quota = (holder: string, held: string, value: string): Line =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(held), QT_POS_FINAL: '100' })
const closed = (holder: string, value: string): Line =>
  holding(holder, 'Ações', value, { DT_CONFID_APLIC: '2026-01-29' })
const range = (length: number) => Array.from({ length }, (_item, n) => n)

const { root, many, one, closed: shut, alsoClosed, half, open, far } = wide
const holders = range(HOLDERS_OF_ASSET).map((n) => cnpj(2000 + n))

const NAVS: readonly (readonly [string, string])[] = [
  [root, '3000.00'],
  [many, '1600.00'],
  [one, '1400.00'],
  [shut, '100.00'],
  [alsoClosed, '100.00'],
  [half, '100.00'],
  [open, '100.00'],
  [far, '272.00'],
]

/** A data directory of its own with these funds published. */
export function wideFundDataDir(): Promise<string> {
  return publishWorld('a wide fund', writeMirror)
}

function writeMirror(): Promise<string> {
  return makeMirror({
    months: {
      '2025-10': {
        ...wholeMonth({
          PL: [...NAVS, ...holders.map((holder) => [holder, '10.00'] as const)].map((each) => nav(...each)),
          BLC_2: [quota(root, many, '1600.00'), quota(root, one, '1400.00')],
          BLC_4: [
            ...range(LINES_OF_MANY).map((n) => share(many, `T${String(n + 1000)}`, '1.00')),
            share(one, 'VALE3', '1400.00'),
            share(half, 'VALE3', '40.00'),
            share(open, 'VALE3', '30.00'),
            share(open, 'PETR4', '70.00'),
            share(far, 'PETR4', '0.11'),
            ...holders.map((holder) => share(holder, 'ITUB4', '10.00')),
          ],
        }),
        CONFID: [closed(shut, '100.00'), closed(alsoClosed, '100.00'), closed(half, '60.00')],
      },
    },
  })
}
