import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../../api/cost.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { mutuallyExclusive } from '../../../../api/request-errors.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { cnpjInput, competenceInput, dayInput } from '../../../../api/input.ts'
import { monthOfDay } from '../../../../core/month.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { defineFundEndpoint } from '../../../../fund/api/fund-endpoint.ts'
import { describeFundCode } from '../../../../fund/api/fund-code.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { findNumber } from '../../../../fund/api/resolve-fund.ts'
import { completenessHeader, PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeIdentified } from '../asset-output.ts'
import { compareOutput } from './output.ts'
import { makeChangeRows, makeOverlapRows } from './rows.ts'
import { addOverlap, pairAssets } from '../../../../fund/api/compare/pairs.ts'
import { describeCompared, describeSide, type Side, readSide, showsAssets } from './sides.ts'
import { wrongRequest } from '../../../../api/input-error.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

/** Numbers that only a comparison of months has; a comparison of funds has numbers of overlap instead. */
const OF_CHANGE = ['previous_value', 'change', 'previous_share_percent']
const OF_OVERLAP = ['against_value', 'against_share_percent', 'common_share_percent']

export const fundCompare = defineFundEndpoint({
  id: 'fund_compare',
  path: '/v1/fund/{cnpj}/portfolio/compare',
  summary: 'The changes in a fund from one month to another, or what two funds have in common',
  description:
    "Compares two portfolios asset by asset, by `asset_group_id`, the name that an asset goes by in its month after the links between names, or that of the group of papers which the prices of the month show to be one. Own, lent and borrowed lines are netted, and assets are grouped as in `view=aggregate` of the look-through, but the funds held are not opened. Send either `with` or `against`.\n\n`with` names a day of another month of the same fund. The fields `previous_…` show that month, even if it is the later one. Papers that either month joins are one asset in both. The changes add up to the difference of the two totals, to the cent, and the largest comes first.\n\n`against` names another fund in the same month. `overlap_percent` adds up the smaller share of each asset that both own. Short positions, repos, derivatives, cash, payables, receivables, confidential totals and lines that name no asset overlap with nothing. Neither does a derived name whose prices differ by more than 5 % in the month (0.5 % for a paper that is named by its terms), because it may mean two assets. So a fund's overlap with itself can be less than 100; `identified_percent` says for each side how much of it names its asset. The number of a fund can be that of several series with other prices: they are one asset here.",
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({
    cnpj: cnpjInput,
    date: competenceInput,
    with: dayInput('A day of the competence month to compare with.').optional(),
    against: describeFundCode(
      'CNPJ of the fund to compare with, bare or masked, or the ticker or ISIN of its quotas.',
    ).optional(),
  }),
  output: objectOutput(described(z.iso.date(), 'Last day of the competence month.'), compareOutput),
  rows: ['data', 'assets'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  rowKeys: {
    ...FUND_MONTH_KEYS,
    compared_cnpj: described(z.string(), 'CNPJ of the class that it is compared with.', 'VARCHAR'),
    compared_reference_date: described(z.iso.date(), 'Last day of the competence month of that.', 'DATE'),
  },
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that a month compared lacks.',
  },
  examples: [
    { cnpj: '52116361000100', date: '20251031', against: '52116337000162' },
    { cnpj: '11184136000115', date: '20251031', with: '20240229' },
  ],
  absentColumns: ({ against }) => (against === undefined ? OF_OVERLAP : OF_CHANGE),
  async answer(snapshot, { cnpj, date, with: withDay, against, ranges }) {
    const [own, other] = await readSides(
      snapshot,
      cnpj,
      date,
      chooseOther(withDay, await findNumber(snapshot, against)),
    )
    const pairs = await pairAssets(own, other, snapshot.work)
    const rows = await (against === undefined ? makeChangeRows : makeOverlapRows)(pairs, snapshot.work)
    return {
      body: {
        success: true,
        reference_date: own.filed.reference_date,
        data: {
          fund: await describeSide(snapshot, own),
          compared: describeCompared(other),
          overlap_percent: showsAssets(own) && showsAssets(other) ? addOverlap(pairs) : null,
          ...describeIdentified(own.identified),
          assets: ranges.select(rows),
        },
      },
      rowKeys: keysOfBoth(own, other),
      headers: {
        ...completenessOfBoth(own, other),
        ...rulesVersion(snapshot, PORTFOLIO, [own.filed.competence_month, other.filed.competence_month]),
      },
      fileName: `fund_compare-${own.fundClass.cnpj}-${own.filed.reference_date}-${against === undefined ? other.filed.reference_date : other.fundClass.cnpj}`,
    }
  },
})

type Other = { readonly kind: 'month'; readonly day: string } | { readonly kind: 'fund'; readonly cnpj: string }

function chooseOther(day: string | undefined, cnpj: string | undefined): Other {
  if (day !== undefined && cnpj !== undefined) {
    throw mutuallyExclusive('with', 'against', { en: 'what to compare with', pt: 'com que comparar' })
  }
  if (day !== undefined) return { kind: 'month', day }
  if (cnpj !== undefined) return { kind: 'fund', cnpj }
  throw wrongRequest(portfolioMessages.compareWith)
}

/** Reads the requested portfolio, and the portfolio of the same fund or the same month to compare it with. */
async function readSides(
  snapshot: Snapshot,
  cnpj: string,
  date: string | undefined,
  other: Other,
): Promise<readonly [own: Side, other: Side]> {
  const ownMonth = date === undefined ? null : monthOfDay(date)
  if (other.kind === 'fund') {
    const own = await readSide(snapshot, cnpj, ownMonth, null)
    return [own, await readSide(snapshot, other.cnpj, own.filed.competence_month, null)]
  }
  const otherMonth = monthOfDay(other.day)
  if (ownMonth === null) {
    const own = await readSide(snapshot, cnpj, null, otherMonth)
    return [own, await readSide(snapshot, own.fundClass.cnpj, otherMonth, own.filed.competence_month)]
  }
  const fundClass = await findClass(snapshot, cnpj, { month: ownMonth })
  const [own, compared] = [
    readSide(snapshot, cnpj, ownMonth, otherMonth),
    readSide(snapshot, fundClass.cnpj, otherMonth, ownMonth),
  ]
  // Gaps of the requested month are reported before gaps of the other month.
  compared.catch(() => undefined)
  return [await own, await compared]
}

function keysOfBoth(own: Side, other: Side): Readonly<Record<string, string>> {
  return {
    cnpj: own.fundClass.cnpj,
    reference_date: own.filed.reference_date,
    compared_cnpj: other.fundClass.cnpj,
    compared_reference_date: other.filed.reference_date,
  }
}

/** Makes the header of completeness: partial if either portfolio is. */
function completenessOfBoth(own: Side, other: Side): Readonly<Record<string, string>> {
  return completenessHeader(own.filed.completeness === 'complete' ? other.filed : own.filed)
}
