import { datasets } from '../../../schemas/registry.gen.ts'

/** The datasets whose pages anybody may read without a key. */
export type ShownDatasets = ReadonlySet<string>

/** Reads the setting `EXPLORER`: `off`, `on`, or names of datasets. Throws a sentence for a name that is none. */
export function readExplorerSetting(text: string): ShownDatasets {
  const known = datasets.map(({ id }) => id)
  if (text === 'off') return new Set()
  if (text === 'on') return new Set(known)
  const named = text.split(',').map((each) => each.trim())
  const unknown = named.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new Error(`${unknown} is no dataset: write off, on, or some of ${known.join(', ')}`)
  return new Set(named)
}
