import type { Text } from '../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'

/** The facts at the top of a page: a name and a value each. An empty value is left out. */
export type Facts = readonly (readonly [Text, HtmlValue])[]

/** Renders facts side by side. */
export function renderFactList({ say }: PageView, facts: Facts): Html {
  return (
    <dl class="facts">
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([label, fact]) => (
          <div>
            <dt>{say(label)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}
