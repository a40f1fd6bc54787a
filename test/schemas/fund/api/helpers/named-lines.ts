import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import type { MadeWorld } from './worlds.ts'

/** Lines of different funds name few assets, so that they are added up. */
export function nameLines({ lines }: MadeWorld): Map<string, AssetLine[]> {
  const named = [...lines].map(([cnpj, own]) => {
    const assets = own.map(({ id, ...line }, at): AssetLine => {
      const text = (line['final_position_value'] as { readonly text: string }).text
      const value = BigInt(text.replace('.', ''))
      return { cnpj, id, key: `asset ${String(at % 3)}`, basis: 'filed', value, quantity: value * 7n }
    })
    return [cnpj, assets] as const
  })
  return new Map(named)
}
