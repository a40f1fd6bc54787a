import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import { listAnswer, type Page } from '../../../../api/page.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { type MarketRequest, coversAllClasses } from '../market/kit/market-request.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { marketEnvelope, marketPercent } from '../market/kit/output.ts'
import type { PartyType } from './party-type.ts'

const KNOWN = new URL('known_parties.sql', import.meta.url)

/** Month and register behind every answer about managers or administrators. */
export function partyEnvelope(type: PartyType) {
  return {
    ...marketEnvelope,
    [`${type}_basis`]: described(
      z.enum(['register_of_month', 'register_of_today']),
      'Register that assigns classes to managers and administrators: that of the end of the month, where this installation saw changes of the registers by then and so knows what came later, or else the newest one. Registers are overwritten: who changed before it watched them, nobody knows.',
      'VARCHAR',
    ),
    ...registerFields,
    [`${type}_known_percent`]: marketPercent(
      'Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as known. Null where no class has a NAV.',
    ),
  }
}

/** Key that all rows about a party share. */
export const PARTY_KEY = { party_cnpj: described(z.string(), 'The party that was asked for.', 'VARCHAR') }

/** Answers a page of rows about a party, with the register behind them. */
export async function answerPartyRows(
  snapshot: Snapshot,
  cnpj: string,
  rows: readonly Row[],
  page: Page,
  file: string,
) {
  const { body, ...answer } = listAnswer(rows, page, file)
  return {
    ...answer,
    body: { success: true, ...(await describeRegister(snapshot)), data: body['data'] ?? [] },
    rowKeys: { party_cnpj: cnpj },
  }
}

/** Describes the month and the register. */
export async function describeParties(snapshot: Snapshot, asked: MarketRequest, type: PartyType): Promise<Row> {
  const {
    nav_value: all,
    known_nav_value: known,
    party_basis,
  } = coversAllClasses(asked)
    ? await KNOWN_OF_ALL[type](snapshot, asked.month)
    : await readKnown(snapshot, asked.month, type, asked.classes)
  return {
    ...describeMarketMonth(asked),
    [`${type}_basis`]: party_basis ?? 'register_of_today',
    ...(await describeRegister(snapshot)),
    [`${type}_known_percent`]:
      all === null || known === null || !/[1-9]/.test(all.text) || all.text.startsWith('-')
        ? null
        : sharePercent(known, all),
  }
}

/** Most months in memory, more than any snapshot has: a month is only two figures. */
const EVERY_MONTH = 1_000

const ALL_CLASSES: MarketRequest['classes'] = { filing_groups: null, types: null }

/** Query for the facts about all classes in every answer. */
const KNOWN_OF_ALL = {
  manager: cacheMonths((snapshot, month) => readKnown(snapshot, month, 'manager', ALL_CLASSES), { most: EVERY_MONTH }),
  administrator: cacheMonths((snapshot, month) => readKnown(snapshot, month, 'administrator', ALL_CLASSES), {
    most: EVERY_MONTH,
  }),
}

async function readKnown(
  snapshot: Snapshot,
  month: Month,
  party_type: PartyType,
  classes: MarketRequest['classes'],
): Promise<KnownRow> {
  const [row = EMPTY] = (await snapshot.query(KNOWN, { party_type, ...classes }, [month])) as unknown as KnownRow[]
  return row
}

/** Row of `known_parties.sql`. */
interface KnownRow {
  readonly nav_value: ExactNumber | null
  readonly known_nav_value: ExactNumber | null
  /** Null in a month without classes. */
  readonly party_basis: string | null
}

const EMPTY: KnownRow = { nav_value: null, known_nav_value: null, party_basis: null }
