import { findEndpointDataset } from '../../../../schemas/service/endpoint-dataset.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import type { Endpoint } from '../../../../schemas/api/endpoint.ts'
import type { Language, Text } from '../../../../schemas/core/language.ts'
import { givesList, listRowFields } from '../../../../schemas/api/row-fields.ts'
import { describeEndpoint } from '../endpoint-section.tsx'
import { renderExample } from '../example.tsx'
import type { PageContext, PageWords } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderInline } from '../../kit/markdown.ts'
import { renderCards, renderColumnName } from '../../kit/table.tsx'
import { renderParameters } from '../parameters-table.tsx'
import { requestAddress } from '../../../../schemas/service/request-address.ts'
import { renderTryForm } from './try-form.tsx'

const SECTIONS: readonly { readonly id: string; readonly title: Text }[] = [
  { id: 'parameters', title: { en: 'Parameters', pt: 'Parâmetros' } },
  { id: 'request', title: { en: 'Request and answer', pt: 'Pedido e resposta' } },
  { id: 'try', title: { en: 'Try it', pt: 'Testar' } },
  { id: 'fields', title: { en: 'Fields of a row', pt: 'Campos de uma linha' } },
]
const MORE: Text = { en: 'More examples', pt: 'Mais exemplos' }
const HEADS: readonly Text[] = [
  { en: 'Field', pt: 'Campo' },
  { en: 'Type', pt: 'Tipo' },
  { en: 'Meaning', pt: 'Significado' },
]
const LIST: Text = { en: 'list', pt: 'lista' }

/** Null for an endpoint of all datasets. */
function nameOf(endpoint: Endpoint, language: Language): string | null {
  const home = findEndpointDataset(endpoint)
  const found = datasets.find(({ id }) => id === home)
  return found?.title[language] ?? null
}

/**
 * Renders the page of an endpoint: what it answers, its parameters, a request with its answer, a form, and the fields.
 */
export async function renderOperationPage(endpoint: Endpoint, context: PageContext): Promise<Html> {
  const { say, declared, language, hasExplorer } = context
  const { id, path, summary, description, examples } = endpoint
  const [first = {}, ...others] = examples
  const contents = SECTIONS.map((section) => ({ id: section.id, title: say(section.title) }))
  const [parameters, request, tried, fields] = contents.map((each) => <h2 id={each.id}>{each.title}</h2>)
  const body = (
    <>
      {renderTrail(endpoint, context)}
      <h1>
        <code>GET {path}</code>
      </h1>
      {describeEndpoint(endpoint, context)}
      {parameters}
      {renderParameters(endpoint, context)}
      {renderCommonRules(context)}
      {request}
      {await renderExample(endpoint, first, context)}
      {others.length > 0 && (
        <>
          <p>{say(MORE)}:</p>
          <ul class="addresses">
            {others.map((example) => (
              <li>
                <code>{requestAddress(endpoint, example)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {tried}
      {renderTryForm(endpoint, first, context)}
      {fields}
      {renderFields(endpoint, context)}
    </>
  )
  return renderPage({
    language,
    title: `GET ${path}`,
    description: `${declared(summary)}. ${declared(description)}`,
    body,
    path: `/docs/api/${id}`,
    contents,
    hasExplorer,
  })
}

function renderTrail(endpoint: Endpoint, { say, language, link }: PageWords): Html {
  const of = nameOf(endpoint, language)
  return (
    <p class="trail">
      <a href={link('/docs/api')}>{say({ en: 'API reference', pt: 'Referência da API' })}</a>
      {of !== null && (
        <>
          {' '}
          › <a href={link(`/docs/${findEndpointDataset(endpoint) ?? ''}`)}>{of}</a>
        </>
      )}
    </p>
  )
}

function renderCommonRules({ show, link }: PageWords): Html {
  const [rules, errors] = [link('/docs/rules#parameters'), link('/docs/rules#errors')]
  return (
    <p class="quiet">
      {show({
        en: (
          <>
            It also takes the <a href={rules}>parameters of every endpoint</a>, and has the{' '}
            <a href={errors}>errors of every endpoint</a>.
          </>
        ),
        pt: (
          <>
            Aceita também os <a href={rules}>parâmetros de todo endereço</a> e tem os{' '}
            <a href={errors}>erros de todo endereço</a>.
          </>
        ),
      })}
    </p>
  )
}

/** Renders the columns of the rows, as the formats that are tables name them. */
function renderFields(endpoint: Endpoint, words: PageWords): Html {
  const { say, declared, language } = words
  const fields = listRowFields(endpoint)
  const rows = fields.map(({ name, shape }) => {
    const isList = 'list' in shape
    const type = isList ? say(LIST) : (shape.duckdb ?? '')
    const unit = isList || shape.unit === null ? '' : `, ${declared(shape.unit)}`
    return [
      renderColumnName(name, language),
      <>
        {type !== '' && <code>{type}</code>}
        {unit}
      </>,
      renderInline(isList ? '' : declared(shape.description)),
    ]
  })
  const count = String(fields.length)
  return (
    <>
      <p>{renderWhere(endpoint, words)}</p>
      <details class="fields-of">
        <summary>
          {count} {say({ en: 'fields', pt: 'campos' })}
        </summary>
        {renderCards({
          label: say({ en: 'Fields of a row', pt: 'Campos de uma linha' }),
          heads: HEADS.map(say),
          rows,
          widths: 'fields',
        })}
      </details>
    </>
  )
}

/** Says where the rows are in the JSON. */
function renderWhere(endpoint: Endpoint, { show }: PageWords): Html {
  const where = <code>{endpoint.rows.join('.')}</code>
  const under = <code>metainfo_isin</code>
  return givesList(endpoint)
    ? show({
        en: (
          <>
            The rows are the list {where} of the JSON. A field of an object in it has the name of both, such as {under},
            as in CSV, XLSX and Arrow.
          </>
        ),
        pt: (
          <>
            As linhas são a lista {where} do JSON. O campo de um objeto nela leva o nome dos dois, como {under}, tal
            como em CSV, XLSX e Arrow.
          </>
        ),
      })
    : show({
        en: (
          <>
            The row is the object {where} of the JSON. A field of an object in it has the name of both, such as {under}.
          </>
        ),
        pt: (
          <>
            A linha é o objeto {where} do JSON. O campo de um objeto nele leva o nome dos dois, como {under}.
          </>
        ),
      })
}
