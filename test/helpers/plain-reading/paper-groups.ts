/** A line of a paper that its terms name, with value and quantity as plain decimals above zero. */
export interface PaperLine {
  readonly cnpj: string
  readonly asset_id: string
  readonly value: string
  readonly quantity: string
}

/** A price as a fraction: cents over millionths. */
interface Priced {
  readonly cnpj: string
  readonly cents: bigint
  readonly units: bigint
}

/** Groups ids of a month that name the same paper, by the rules of docs/sources-reference.md: lists of ids, each sorted. */
export function groupPapers(lines: readonly PaperLine[]): string[][] {
  const byId = new Map<string, Priced[]>()
  for (const { cnpj, asset_id, value, quantity } of lines) {
    const line = { cnpj, cents: shift(value, 2), units: shift(quantity, 6) }
    byId.set(asset_id, [...(byId.get(asset_id) ?? []), line])
  }
  const ids = [...byId.keys()].filter((id) => isOnePrice(byId.get(id) ?? []))
  const byPrice = listBuckets(ids, (id) => (byId.get(id) ?? []).flatMap((line) => keyOfPrice(id, line)))
  const funds = (bucket: readonly string[], key: string) =>
    new Set(
      bucket.flatMap((id) =>
        (byId.get(id) ?? []).filter((line) => keyOfPrice(id, line).includes(key)).map(({ cnpj }) => cnpj),
      ),
    )
  const priceEdges = [...byPrice]
    .filter(([key, bucket]) => funds(bucket, key).size > 1)
    .flatMap(([, bucket]) => pairUp(bucket))
  const fits = (group: readonly string[]) => isOnePrice(group.flatMap((id) => byId.get(id) ?? []))
  const spellings = listBuckets(ids, (id) => [spell(id)])
  const spellingEdges = [...spellings.values()].flatMap((bucket) => everyPair(bucket)).filter(fits)
  const whole = findComponents([...priceEdges, ...spellingEdges])
  const broken = whole.filter((group) => !fits(group)).flat()
  const parts = findComponents(priceEdges.filter(([id]) => broken.includes(id ?? ''))).filter(fits)
  return [...whole.filter(fits), ...parts].map((group) => group.sort()).sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

/** `10.5` → 1050 with two places. */
function shift(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

function isOnePrice(lines: readonly Priced[]): boolean {
  return lines.every((one) =>
    lines.every((other) => one.cents * other.units * 1000n <= other.cents * one.units * 1005n),
  )
}

/** Nothing where the price tells too little. */
function keyOfPrice(id: string, { cents, units }: Priced): string[] {
  const inCents = cents * 1_000_000n
  const rounded = (2n * inCents + units) / (2n * units)
  if (inCents % units === 0n || /^1000*$/.test(String(rounded))) return []
  let [number, divisor] = [cents * 10_000n, units]
  let exponent = 0
  for (; number >= divisor * 100_000_000n; exponent++) divisor *= 10n
  for (; number < divisor * 10_000_000n; exponent--) number *= 10n
  const digits = (2n * number + divisor) / (2n * divisor)
  return [
    `${id.split(':').slice(0, 4).join(':')} ${String(digits).replace(/0+$/, '')} ${String(String(digits).length + exponent)}`,
  ]
}

function spell(id: string): string {
  const at = id.split(':', 4).join(':').length
  const terms = id
    .slice(at)
    .split('|')
    .map((part) => {
      if (!/^:?\d+\.\d{6}$/.test(part)) return part
      const millionths = shift(part.replace(':', ''), 6)
      const near = ((millionths + 50n) / 100n) * 100n
      const isNear = millionths - near === 1n || near - millionths === 1n
      return isNear ? String(Number(near) / 1_000_000) : part
    })
  return id.slice(0, at) + terms.join('|')
}

function listBuckets(ids: readonly string[], keysOf: (id: string) => readonly string[]): Map<string, string[]> {
  const buckets = new Map<string, Set<string>>()
  for (const id of ids) for (const key of keysOf(id)) buckets.set(key, (buckets.get(key) ?? new Set()).add(id))
  return new Map([...buckets].filter(([, { size }]) => size > 1).map(([key, bucket]) => [key, [...bucket]]))
}

const pairUp = (bucket: readonly string[]) => bucket.slice(1).map((id) => [id, bucket[0] ?? ''])
const everyPair = (bucket: readonly string[]) =>
  bucket.flatMap((one, at) => bucket.slice(at + 1).map((other) => [one, other]))

function findComponents(edges: readonly (readonly string[])[]): string[][] {
  const groupOf = new Map<string, string[]>()
  for (const [one = '', other = ''] of edges) {
    const merged = [...new Set([...(groupOf.get(one) ?? [one]), ...(groupOf.get(other) ?? [other])])]
    for (const id of merged) groupOf.set(id, merged)
  }
  return [...new Set(groupOf.values())]
}
