import type { FileEndpoint } from '../../../../schemas/api/file-endpoint.ts'
import { requestAddress } from '../../../../schemas/api/request-address.ts'
import type { PageContext } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderInline, renderMarkdown } from '../../kit/markdown.ts'
import { renderShape } from '../parameters-table.tsx'

/** Renders the page of an endpoint that sends a file: it has no answer to show, and no fields. */
export function renderFilePage(endpoint: FileEndpoint, context: PageContext): Promise<Html> {
  const { say, declared, language, link, base, hasExplorer } = context
  const { id, path, summary, description, input, examples, mediaType } = endpoint
  const address = requestAddress(endpoint, examples[0] ?? {})
  const body = (
    <>
      <p class="trail">
        <a href={link('/docs/api')}>{say({ en: 'API reference', pt: 'Referência da API' })}</a>
      </p>
      <h1>
        <code>GET {path}</code>
      </h1>
      <p class="lead">{renderInline(declared(summary))}.</p>
      {renderMarkdown(declared(description))}
      <p>
        {say({ en: 'It sends', pt: 'Envia' })} <code>{mediaType}</code>.
      </p>
      <h2 id="parameters">{say({ en: 'Parameters', pt: 'Parâmetros' })}</h2>
      {renderShape(id, input, path, context)}
      <h2 id="request">{say({ en: 'Request', pt: 'Pedido' })}</h2>
      <pre tabindex="0">
        <code>
          curl -s -f -C - -OJ -H "x-api-key: $KEY" '{base}
          {address}'
        </code>
      </pre>
    </>
  )
  return Promise.resolve(
    renderPage({
      language,
      title: `GET ${path}`,
      description: `${declared(summary)}. ${declared(description)}`,
      body,
      path: `/docs/api/${id}`,
      hasExplorer,
    }),
  )
}
