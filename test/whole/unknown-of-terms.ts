type Unknown = readonly [path: string, reason: string, instead: object]

interface Instead {
  readonly days: object
  readonly meant: object
  readonly nobody: string
  readonly fund: string
}

/** Lists requests about rates, bonds and the terms of funds for what the sample does not know. */
export function listUnknownOfTerms({
  days,
  meant,
  nobody,
  fund,
}: Instead): Readonly<Record<string, readonly Unknown[]>> {
  const statement = '/v1/fund/01165781000137/statement'
  return {
    bond_trades: [
      ['/v1/bond-trades?from=20300101', 'outside_coverage', days],
      ['/v1/bond-trades?from=20250120&to=20250121&isin=BRSTNCLTN9Z9', 'code_not_found', {}],
    ],
    federal_bonds: [['/v1/federal-bonds?isin=BRSTNCLTN9Z9', 'code_not_found', {}]],
    instrument: [['/v1/instruments/BRNOBODBS001', 'code_not_found', {}]],
    exchange_events: [
      ['/v1/exchange/events?issuer=NOBO', 'company_not_found', {}],
      ['/v1/exchange/events?ticker=PETR44', 'ticker_not_found', {}],
      ['/v1/exchange/events?ticker=PETR4', 'company_not_found', {}],
    ],
    instrument_issuer: [['/v1/instrument-issuers/NOBO', 'code_not_found', {}]],
    curve: [
      ['/v1/curves/di1?date=20251030', 'day_not_found', { nearest: ['2025-10-31'] }],
      ['/v1/curves/ettj-ipca?date=20240102', 'day_not_found', { nearest: ['2025-10-31'] }],
    ],
    bonds: [['/v1/bonds?date=20251030', 'day_not_found', { nearest: ['2025-10-31'] }]],
    debentures: [['/v1/debentures?isin=BRNOBODBS001', 'code_not_found', {}]],
    debenture: [['/v1/debenture/SINT19', 'code_not_found', { nearest: ['SINT11', 'SINT12'] }]],
    fund_statement: [
      [`/v1/fund/${nobody}/statement`, 'fund_not_found', {}],
      [`/v1/fund/${fund}/statement`, 'statement_not_filed', { available: null }],
      [`${statement}?from=20300101`, 'statement_not_filed', days],
    ],
    fund_statement_limits: [
      [`/v1/fund/${nobody}/statement/limits`, 'fund_not_found', {}],
      [`/v1/fund/${fund}/statement/limits`, 'statement_not_filed', { available: null }],
      [`${statement}/limits?date=20100101`, 'statement_not_filed', days],
    ],
    statistic: [
      ['/v1/statistics/bcb-432', 'series_not_found', meant],
      ['/v1/statistics/bcb-433?from=20300101', 'outside_coverage', days],
      ['/v1/statistics/ptax', 'outside_coverage', { available: null }],
      ['/v1/statistics/bcb-433?vintages=all&from=20300101', 'outside_coverage', days],
    ],
    statistic_accumulated: [
      ['/v1/statistics/cdj/accumulated', 'series_not_found', meant],
      ['/v1/statistics/cdi/accumulated?from=20300101', 'outside_coverage', days],
    ],
  }
}
