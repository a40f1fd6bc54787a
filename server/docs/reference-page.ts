import { type Html, html } from './page/html.ts'
import { assetPath } from './page/assets.ts'
import { renderPage } from './page/layout.ts'
import type { MoreAllowed } from './page/send-page.ts'

/** The interactive reference runs our own scripts, asks only this server, and uses the images inside its style sheet. */
export const REFERENCE_ALLOWS: MoreAllowed = {
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
}

/** Renders the interactive reference: every endpoint with its parameters and fields, to try with a key. */
export function renderReferencePage(): Html {
  const head = html`<link rel="stylesheet" href="${assetPath('swagger-ui.css')}">
<link rel="stylesheet" href="${assetPath('reference.css')}">
<script src="${assetPath('swagger-ui-bundle.js')}" defer></script>
<script src="${assetPath('reference.js')}" defer></script>
` // prettier-ignore
  const body = html`<h1>API reference</h1>
<p>Every endpoint with its parameters, answers and errors. To try one, press <strong>Authorize</strong>, paste your key, open an endpoint and press <strong>Try it out</strong>. The page forgets the key when you leave it. Programs read the same reference from <a href="/openapi.json"><code>/openapi.json</code></a>.</p>
<noscript><p>The interactive reference needs JavaScript. The pages of the datasets list their endpoints without it.</p></noscript>
<div id="reference" data-document="/openapi.json"></div>` // prettier-ignore
  return renderPage({ title: 'API reference', body, path: '/docs/api', head })
}
