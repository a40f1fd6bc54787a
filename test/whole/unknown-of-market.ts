/** Parameters of the requests of a test, and values of an answer in place of unknown ones. */
interface Unknowns {
  readonly days: object
  readonly nearest: object
  readonly nobody: string
  readonly fund: string
}

type Unknown = readonly [path: string, reason: string, instead: object]

/** Lists requests about the market for what a snapshot does not know. */
export function listUnknownOfMarket({
  days,
  nearest,
  nobody,
  fund,
}: Unknowns): Readonly<Record<string, readonly Unknown[]>> {
  return {
    managers: [['/v1/managers?date=20300131', 'outside_coverage', days]],
    manager: [[`/v1/manager/${nobody}`, 'manager_not_found', {}]],
    manager_funds: [[`/v1/manager/${nobody}/funds`, 'manager_not_found', {}]],
    manager_positions: [[`/v1/manager/${nobody}/positions`, 'manager_not_found', {}]],
    manager_issuers: [[`/v1/manager/${nobody}/issuers`, 'manager_not_found', {}]],
    manager_moves: [[`/v1/manager/${nobody}/moves`, 'manager_not_found', {}]],
    manager_changes: [[`/v1/manager/${nobody}/changes`, 'manager_not_found', {}]],
    manager_history: [[`/v1/manager/${nobody}/history`, 'manager_not_found', {}]],
    manager_categories: [[`/v1/manager/${nobody}/portfolio/history`, 'manager_not_found', {}]],
    administrators: [['/v1/administrators?date=20300131', 'outside_coverage', days]],
    administrator: [[`/v1/administrator/${nobody}`, 'administrator_not_found', {}]],
    administrator_funds: [[`/v1/administrator/${nobody}/funds`, 'administrator_not_found', {}]],
    administrator_positions: [[`/v1/administrator/${nobody}/positions`, 'administrator_not_found', {}]],
    administrator_issuers: [[`/v1/administrator/${nobody}/issuers`, 'administrator_not_found', {}]],
    administrator_moves: [[`/v1/administrator/${nobody}/moves`, 'administrator_not_found', {}]],
    administrator_changes: [[`/v1/administrator/${nobody}/changes`, 'administrator_not_found', {}]],
    administrator_history: [[`/v1/administrator/${nobody}/history`, 'administrator_not_found', {}]],
    administrator_categories: [[`/v1/administrator/${nobody}/portfolio/history`, 'administrator_not_found', {}]],
    industry: [['/v1/industry?date=20300131', 'outside_coverage', days]],
    industry_flows: [['/v1/industry/flows?from=20300101', 'outside_coverage', days]],
    industry_survivorship: [['/v1/industry/survivorship?from=2030-01&to=2030-02', 'outside_coverage', days]],
    market_assets: [['/v1/market/assets?date=20300131', 'outside_coverage', days]],
    market_moves: [['/v1/market/moves?date=20300131', 'outside_coverage', days]],
    market_moves_of_asset: [
      ['/v1/market/moves/PETR44', 'asset_not_found', nearest],
      ['/v1/market/moves/PETR4?date=20300131', 'outside_coverage', days],
    ],
    market_lines: [['/v1/market/lines?date=20300131', 'outside_coverage', days]],
    issuers: [['/v1/issuers?date=20300131', 'outside_coverage', days]],
    issuer: [
      ['/v1/issuer/PETR44', 'issuer_not_found', nearest],
      ['/v1/issuer/PETR4?date=20300131', 'outside_coverage', days],
    ],
    issuer_holders: [
      ['/v1/issuer/PETR44/holders', 'issuer_not_found', nearest],
      ['/v1/issuer/PETR4/holders?date=20300131', 'outside_coverage', days],
    ],
    issuer_lines: [
      ['/v1/issuer/PETR44/lines', 'issuer_not_found', nearest],
      ['/v1/issuer/PETR4/lines?date=20300131', 'outside_coverage', days],
    ],
    issuer_history: [
      ['/v1/issuer/PETR44/history', 'issuer_not_found', nearest],
      ['/v1/issuer/PETR4/history?from=20300101', 'outside_coverage', days],
    ],
    issuer_moves: [
      ['/v1/issuer/PETR44/moves', 'issuer_not_found', nearest],
      ['/v1/issuer/PETR4/moves?from=20300101', 'outside_coverage', days],
    ],
    fund_active_share: [[`/v1/fund/${nobody}/active-share?against=${fund}`, 'fund_not_found', {}]],
  }
}
