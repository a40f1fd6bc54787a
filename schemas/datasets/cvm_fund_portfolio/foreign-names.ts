import type { Lookup } from '../../core/dataset.ts'

interface ForeignName {
  /** Name of the lines by their filed words. */
  readonly name: string
  readonly asset_id: string
  /** Proof that the name means this asset. */
  readonly source: string
}

/** Foreign names that no price of a month joins with their ticker or coin. */
export const foreignNames: readonly ForeignName[] = [
  {
    name: 'xn:VANGUARD-S-P-500-ETF',
    asset_id: 'x:VOO:US',
    source:
      'Vanguard S&P 500 ETF is quoted as VOO in New York. 42.682.199/0001-25 files `VOO US` with `VANGUARD SP 500 ETF` (2025-10), at 3,371.91 a share; 17.036.289/0001-00 files the name at 3,374.67, converted at another rate.',
  },
  { name: 'xn:VANGUARD-SP-500-ETF', asset_id: 'x:VOO:US', source: 'The same fund, as 42.682.199/0001-25 writes it.' },
  {
    name: 'xn:CME-IND-USD',
    asset_id: 'crypto:BTC',
    source:
      '39.979.022/0001-80 (QR CME CF Bitcoin Reference Rate) files its bitcoins as `CME IND USD`, after the provider of its index. Value over quantity was 313,702.62 on 2024-02-29, and 307,953.28 for `BTC USD C20`, priced at another hour.',
  },
  {
    name: 'xn:CME-ETH-USD',
    asset_id: 'crypto:ETH',
    source:
      '41.706.298/0001-37 (QR CME CF Ether Reference Rate) files its ether as `CME ETH USD`: 17,309.06 on 2024-02-29, and 17,102.54 for `ETH USD C20`.',
  },
]

interface CoinName {
  readonly coin: string
  readonly code: string
  readonly source: string
}

/** Names of coins that some lines have in place of the code. */
export const coinNames: readonly CoinName[] = [
  {
    coin: 'APECOIN',
    code: 'APE',
    source: 'Filed as `APECOIN USD` under the code `APE USD IVT` (44.107.447/0001-30, 2024-02).',
  },
  {
    coin: 'OPTIMISM',
    code: 'OP',
    source:
      'Filed as `OPTIMISM USD` under `OP USD B11` at 18.87 (44.106.937/0001-11), and as `OP USD C20` at 18.96 (36.669.709/0001-21), both 2024-02.',
  },
]

export const foreignLookups: readonly Lookup[] = [
  {
    name: 'foreign_name',
    columns: ['name', 'asset_id'],
    rows: foreignNames.map(({ name, asset_id }) => [name, asset_id]),
  },
  { name: 'coin_name', columns: ['coin', 'code'], rows: coinNames.map(({ coin, code }) => [coin, code]) },
]
