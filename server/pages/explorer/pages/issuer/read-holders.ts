import { MOST_RANKED_PERCENT } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/issuers/first-holders.ts'
import type { IssuerHolder } from '../../answers.gen.ts'
import { askOrNothing, countDecimalUnits, type Parameters, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, readRanked } from '../../ranked-list.ts'

/** Decimals of a share of a NAV, and most holders of one answer. */
const [SHARE_DECIMALS, MOST_HOLDERS] = [6, 1000]
/** If more funds hold an issuer themselves, so many hold it through others that one answer cannot list them. */
const MOST_DIRECT = 250

const RANKED_BY = { holders: 'total_value', dependence: 'share_percent' } as const
/** A picture of holders. */
export type Ranking = keyof typeof RANKED_BY

export interface IssuerPlace {
  readonly id: string
  readonly date: string
}

export interface IssuerHolders {
  readonly rows: readonly IssuerHolder[]
  /** Request that the rows answer, for programs. */
  readonly request: string
  /** True where the funds of the month were opened, so that what comes through others is known. */
  readonly isOpened: boolean
}

/** Funds that have something of an issuer, by value and by the part of their NAV. */
interface Rankings {
  readonly holders: IssuerHolders
  readonly dependent: IssuerHolders
}

/**
 * Reads both rankings: from one list if it has all funds, because each list costs as much as the other. If an answer
 * cannot list all holders, only the first of each ranking are read.
 */
export async function readRankings(
  view: PageView,
  place: IssuerPlace,
  haircut: string | null,
  direct: number,
): Promise<Rankings> {
  const areFew = view.wanted === null && direct <= MOST_DIRECT
  const all = areFew ? await readAllHolders(view, place, haircut) : null
  if (all !== null) {
    const [byValue, byShare] = (['holders', 'dependence'] as const).map((ranking) =>
      describeRequest(place, askOpened(ranking, place, haircut)),
    )
    const shown = (rows: readonly IssuerHolder[], request = '') => ({
      rows: rows.slice(0, MOST_SHOWN),
      request,
      isOpened: true,
    })
    return { holders: shown(all, byValue), dependent: shown(rankByShare(all), byShare) }
  }
  const [holders, dependent] = await Promise.all([
    readIssuerHolders(view, 'holders', place, haircut),
    readIssuerHolders(view, 'dependence', place, haircut),
  ])
  return { holders, dependent }
}

/** Reads all holders, the largest first; null if there are more than an answer has, or if funds were not opened. */
async function readAllHolders(
  { ask }: PageView,
  place: IssuerPlace,
  haircut: string | null,
): Promise<readonly IssuerHolder[] | null> {
  const asked = askOpened('holders', place, haircut)
  const answer = await askOrNothing(ask, 'issuer_holders', { id: place.id, ...asked, page_size: String(MOST_HOLDERS) })
  const rows = answer?.data ?? []
  return rows.length < MOST_HOLDERS && rows.every((row) => toDecimal(row.indirect_value) !== null) ? rows : null
}

/** Orders holders as the endpoint does, by the part of their NAV, the largest first, without unranked ones. */
function rankByShare(rows: readonly IssuerHolder[]): readonly IssuerHolder[] {
  const most = countDecimalUnits(MOST_RANKED_PERCENT, SHARE_DECIMALS)
  return rows
    .flatMap((row) => {
      const share = toDecimal(row.share_percent)
      return share === null ? [] : [{ row, units: countDecimalUnits(share, SHARE_DECIMALS) }]
    })
    .filter(({ units }) => units <= most)
    .sort((a, b) =>
      a.units === b.units ? ((a.row.cnpj ?? '') < (b.row.cnpj ?? '') ? -1 : 1) : a.units < b.units ? 1 : -1,
    )
    .map(({ row }) => row)
}

/** Parameters of a ranking that includes what funds have through others. */
function askOpened(ranking: Ranking, { date }: IssuerPlace, haircut: string | null): Parameters {
  return {
    date,
    indirect: 'true',
    sort_by: RANKED_BY[ranking],
    ...(ranking === 'dependence' && { max_share_percent: MOST_RANKED_PERCENT }),
    ...(haircut !== null && { haircut_percent: haircut }),
    sort_order: 'desc',
  }
}

function describeRequest({ id }: IssuerPlace, asked: Parameters): string {
  return `/v1/issuer/${id}/holders?${new URLSearchParams(asked).toString()}`
}

/** Reads the first funds that have something of an issuer, by value or by the part of their NAV. */
async function readIssuerHolders(
  view: PageView,
  ranking: Ranking,
  place: IssuerPlace,
  haircut: string | null,
): Promise<IssuerHolders> {
  const read = async (asked: Parameters) => {
    const answer = await readRanked(view, ranking, 'issuer_holders', { id: place.id, ...asked })
    return { rows: answer?.data ?? [], request: describeRequest(place, asked) }
  }
  const opened = askOpened(ranking, place, haircut)
  const found = await read(opened)
  if (found.rows.every((row) => toDecimal(row.indirect_value) !== null)) return { ...found, isOpened: true }
  const { indirect: _indirect, ...own } = opened
  return { ...(await read({ ...own, ...(ranking === 'holders' && { sort_by: 'direct_value' }) })), isOpened: false }
}
