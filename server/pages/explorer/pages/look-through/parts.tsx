import type { Html } from '../../../kit/jsx-runtime.ts'
import { colourOf } from '../../charts/colours.ts'
import type { IcicleNode } from '../../charts/icicle.tsx'
import type { PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { CLOSED_WORDS } from '../../text/words.ts'
import type { Folded } from './fold.ts'

const FOLDED: Readonly<Record<'smaller' | 'negative', { readonly one: Text; readonly more: Text }>> = {
  smaller: { one: { en: 'smaller', pt: 'menor' }, more: { en: 'smaller', pt: 'menores' } },
  negative: { one: { en: 'below zero', pt: 'negativo' }, more: { en: 'below zero', pt: 'negativos' } },
}

const CLOSED = {
  one: { en: 'not opened', pt: 'não aberto' },
  more: { en: 'not opened', pt: 'não abertos' },
} as const satisfies Record<string, Text>

const SMALL: Text = { en: 'Funds below', pt: 'Fundos com menos de' }
const KEPT_CLOSED: Text = {
  en: 'of this one stay closed, because there are very many.',
  pt: 'deste não foram abertos, por serem muitos.',
}

/** Says which funds stay closed, by their least part of the fund in percent. */
export function sayLeast({ say, figures }: Pick<PageView, 'say' | 'figures'>, least: string): string {
  return `${say(SMALL)} ${figures.percent(least, 1)} ${say(KEPT_CLOSED)}`
}

/** Describes a fund or line and its parts, for the picture and the list; shares divide by the portfolio's total. */
export function describeNode(view: PageView, node: Folded, total: number, month: string): IcicleNode {
  const { figures, name, link } = view
  const share =
    total > 0 && Number(node.value) >= 0
      ? `${figures.number(((100 * Number(node.value)) / total).toFixed(1))}\u00a0%`
      : ''
  const { folded } = node
  const label = folded === null ? node.label : sayFolded(view, folded, node.closed !== '')
  const why = node.closed !== '' && node.closed !== 'mixed' ? ` (${name(CLOSED_WORDS, node.closed)})` : ''
  return {
    label: `${share} ${label}`.trim(),
    title: `${label}: ${figures.reais(node.value)}${share === '' ? '' : ` · ${share}`}${why}`,
    size: node.area,
    kind: colourOf(node.category),
    isClosed: node.closed !== '',
    href: node.cnpj !== '' && node.children.length > 0 ? link(`/fund/${node.cnpj}/inside`, { date: month }) : null,
    children: node.children.map((child) => describeNode(view, child, total, month)),
  }
}

function sayFolded({ say, figures }: PageView, { what, count }: NonNullable<Folded['folded']>, isClosed: boolean) {
  const form = count === 1 ? 'one' : 'more'
  const folded = `${figures.number(String(count))} ${say(FOLDED[what][form])}`
  return isClosed ? `${folded}, ${say(CLOSED[form])}` : folded
}

/** Draws the same parts as a list that opens: for narrow screens, keyboards and print. */
export function renderTree({ children }: IcicleNode): Html {
  return (
    <ul class="parts">
      {children.map((child) => {
        const said = (
          <>
            <span class={`dot ${child.kind}`} />
            {child.title}
          </>
        )
        return (
          <li>
            {child.children.length === 0 ? (
              said
            ) : (
              <details>
                <summary>{said}</summary>
                {renderTree(child)}
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
