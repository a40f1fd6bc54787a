import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import { findAssetRow } from './asset-rows.ts'
import { readFiledMonths } from './filing.ts'
import type { FoundAsset } from './found-asset.ts'
import { hasFiledAnything } from './fund.ts'
import { findRegisteredClass } from './registered-class.ts'
import { NumberCache } from './number-cache.ts'
import { readLinkedNames } from './linked-names.ts'
import { isListedInReports } from './reports/listed-fund.ts'

const FUND_NUMBERS = new URL('fund_numbers.sql', import.meta.url)
/** Classes that represent a fund. */
export const onlyClasses = new NumberCache(new URL('only_classes.sql', import.meta.url))

type FundCode = Extract<AssetCode, { readonly kind: 'fund' }>

/**
 * Finds a fund by its number, even if its only class has another one. A number that files in the month represents
 * itself. Null if nothing has the number.
 */
export async function findFundAsset(snapshot: Snapshot, code: FundCode, month: Month): Promise<FoundAsset | null> {
  const filer = await findFiler(snapshot, code, month)
  return filer && describeFundAsset(snapshot, filer, month)
}

async function findFiler(snapshot: Snapshot, code: FundCode, month: Month): Promise<FundCode | null> {
  const registered = await findRegisteredClass(snapshot, code.cnpj)
  if (registered === null) {
    const isKnown =
      (await hasFiledAnything(snapshot, code.cnpj)) ||
      (await findAssetRow(snapshot, writeFundId(code))) !== undefined ||
      (await isListedInReports(snapshot, code.cnpj))
    return isKnown ? code : null
  }
  if (registered.cnpj === code.cnpj || (await readFiledMonths(snapshot, code.cnpj, [month])).length > 0) return code
  return { ...code, cnpj: registered.cnpj }
}

/** Describes a class with all its possible numbers and tickers in lines of the month. */
export async function describeFundAsset(snapshot: Snapshot, code: FundCode, month: Month): Promise<FoundAsset> {
  const { cnpj, subclass } = code
  const ofFunds = onlyClasses.hasNone(snapshot, [cnpj])
    ? []
    : ((await snapshot.query(FUND_NUMBERS, { cnpj }, [month])) as unknown as { readonly fund_cnpj: string }[])
  const cnpjs = [cnpj, ...ofFunds.map(({ fund_cnpj }) => fund_cnpj)]
  const named = await Promise.all(
    cnpjs.map((each) => readLinkedNames(snapshot, writeFundId({ ...code, cnpj: each }), { isExact: true, month })),
  )
  const asset_id = writeFundId(code)
  return {
    asset_id,
    groupId: asset_id,
    groupBasis: '',
    kind: 'fund_quota',
    ids: [...new Set(named.flatMap(({ ids }) => ids))],
    ticker: null,
    isin: null,
    cnpjs,
    subclass,
  }
}

function writeFundId({ cnpj, subclass }: FundCode): string {
  return subclass === null ? `fund:${cnpj}` : `fund:${cnpj}:${subclass}`
}
