import { z } from 'zod'
import type { PostedInput } from '../../../../api/endpoint.ts'
import { issueText, readIssueMessage } from '../../../../api/issue-message.ts'
import { parameter } from '../../../../api/input.ts'
import { toUnits } from '../../../../core/exact-number.ts'
import { type AssetCode, assetCodeInput, writeAssetCode } from '../../../../fund/api/asset-code.ts'
import { basketMessages } from './basket-messages.ts'

/** Most items of a basket, and most issuers with a haircut. */
const MOST_ITEMS = 50
/** Most characters of an item: the encoded name of an asset and its weight. */
const LONGEST_ITEM = 500
/** Weight of a whole basket, in millionths of a percent. */
const WHOLE_BASKET = 100_000_000

/** A fund or an asset, and its part of the basket in millionths of a percent. */
export interface BasketItem {
  readonly item: string
  readonly code: AssetCode
  readonly weight: number
}

/** Loss of an issuer; `percent` is the lost part in millionths of a percent. */
export interface Haircut {
  readonly issuer: string
  readonly percent: number
}

const PERCENT = /^\d{1,3}(\.\d{1,6})?$/

/** Reads a percentage above 0, up to 100; null for anything else. */
function readPercent(text: string): number | null {
  if (!PERCENT.test(text)) return null
  const units = Number(toUnits(text, 6))
  return units > 0 && units <= WHOLE_BASKET ? units : null
}

/** Splits `CPFE3:40,62415896000127:60` into names and numbers. A comma of a name is encoded (%2C). */
function splitPairs(text: string): (readonly [name: string, number: string])[] {
  return text.split(',').map((part) => {
    const colon = part.lastIndexOf(':')
    return [decodeName(part.slice(0, Math.max(colon, 0)).trim()), part.slice(colon + 1).trim()] as const
  })
}

function decodeName(text: string): string {
  return text.replaceAll(/%2C/gi, ',').replaceAll(/%25/g, '%')
}

/** Writes a name so that `splitPairs` reads it back. */
function encodeName(name: string): string {
  return name.replaceAll('%', '%25').replaceAll(',', '%2C')
}

const FORM = issueText(basketMessages.itemForm)

export const basketItemsInput = parameter(
  z
    .string()
    .max(MOST_ITEMS * LONGEST_ITEM, {
      error: issueText(basketMessages.tooManyItems({ most: MOST_ITEMS })),
      abort: true,
    })
    .transform((text, context): readonly BasketItem[] => {
      const pairs = splitPairs(text)
      if (pairs.length > MOST_ITEMS) {
        context.addIssue(issueText(basketMessages.tooManyItems({ most: MOST_ITEMS })))
        return z.NEVER
      }
      const items = pairs.map(([item, number]): BasketItem | null => {
        const [code, weight] = [assetCodeInput.safeParse(item), readPercent(number)]
        if (weight === null) context.addIssue(FORM)
        for (const issue of code.error?.issues.slice(0, 1) ?? [])
          context.addIssue(issueText(readIssueMessage(issue, item)))
        return code.success && weight !== null ? { item, code: code.data, weight } : null
      })
      const read = items.flatMap((item) => item ?? [])
      if (read.length < items.length) return z.NEVER
      if (new Set(read.map(({ code }) => writeAssetCode(code))).size < read.length)
        context.addIssue(issueText(basketMessages.namedTwice))
      if (read.reduce((sum, { weight }) => sum + weight, 0) > WHOLE_BASKET)
        context.addIssue(issueText(basketMessages.beyondWhole))
      return read
    }),
  'Funds, by their CNPJ or the ticker or ISIN of their quotas, and assets, by a code as in `/v1/asset/{code}`, each with its part of the basket in percent behind a colon, with commas between them: 1 to 50, above 0, 100 at most together. A comma of a name is %2C. A fund without a portfolio of the month that only its ticker or ISIN names is an asset.',
  { type: 'string', examples: ['62415896000127:60,CPFE3:10.5'] },
)

export const haircutsInput = parameter(
  z
    .string()
    .max(MOST_ITEMS * LONGEST_ITEM, { error: issueText(basketMessages.haircutForm), abort: true })
    .transform((text, context): readonly Haircut[] => {
      const read = splitPairs(text).map(([issuer, number]): Haircut | null => {
        const percent = readPercent(number)
        return percent === null || !/^[0-9A-Za-z]{4,14}$/.test(issuer) ? null : { issuer, percent }
      })
      const haircuts = read.flatMap((haircut) => haircut ?? [])
      if (haircuts.length === read.length && read.length <= MOST_ITEMS) return haircuts
      context.addIssue(issueText(basketMessages.haircutForm))
      return z.NEVER
    }),
  'Issuers, by an id as in `/v1/issuers`, each with the loss on its papers in percent: `33000167:40,treasury:1`.',
  { type: 'string', examples: ['33000167:40'] },
)

const number = z.union([z.number(), z.string()])

const basketBody = z.strictObject({
  date: z.string().optional().meta({ description: 'A day of the requested competence month, or the month.' }),
  items: z
    .array(
      z.strictObject({
        cnpj: z.string().optional().meta({ description: 'CNPJ of a fund or class.' }),
        asset_id: z.string().optional().meta({ description: 'Code of an asset, as in `/v1/asset/{code}`.' }),
        weight: number.meta({ description: 'Its part of the basket in percent.' }),
      }),
    )
    .meta({ description: '1 to 50 funds or assets.' }),
  haircuts: z
    .array(
      z.strictObject({
        issuer: z.string().meta({ description: 'Id of an issuer, as in `/v1/issuers`.' }),
        percent: number.meta({ description: 'Loss on its papers, in percent.' }),
      }),
    )
    .optional()
    .meta({ description: 'Haircuts of issuers.' }),
})

export const postedBasket: PostedInput = {
  wrong: basketMessages.basketBody,
  body: basketBody,
  toParameters: ({ date, items, haircuts }: z.output<typeof basketBody>): Readonly<Record<string, string>> => ({
    items: items
      .map(({ cnpj, asset_id, weight }) => `${encodeName(cnpj ?? asset_id ?? '')}:${String(weight)}`)
      .join(','),
    ...(haircuts !== undefined &&
      haircuts.length > 0 && {
        haircuts: haircuts.map(({ issuer, percent }) => `${encodeName(issuer)}:${String(percent)}`).join(','),
      }),
    ...(date !== undefined && { date }),
  }),
  example: {
    date: '2025-10',
    items: [
      { cnpj: '62415896000127', weight: 60 },
      { asset_id: 'b3:CPFE3', weight: 10.5 },
    ],
  },
}
