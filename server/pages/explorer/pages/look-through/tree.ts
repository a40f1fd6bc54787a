import type { LookThroughLeaf } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import type { Language } from '../../../../../schemas/core/language.ts'
import { nameLine } from '../../line-name.ts'

/** A fund or a line inside a fund, as a part of the fund that one looks into. */
export interface Inside {
  readonly label: string
  /** `''` for a line that is no fund. */
  readonly cnpj: string
  readonly category: string
  /** Exact value of all that is in it. */
  readonly value: string
  /** Exact value of what could not be opened. */
  readonly closedValue: string
  /** Why it could not be opened; `''` if it was. */
  readonly closed: string
  readonly children: readonly Inside[]
}

/** Names of the funds on the paths, by CNPJ, and the language for the names of lines. */
interface TreeWords {
  readonly names: ReadonlyMap<string, string>
  readonly language: Language
}

/** Builds the tree of what a look-through found: the funds on the paths, and the lines that were not replaced. */
export function buildTree(leaves: readonly LookThroughLeaf[], words: TreeWords, depth = 0, cnpj = ''): Inside {
  const here = leaves.filter((leaf) => listPath(leaf).length === depth + 1)
  const deeper = new Map<string, LookThroughLeaf[]>()
  for (const leaf of leaves) {
    const next = listPath(leaf)[depth + 1]
    if (next === undefined) continue
    const known = deeper.get(next)
    if (known === undefined) deeper.set(next, [leaf])
    else known.push(leaf)
  }
  const funds = [...deeper].map(([number, inner]) => buildTree(inner, words, depth + 1, number))
  const children = [...funds, ...here.map((leaf) => describeLeaf(leaf, words))].sort(
    (a, b) => Number(b.value) - Number(a.value),
  )
  return {
    label: words.names.get(cnpj) ?? cnpj,
    cnpj,
    category: 'fund_quotas',
    value: sumCents(children.map(({ value }) => value)),
    closedValue: sumCents(children.map(({ closedValue }) => closedValue)),
    closed: '',
    children,
  }
}

/** Adds to what a fund holds a part of it that was not read. */
export function addUnread(tree: Inside, label: string, value: string): Inside {
  if (Number(value) === 0) return tree
  const unread = { label, cnpj: '', category: 'other', value, closedValue: '0.00', closed: '', children: [] }
  return { ...tree, value: sumCents([tree.value, value]), children: [...tree.children, unread] }
}

/** Lists the CNPJs from the root to the fund that holds a line. */
export function listPath(leaf: LookThroughLeaf): readonly string[] {
  return leaf.path
}

function describeLeaf(leaf: LookThroughLeaf, { names, language }: TreeWords): Inside {
  const meta = leaf.metainfo
  const resolution = leaf.resolution
  const closed = resolution === 'direct' ? '' : resolution
  const value = toDecimal(leaf.final_position_value) ?? '0.00'
  const cnpj = meta.fund_cnpj ?? ''
  return {
    // Named when it is shown: most lines are folded.
    get label() {
      return names.get(cnpj) ?? nameLine(language, leaf, '')
    },
    cnpj,
    category: meta.category,
    value,
    closedValue: closed === '' ? '0.00' : value,
    closed,
    children: [],
  }
}
