import { z } from 'zod'
import type { Member } from '../../core/source.ts'

const filed = z.string().nullish()
const event = {
  assetIssued: filed,
  approvedOn: filed,
  isinCode: filed,
  label: filed,
  lastDatePrior: filed,
  remarks: filed,
}

/** Reply of the exchange about a company: a list with the company, or an empty list for an unknown code. */
const supplement = z
  .array(
    z.strictObject({
      stockCapital: filed,
      quotedPerSharSince: filed,
      commonSharesForm: filed,
      preferredSharesForm: filed,
      hasCommom: filed,
      hasPreferred: filed,
      roundLot: filed,
      tradingName: filed,
      numberCommonShares: filed,
      numberPreferredShares: filed,
      totalNumberShares: filed,
      code: filed,
      codeCVM: filed,
      segment: filed,
      cashDividends: z.array(z.strictObject({ ...event, paymentDate: filed, rate: filed, relatedTo: filed })),
      stockDividends: z.array(z.strictObject({ ...event, factor: filed })),
      subscriptions: z.array(
        z.strictObject({
          ...event,
          percentage: filed,
          priceUnit: filed,
          tradingPeriod: filed,
          subscriptionDate: filed,
        }),
      ),
    }),
  )
  .max(1, 'has more than one company')

/** Page of the cash events of a company, which name a class of shares instead of an ISIN. */
const cashHistory = z.strictObject({
  page: z.strictObject({ pageNumber: z.int(), pageSize: z.int(), totalRecords: z.int(), totalPages: z.int() }),
  results: z.array(
    z.strictObject({
      typeStock: filed,
      dateApproval: filed,
      valueCash: filed,
      ratio: filed,
      corporateAction: filed,
      lastDatePriorEx: filed,
      dateClosingPricePriorExDate: filed,
      closingPricePriorExDate: filed,
      quotedPerShares: filed,
      corporateActionPrice: filed,
      lastDateTimePriorEx: filed,
    }),
  ),
})

const content: Member['fields'] = { content: { kind: 'text' } }

/**
 * Lists the members of a company. Their ids begin with its code, because the answers about cash events do not name it.
 */
export const supplementMembers = (issuer: string): readonly Member[] => [
  {
    id: issuer,
    relation: 'raw_supplement',
    format: 'document',
    names: () => [`${issuer}.json`],
    shape: supplement,
    fields: content,
  },
]

export const cashMembers = (issuer: string): readonly Member[] => [
  {
    id: `${issuer}_CASH`,
    relation: 'raw_cash',
    format: 'document',
    names: () => [`${issuer}-cash.json`],
    shape: cashHistory,
    fields: content,
  },
]
