import { findEndpointDataset } from '../../../../schemas/service/endpoint-dataset.ts'
import { orderedDatasets } from '../../../../schemas/service/dataset-order.ts'
import { fileEndpoints } from '../../../../schemas/service/endpoints.ts'
import { EXPORT_ROUTES } from '../../../../schemas/service/exports/export-routes.ts'
import { KEY_USE_ROUTE } from '../../../../schemas/service/key-use/key-use.ts'
import { SUBSCRIPTION_ROUTES } from '../../../../schemas/service/subscriptions/subscription-routes.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { openRoutes } from '../../../../schemas/service/openapi/open-routes.ts'
import { renderEndpointTable } from '../endpoint-section.tsx'
import type { PageContext } from '../page-context.ts'
import { foldOnPhones } from '../../kit/fold.tsx'
import type { Html, HtmlValue } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderInline, renderMarkdown } from '../../kit/markdown.ts'

const TITLE: Text = { en: 'API reference', pt: 'Referência da API' }
const LEAD: Text = {
  en: 'Every endpoint has a page with its parameters, a request that runs, its answer and the fields of its rows.',
  pt: 'Cada endereço tem uma página com seus parâmetros, um pedido pronto para rodar, a resposta e os campos de cada linha.',
}
const CATALOGUE: Text = { en: 'Catalogue and changes', pt: 'Catálogo e mudanças' }
const EXPORTS: Text = { en: 'Exports: one file of many answers', pt: 'Exportações: um arquivo de muitas respostas' }
const SUBSCRIPTIONS: Text = { en: 'Subscriptions: get told of changes', pt: 'Assinaturas: avisos de mudanças' }
const KEY: Text = { en: 'Your key', pt: 'Sua chave' }
const SERVICE: Text = { en: 'The service, without a key', pt: 'O serviço, sem chave' }
const REQUEST: Text = { en: 'request', pt: 'pedido' }
const REQUESTS: Text = { en: 'requests', pt: 'pedidos' }

/** Renders the list of all endpoints, by dataset in the order of the navigation; each has a page of its own. */
export function renderReferencePage(context: PageContext): Promise<Html> {
  const { say, language, hasExplorer } = context
  const fold = (listed: readonly unknown[], content: HtmlValue) =>
    foldOnPhones(`${String(listed.length)} ${say(listed.length === 1 ? REQUEST : REQUESTS)}`, content)
  const groups = listGroups(context)
  const sections = groups.map(({ id, title, listed }) => (
    <>
      <h2 id={id}>{title}</h2>
      {fold(listed, renderEndpointTable(title, listed, context))}
    </>
  ))
  const open = openRoutes.map((route) => renderRoute('GET', route, context))
  const exports = Object.values(EXPORT_ROUTES).map((route) => renderRoute(route.method, route, context))
  const subscriptions = Object.values(SUBSCRIPTION_ROUTES).map((route) => renderRoute(route.method, route, context))
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      <p class="lead">{say(LEAD)}</p>
      {renderLead(context)}
      {sections}
      <h2 id="jobs">{say(EXPORTS)}</h2>
      {fold(exports, exports)}
      <h2 id="subscribing">{say(SUBSCRIPTIONS)}</h2>
      {fold(subscriptions, subscriptions)}
      <h2 id="key">{say(KEY)}</h2>
      {fold([KEY_USE_ROUTE], renderRoute(KEY_USE_ROUTE.method, KEY_USE_ROUTE, context))}
      <h2 id="service">{say(SERVICE)}</h2>
      {fold(open, open)}
    </>
  )
  const contents = [
    ...groups.map(({ id, title }) => ({ id, title })),
    { id: 'jobs', title: say(EXPORTS) },
    { id: 'subscribing', title: say(SUBSCRIPTIONS) },
    { id: 'key', title: say(KEY) },
    { id: 'service', title: say(SERVICE) },
  ]
  return Promise.resolve(
    renderPage({ language, title: say(TITLE), description: say(LEAD), body, path: '/docs/api', contents, hasExplorer }),
  )
}

/** Lists the endpoints of each dataset, then those of all datasets. */
function listGroups({ endpoints, say, language }: PageContext) {
  return [
    ...orderedDatasets.map(({ id, title }) => ({
      id,
      title: title[language],
      listed: endpoints.filter((endpoint) => findEndpointDataset(endpoint) === id),
    })),
    {
      id: 'catalogue',
      title: say(CATALOGUE),
      listed: [...endpoints.filter((endpoint) => findEndpointDataset(endpoint) === null), ...fileEndpoints],
    },
  ].filter(({ listed }) => listed.length > 0)
}

interface Route {
  readonly id: string
  readonly path: string
  readonly summary: string
  readonly description: string
}

function renderRoute(method: string, { id, path, summary, description }: Route, { declared }: PageContext): Html {
  return (
    <>
      <h3 id={id}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        <strong>{renderInline(declared(summary))}.</strong>
      </p>
      {renderMarkdown(declared(description))}
    </>
  )
}

function renderLead({ show, link }: PageContext): Html {
  const rules = link('/docs/rules')
  return show({
    en: (
      <p>
        <a href={rules}>The rules</a> say once what all of them share: keys, dates, formats, pages, limits and errors.
        Programs read the same reference from{' '}
        <a href="/openapi.json">
          <code>/openapi.json</code>
        </a>
        .
      </p>
    ),
    pt: (
      <p>
        <a href={rules}>As regras</a> dizem uma só vez o que vale para todos: chaves, datas, formatos, páginas, limites
        e erros. Programas leem a mesma referência em{' '}
        <a href="/openapi.json">
          <code>/openapi.json</code>
        </a>
        .
      </p>
    ),
  })
}
