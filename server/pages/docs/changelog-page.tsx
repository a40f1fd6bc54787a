import { type Deprecated, sortDeprecations } from '../../../schemas/api/deprecation.ts'
import { fileEndpoints } from '../../../schemas/service/endpoints.ts'
import { CHANGES_FEED } from '../../../schemas/service/openapi/open-routes.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { renderInline } from '../kit/markdown.ts'
import { renderDataChanges } from './data-changes.tsx'
import { readNewestChanges } from './newest-changes.ts'
import type { PageContext, PageWords } from './page-context.ts'
import { renderCards } from '../kit/table.tsx'
import { renderRelease } from './release-section.tsx'
import { listReleases } from './releases.ts'

const FEED_LINK = <link rel="alternate" type="application/atom+xml" title="Changes of the data" href={CHANGES_FEED} />

const TITLE: Text = { en: 'Changelog', pt: 'Mudanças' }
const DESCRIPTION: Text = {
  en: 'What is deprecated, what changed in the API from version to version, and what the newest snapshots changed in the data.',
  pt: 'O que está obsoleto, o que mudou na API de versão em versão e o que os snapshots mais recentes mudaram nos dados.',
}
const SECTIONS: readonly { readonly id: string; readonly title: Text }[] = [
  { id: 'deprecated', title: { en: 'Deprecated', pt: 'Obsoleto' } },
  { id: 'api', title: { en: 'Changes of the API', pt: 'Mudanças da API' } },
  { id: 'data', title: { en: 'Changes of the data', pt: 'Mudanças dos dados' } },
]
const BUSY: Text = {
  en: 'The server is busy: load the page again to see them.',
  pt: 'O servidor está ocupado: recarregue a página para vê-las.',
}
const NOTHING_DEPRECATED: Text = { en: 'Nothing is deprecated.', pt: 'Nada está obsoleto.' }
const KINDS: Readonly<Record<Deprecated['kind'], Text>> = {
  endpoint: { en: 'endpoint', pt: 'endereço' },
  parameter: { en: 'parameter of', pt: 'parâmetro de' },
  field: { en: 'field of', pt: 'campo de' },
}
const DEPRECATED_HEADS: readonly Text[] = [
  { en: 'Name', pt: 'Nome' },
  { en: 'Kind', pt: 'Tipo' },
  { en: 'Since', pt: 'Desde' },
  { en: 'May be removed from', pt: 'Pode ser retirado a partir de' },
  { en: 'What to do', pt: 'O que fazer' },
]
/** Renders the next changes, the changes of the API, and those of the newest snapshots. */
export async function renderChangelogPage(context: PageContext): Promise<Html> {
  const { endpoints, snapshot, ask, say, show, language, hasExplorer } = context
  const changes = await ask('newest changes', (open) => readNewestChanges(open))
  const contents = SECTIONS.map(({ id, title }) => ({ id, title: say(title) }))
  const [deprecated, api, data] = contents.map(({ id, title }) => <h2 id={id}>{title}</h2>)
  const feed = <a href={CHANGES_FEED}>feed</a>
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      {deprecated}
      {renderDeprecated(sortDeprecations([...endpoints, ...fileEndpoints]), context)}
      {api}
      {listReleases(language).map((release, at) => renderRelease(release, language, at === 0))}
      {data}
      {show({
        en: (
          <p>
            What the newest snapshots changed, by day, the tables with most changed rows first.{' '}
            <code>GET /v1/changelog</code> lists every change by partition, with the values that were cleaned and the
            reasons. A {feed} (Atom) has an entry for each snapshot and each release of the API.
          </p>
        ),
        pt: (
          <p>
            O que os snapshots mais recentes mudaram, por dia, com as tabelas de mais linhas alteradas primeiro.{' '}
            <code>GET /v1/changelog</code> lista cada mudança por partição, com os valores limpos e os motivos. Um{' '}
            {feed} (Atom) tem uma entrada para cada snapshot e cada versão da API.
          </p>
        ),
      })}
      {changes === null && snapshot !== null ? <p>{say(BUSY)}</p> : renderDataChanges(changes ?? [], context)}
    </>
  )
  return renderPage({
    language,
    title: say(TITLE),
    description: say(DESCRIPTION),
    body,
    path: '/docs/changelog',
    contents,
    head: FEED_LINK,
    hasExplorer,
  })
}

function renderDeprecated(found: readonly Deprecated[], { say, show, declared }: PageWords): Html {
  if (found.length === 0) return <p>{say(NOTHING_DEPRECATED)}</p>
  const rows = found.map(({ kind, name, path, since, sunset, note, replacement }) => [
    <code>{name}</code>,
    <>
      {say(KINDS[kind])}
      {kind !== 'endpoint' && (
        <>
          {' '}
          <code>{path}</code>
        </>
      )}
    </>,
    since,
    sunset,
    [
      renderInline(declared(note)),
      replacement !== undefined && (
        <>
          {' '}
          → <code>{replacement}</code>.
        </>
      ),
    ],
  ])
  const [deprecation, sunset] = [<code>Deprecation</code>, <code>Sunset</code>]
  return (
    <>
      <p>
        {show({
          en: (
            <>
              Answers that use one of these have the headers {deprecation} and {sunset}.
            </>
          ),
          pt: (
            <>
              Respostas que usam um destes têm os cabeçalhos {deprecation} e {sunset}.
            </>
          ),
        })}
      </p>
      {renderCards({ label: say({ en: 'Deprecated', pt: 'Obsoleto' }), heads: DEPRECATED_HEADS.map(say), rows })}
    </>
  )
}
