import { findEndpointDataset } from '../../../schemas/service/endpoint-dataset.ts'
import { costText } from '../../../schemas/api/cost.ts'
import { type Deprecated, findDeprecations } from '../../../schemas/api/deprecation.ts'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import type { Example } from './example.tsx'
import type { PageWords } from './page-context.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { foldOnPhones } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline, renderMarkdown } from '../kit/markdown.ts'
import { renderCards, type TableParts } from '../kit/table.tsx'

/** An endpoint with the example that a page shows. */
interface ShownEndpoint {
  readonly endpoint: Endpoint
  readonly example: Example
}

/**
 * Selects the endpoints of a dataset. For a dataset without one, it takes the endpoint of all datasets that has it in
 * an example.
 */
export function selectEndpoints(dataset: Dataset, endpoints: readonly Endpoint[]): readonly ShownEndpoint[] {
  const own = endpoints.filter((endpoint) => findEndpointDataset(endpoint) === dataset.id)
  if (own.length > 0) return own.map((endpoint) => ({ endpoint, example: endpoint.examples[0] ?? {} }))
  return endpoints
    .filter((endpoint) => findEndpointDataset(endpoint) === null)
    .flatMap((endpoint) => endpoint.examples.map((example) => ({ endpoint, example })))
    .filter(({ example }) => Object.values(example).includes(dataset.id))
    .slice(0, 1)
}

/** Renders a table of endpoints, each with the way to its page in the reference. */
export function renderEndpointTable(
  label: string,
  endpoints: readonly Pick<Endpoint, 'id' | 'path' | 'summary'>[],
  { say, declared, link }: PageWords,
  onPhones?: TableParts['onPhones'],
): Html {
  const heads = [say({ en: 'Request', pt: 'Pedido' }), say({ en: 'Answers', pt: 'Responde' })]
  const rows = endpoints.map(({ id, path, summary }) => [
    <a href={link(`/docs/api/${id}`)}>
      <code>GET {path}</code>
    </a>,
    renderInline(declared(summary)),
  ])
  return renderCards({ label, heads, rows, widths: 'requests', ...(onPhones && { onPhones }) })
}

/** Letters of a description that a phone folds. */
const LONG = 1200
const IN_DETAIL: Text = { en: 'What it answers, in detail', pt: 'O que responde, em detalhe' }

/** Renders what an endpoint answers, whether it is deprecated, and what it costs. */
export function describeEndpoint(endpoint: Endpoint, words: PageWords): Html {
  const { summary, description } = endpoint
  const { say, declared, show, link } = words
  const text = renderMarkdown(declared(description))
  const cost = costText(endpoint.cost)
  const rules = link('/docs/rules#concurrency')
  return (
    <>
      <p class="lead">{renderInline(declared(summary))}.</p>
      {findDeprecations(endpoint).map((each) => renderDeprecation(each, words))}
      {declared(description).length > LONG ? foldOnPhones(say(IN_DETAIL), text) : text}
      {cost !== null && (
        <p>
          {renderInline(declared(cost))}{' '}
          {show({
            en: (
              <>
                <a href={rules}>The rules</a> explain what heavy means.
              </>
            ),
            pt: (
              <>
                <a href={rules}>As regras</a> explicam o que é um pedido pesado.
              </>
            ),
          })}
        </p>
      )}
    </>
  )
}

function renderDeprecation({ kind, name, since, sunset, note, replacement }: Deprecated, words: PageWords): Html {
  const { declared, show } = words
  const code = <code>{name}</code>
  const instead = replacement !== undefined && (
    <>
      {' '}
      → <code>{replacement}</code>.
    </>
  )
  const why = renderInline(declared(note))
  const [en, pt] = [
    { endpoint: 'this endpoint', parameter: 'the parameter', field: 'the field' },
    { endpoint: 'este endereço', parameter: 'o parâmetro', field: 'o campo' },
  ]
  return (
    <p class="warn">
      {show({
        en: (
          <>
            <strong>Deprecated since {since}:</strong> {en[kind]}
            {kind !== 'endpoint' && [' ', code]} may be removed from {sunset} on. {why}
            {instead}
          </>
        ),
        pt: (
          <>
            <strong>Obsoleto desde {since}:</strong> {pt[kind]}
            {kind !== 'endpoint' && [' ', code]} pode ser retirado a partir de {sunset}. {why}
            {instead}
          </>
        ),
      })}
    </p>
  )
}
