import { type Html, html } from './html.ts'
import { assetPath } from './assets.ts'

/** A section in the list of contents. */
interface Section {
  readonly id: string
  readonly title: string
}

export interface PageParts {
  readonly title: string
  readonly body: Html
  /** The page's own address, which the navigation marks: `/docs/changelog`. */
  readonly path: string
  /** The sections of a long page. A list next to the text shows them. */
  readonly contents?: readonly Section[]
  /** Elements that load more than the one style sheet. */
  readonly head?: Html
}

const SITE = 'Brazilian market data'

const NAVIGATION = [
  { path: '/docs', title: 'Start' },
  { path: '/docs/api', title: 'API reference' },
  { path: '/docs/changelog', title: 'Changelog' },
  { path: '/status', title: 'Status' },
]

/** Renders a whole page: landmarks, skip link, navigation, and the given body. */
export function renderPage({ title, body, path, contents = [], head }: PageParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title === SITE ? SITE : `${title} · ${SITE}`}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${assetPath('icon.svg')}">
<link rel="stylesheet" href="${assetPath('site.css')}">
${head}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site">
<a class="brand" href="/docs">${SITE}</a>
<nav aria-label="Site">${NAVIGATION.map((link) => renderLink(link, path))}</nav>
</header>
<div class="${contents.length > 0 ? 'frame with-contents' : 'frame'}">
${contents.length > 0 && renderContents(contents)}
<main id="content" tabindex="-1">
${body}
</main>
</div>
<footer class="site">
<p>Compiled from open data of Brazilian public bodies. Each dataset’s page names its licence and its attribution.</p>
</footer>
</body>
</html>
` // prettier-ignore
}

function renderLink({ path, title }: { path: string; title: string }, current: string): Html {
  const marked = path === current && html` aria-current="page"`
  return html`<a href="${path}" ${marked}>${title}</a>`
}

function renderContents(contents: readonly Section[]): Html {
  const links = contents.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)
  return html`<nav class="contents" aria-label="On this page">
    <p>On this page</p>
    <ul>
      ${links}
    </ul>
  </nav>`
}
