import type { Text } from '../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import { findTerm, idOfTerm } from './text/glossary/glossary.ts'

/** Facts at the top of a page. An empty value is left out. */
export type Facts = readonly (readonly [Text, HtmlValue])[]

/** Renders facts side by side. */
export function renderFactList(view: PageView, facts: Facts): Html {
  return (
    <dl class="facts">
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([label, fact]) => (
          <div>
            <dt>{explainLabel(view, label)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Leads from a label to what it means, where the glossary has it. */
function explainLabel({ language, say, link, pages }: PageView, label: Text): HtmlValue {
  const term = pages.has('/glossary') ? findTerm(language, say(label)) : null
  return term === null ? say(label) : <a href={`${link('/glossary')}#${idOfTerm(term)}`}>{say(label)}</a>
}
