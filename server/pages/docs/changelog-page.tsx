import { type Deprecated, sortDeprecations } from '../../../schemas/api/deprecation.ts'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { fileEndpoints } from '../../../schemas/service/endpoints.ts'
import { CHANGES_FEED } from '../../../schemas/service/openapi/open-routes.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { figuresOf } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { renderInline } from '../kit/markdown.ts'
import { describeChange, readNewestChanges, toText } from './newest-changes.ts'
import type { PageContext, PageWords } from './page-context.ts'
import { renderCards, renderFigures } from '../kit/table.tsx'
import { listReleases, type Release } from './releases.ts'

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
const NOTHING_CHANGED: Text = {
  en: 'No snapshot has changed anything yet.',
  pt: 'Nenhum snapshot mudou nada ainda.',
}
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
const CHANGE_HEADS: readonly Text[] = [
  { en: 'Table', pt: 'Tabela' },
  { en: 'Change', pt: 'Mudança' },
  { en: 'Partitions', pt: 'Partições' },
  { en: 'Rows added', pt: 'Linhas incluídas' },
  { en: 'Rows removed', pt: 'Linhas retiradas' },
  { en: 'Rows changed', pt: 'Linhas alteradas' },
]

/** Renders what changes soon, what changed in the API, and what the newest snapshots changed in the data. */
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
      {listReleases(language).map((release) => renderRelease(release, language))}
      {data}
      {show({
        en: (
          <p>
            This is what the newest snapshots changed. <code>amended</code> means that the source changed,{' '}
            <code>recompiled</code> that the compiler or its settings changed, <code>rules_changed</code> that the rules
            of a dataset have another version. <code>GET /v1/changelog</code> lists every change by partition, with the
            values that were cleaned and the reasons. A {feed} (Atom) has an entry for each snapshot and each release of
            the API.
          </p>
        ),
        pt: (
          <p>
            Eis o que os snapshots mais recentes mudaram. <code>amended</code> quer dizer que a fonte mudou,{' '}
            <code>recompiled</code> que o compilador ou seus ajustes mudaram, <code>rules_changed</code> que as regras
            de um conjunto têm outra versão. <code>GET /v1/changelog</code> lista cada mudança por partição, com os
            valores limpos e os motivos. Um {feed} (Atom) tem uma entrada para cada snapshot e cada versão da API.
          </p>
        ),
      })}
      {changes === null && snapshot !== null ? <p>{say(BUSY)}</p> : renderBySnapshot(changes ?? [], context)}
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

function renderRelease({ version, date, heading, changes }: Release, language: Language): Html {
  const title =
    date === null ? (
      heading
    ) : (
      <>
        {version}{' '}
        <small>
          <time datetime={date}>{figuresOf(language).day(date)}</time>
        </small>
      </>
    )
  return (
    <>
      <h3 id={version === null ? 'unreleased' : `v${version}`}>{title}</h3>
      <ul>
        {changes.map((change) => (
          <li>{renderInline(change)}</li>
        ))}
      </ul>
    </>
  )
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

function renderBySnapshot(changes: readonly Row[], { say }: PageWords): Html {
  if (changes.length === 0) return <p>{say(NOTHING_CHANGED)}</p>
  const ids = [...new Set(changes.map(({ snapshot }) => toText(snapshot)))]
  return (
    <>
      {ids.map((id) => {
        const own = changes.filter(({ snapshot }) => toText(snapshot) === id)
        const label: Text = { en: `Changes of snapshot ${id}`, pt: `Mudanças do snapshot ${id}` }
        return (
          <>
            <h3 id={id}>
              <code>{id}</code>
            </h3>
            {renderFigures({
              label: say(label),
              heads: CHANGE_HEADS.map(say),
              rows: own.map(renderChangeCells),
              figures: 3,
            })}
          </>
        )
      })}
    </>
  )
}

function renderChangeCells(row: Row) {
  const { table, change, partitions, added, removed, changed } = describeChange(row)
  return [<code>{table}</code>, change, partitions, added, removed, changed]
}
