/** A series that is compiled: one of an aggregate of the IBGE, or one of the central bank's. */
interface Series {
  readonly id: string
  readonly publisher: 'IBGE' | 'BCB'
  /** Number of the table and the variable, or of the series. */
  readonly code: string
  readonly name: string
  readonly unit: string
  /** The decimals that the publisher writes each value with. */
  readonly decimals: number
  /** Other names by which it can be requested, in Portuguese and English, in small letters. */
  readonly aliases: readonly string[]
  /** A month of it is published at the latest so many days after its end. */
  readonly published: { readonly withinDays: number; readonly because: string }
}

export const series = [
  {
    id: 'ibge-1737-63',
    publisher: 'IBGE',
    code: '1737/63',
    name: 'IPCA, consumer prices, change in the month',
    unit: 'percent',
    decimals: 2,
    aliases: ['ipca'],
    published: { withinDays: 20, because: 'The IPCA of a month is published about the tenth of the next.' },
  },
  {
    id: 'bcb-433',
    publisher: 'BCB',
    code: '433',
    name: 'IPCA, consumer prices, change in the month',
    unit: 'percent',
    decimals: 2,
    aliases: ['ipca-bcb'],
    published: { withinDays: 20, because: 'The IPCA of a month is published about the tenth of the next.' },
  },
  {
    id: 'bcb-3698',
    publisher: 'BCB',
    code: '3698',
    name: 'US dollar, sale, mean of the month',
    unit: 'BRL per USD',
    decimals: 4,
    aliases: ['usd', 'dolar'],
    published: { withinDays: 10, because: 'Known when the last business day of the month is over.' },
  },
  {
    id: 'bcb-4390',
    publisher: 'BCB',
    code: '4390',
    name: 'Selic rate accumulated in the month',
    unit: 'percent',
    decimals: 2,
    aliases: ['selic'],
    published: { withinDays: 10, because: 'Known when the last business day of the month is over.' },
  },
  {
    id: 'bcb-24363',
    publisher: 'BCB',
    code: '24363',
    name: 'IBC-Br, economic activity, not seasonally adjusted',
    unit: 'index, 2022 = 100',
    decimals: 5,
    aliases: ['ibc-br', 'atividade'],
    published: {
      withinDays: 60,
      because: 'Activity is measured from other statistics, which come up to two months later.',
    },
  },
] as const satisfies readonly Series[]

/** Finds a series by its id or one of its other names, in letters of any case. */
export function findSeries(name: string): (typeof series)[number] | null {
  const folded = name.toLowerCase()
  return series.find(({ id, aliases }) => id === folded || aliases.some((alias) => alias === folded)) ?? null
}
