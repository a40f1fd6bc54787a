import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { allColumnFields, described, field, listOutput, writtenByServer } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { FACTOR_DECIMALS } from '../../../exchange/api/adjusted-quotes.ts'
import type { DistributionStep } from '../../../exchange/api/adjusted-security.ts'
import { FACTOR_REASONS, sizeEvent } from '../../../exchange/api/event-factor.ts'
import { exchangeMessages } from '../../../exchange/api/exchange-messages.ts'
import { roundHalfEven } from '../../../exchange/api/fraction.ts'
import { EVENTS_DATASET, readSteps } from '../../../exchange/api/read-securities.ts'
import { requireSpans } from '../../../exchange/api/spot-ticker.ts'
import { readEvent } from '../../../exchange/api/stored-event.ts'
import { eventCloseColumns, eventColumns } from '../columns.ts'

const QUOTES = 'b3_quote'
const ROWS = new URL('events.sql', import.meta.url)
const ISSUER = new URL('event_issuer.sql', import.meta.url)

const said = (description: string) => writtenByServer(described(z.string().nullable(), description, 'VARCHAR'))

const event = z
  .strictObject({
    ...allColumnFields(eventColumns, { without: ['source_member', 'source_line'] }),
    close: field(eventCloseColumns.close),
    close_date: field({ ...eventCloseColumns.close_date, nullable: true }),
    price_factor: writtenByServer(
      described(
        z.number().nullable(),
        'What prices up to the last day with the right are multiplied by, rounded to sixteen decimals, half to even; null with its reason.',
        'DECIMAL(28,16)',
      ),
    ),
    factor_numerator: said('Numerator of that factor, which is exact; null as it is.'),
    factor_denominator: said('Denominator of that factor; null as it is.'),
    factor_reason: writtenByServer(
      described(
        z.enum(FACTOR_REASONS),
        'Why it is null: no_rule for the label; number_missing, or without sense for it; close_missing, the quotes have none of that day; value_not_below_close; "" where it is a number.',
        'VARCHAR',
      ),
    ),
    is_disputed: writtenByServer(
      described(z.boolean(), 'True where the exchange names another close than the quotes have.', 'BOOLEAN'),
    ),
    ex_day: writtenByServer(
      described(
        z.iso.date().nullable(),
        'First session of the quotes in which the number of the distribution is higher than on the last day with the right; null where they show no such step.',
        'DATE',
      ),
    ),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'ExchangeEvent', description: 'An event of a company, as a list of the exchange has it.' })

const tickerInput = parameter(
  z
    .string()
    .regex(/^[0-9A-Za-z]{1,12}$/, { error: issueText(exchangeMessages.tickerForm) })
    .transform((ticker) => ticker.toUpperCase()),
  'Ticker of the spot market, whole, in any case: events of all ISINs that it has had.',
  { type: 'string', pattern: '^[0-9A-Za-z]{1,12}$', examples: ['PETR4'] },
)

const issuerInput = parameter(
  z
    .string()
    .regex(/^[0-9A-Za-z]{4}$/, { error: issueText(exchangeMessages.issuerLettersForm) })
    .transform((code) => code.toUpperCase()),
  'Code of a company, the first four letters of its tickers: all its events.',
  { type: 'string', pattern: '^[0-9A-Za-z]{4}$', examples: ['SINT'] },
)

export const exchangeEvents = defineEndpoint({
  id: 'exchange_events',
  path: '/v1/exchange/events',
  summary: 'Dividends, splits and other events of a ticker or a company, with their exact factors',
  description:
    'Each event as the lists of the exchange have it, the oldest first; one event can be in two lists, and under each ISIN that the security has had. The factor of a split, bonus or grouping is 1 ÷ the shares that one becomes; of a cash event 1 − value ÷ the last close in the quotes on or before its last day with the right, each for one share. It is an exact fraction. Nothing says what a subscription, a spin-off or a merger is worth, so they have none. `/v1/exchange/quotes` with `adjustment` multiplies them. The lists are not whole, and no real answer was at hand when they were declared.',
  dataset: EVENTS_DATASET,
  extraScopes: [QUOTES],
  input: z
    .strictObject({
      ticker: tickerInput.optional(),
      issuer: issuerInput.optional(),
      ...provenanceInput,
      ...sortInput(sortableColumns(event), {
        by: 'last_day_with',
        key: ['last_day_with', 'list', 'isin', 'share_class', 'label', 'value', 'factor'],
      }),
      ...pageInput,
    })
    .refine(({ ticker, issuer }) => (ticker === undefined) !== (issuer === undefined), {
      error: issueText(exchangeMessages.tickerOrIssuer),
      path: ['ticker'],
    }),
  output: listOutput(event),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ issuer: 'SINT' }, { issuer: 'SINT', provenance: 'true' }],
  async answer(snapshot, { ticker, issuer = null, provenance = false, sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, EVENTS_DATASET)
    const isins = ticker === undefined ? [''] : (await requireSpans(snapshot, ticker)).map(({ isin }) => isin)
    const bindings = { issuer, isins, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = await snapshot.query(ROWS, bindings)
    if (rows.length === 0) await requireIssuer(snapshot, issuer ?? isins.at(-1)?.slice(2, 6) ?? '')
    const named = [...new Set(rows.flatMap(({ isin }) => (typeof isin === 'string' && isin !== '' ? isin : [])))]
    const steps = await readSteps(snapshot, named)
    const sourced = addSource(snapshot, EVENTS_DATASET, provenance)
    return listAnswer(
      rows.map((row) => sourced(describeEvent(row, steps))),
      page,
      `exchange_events-${ticker ?? issuer ?? ''}`,
    )
  },
})

function describeEvent({ quotation_factor, is_session, ...row }: Row, steps: readonly DistributionStep[]): Row {
  const { factor, reason, isDisputed } = sizeEvent(readEvent({ ...row, quotation_factor, is_session } as Row))
  const step = steps.find(({ isin, first_day: first, last_day_before: before }) => {
    const { isin: own, last_day_with: day } = row
    return isin === own && typeof day === 'string' && before !== null && before <= day && day < first
  })
  return {
    ...row,
    price_factor: factor && roundHalfEven(factor, FACTOR_DECIMALS),
    factor_numerator: factor && String(factor.numerator),
    factor_denominator: factor && String(factor.denominator),
    factor_reason: reason,
    is_disputed: isDisputed,
    ex_day: step?.first_day ?? null,
  }
}

/** Throws a 404 for a company that the builds do not ask for: an empty list means that a company has no events. */
async function requireIssuer(snapshot: Snapshot, issuer: string): Promise<void> {
  const [known] = await snapshot.query(ISSUER, { issuer })
  if (known === undefined) throw unknownCode('company', issuer, [], exchangeMessages.noEventsAnswered)
}
