import { findEndpointDataset } from '../../../schemas/service/endpoint-dataset.ts'
import { catalogueEntry } from '../../../schemas/service/catalogue/entry.ts'
import type { CatalogueEntry } from '../../../schemas/service/catalogue/output.ts'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import { datasetFeed } from '../../../schemas/service/openapi/open-routes.ts'
import type { FreshnessBasis } from '../../../schemas/service/freshness.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { renderCoverage } from './coverage-section.tsx'
import { renderEndpointTable, selectEndpoints } from './endpoint-section.tsx'
import { renderExample } from './example.tsx'
import type { PageContext, PageWords } from './page-context.ts'
import { foldOnPhones, sayMore } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { renderInline } from '../kit/markdown.ts'
import { renderParquetSection } from './parquet-section.tsx'
import { renderSampleRows } from './sample-rows.tsx'
import { renderSources } from './sources-table.tsx'
import { renderTables } from './tables-section.tsx'

/** Stands in for the manifest before the first snapshot. */
const NOTHING: FreshnessBasis = {
  manifest: {
    format: 'market-data-snapshot-1',
    snapshot: '',
    created_at: '',
    digest: '',
    compiler: { version: '', duckdb: '' },
    partitions: [],
    sources: [],
    own_tables: {},
  },
  calendars: new Map(),
  newest: new Map(),
}

const SECTIONS: readonly { readonly id: string; readonly title: Text }[] = [
  { id: 'coverage', title: { en: 'What is published', pt: 'O que está publicado' } },
  { id: 'endpoints', title: { en: 'Endpoints', pt: 'Endereços' } },
  { id: 'tables', title: { en: 'Tables and fields', pt: 'Tabelas e campos' } },
  { id: 'parquet', title: { en: 'Open the Parquet', pt: 'Abrir o Parquet' } },
  { id: 'caveats', title: { en: 'What the figures are not', pt: 'O que os números não dizem' } },
  { id: 'sources', title: { en: 'Sources', pt: 'Fontes' } },
]

const NO_ENDPOINT: Text = {
  en: 'No endpoint answers only from this dataset yet: read its tables from the Parquet files. This endpoint describes it:',
  pt: 'Nenhum endereço responde só deste conjunto ainda: leia suas tabelas nos arquivos Parquet. Este endereço o descreve:',
}

/** Renders the page of a dataset from its declaration and the snapshot: its content before its limits. */
export async function renderDatasetPage(dataset: Dataset, context: PageContext): Promise<Html> {
  const { say, declared, language, hasExplorer } = context
  const entry = catalogueEntry(dataset, context.snapshot ?? NOTHING)
  const shown = selectEndpoints(dataset, context.endpoints)
  const [first] = shown
  const isOwn = first !== undefined && findEndpointDataset(first.endpoint) === dataset.id
  const title = dataset.title[language]
  const contents = SECTIONS.map((section) => ({ id: section.id, title: say(section.title) }))
  const [coverage, answering, tables, parquet, caveats, sources] = contents.map(renderHeading)
  const body = (
    <>
      <h1>{title}</h1>
      <p class="lead">{renderInline(declared(entry.description))}</p>
      {renderFacts(entry, context)}
      {coverage}
      {renderCoverage(entry, context)}
      {first !== undefined && isOwn && (await renderSampleRows(first.endpoint, first.example, context))}
      {answering}
      {!isOwn && <p>{say(NO_ENDPOINT)}</p>}
      {renderEndpointTable(
        say({ en: 'Endpoints', pt: 'Endereços' }),
        shown.map(({ endpoint }) => endpoint),
        context,
        { atFirst: 4, language },
      )}
      {first !== undefined && (await renderExample(first.endpoint, first.example, context))}
      {tables}
      {renderTables(entry.tables, context)}
      {parquet}
      {await renderParquetSection(dataset, entry, context)}
      {caveats}
      {renderCaveats(entry, context)}
      {sources}
      {renderSources(entry, context)}
    </>
  )
  return renderPage({
    language,
    title,
    description: declared(entry.description),
    body,
    path: `/docs/${entry.id}`,
    contents,
    hasExplorer,
    ...(entry.terms.kind === 'open' && {
      head: <link rel="alternate" type="application/atom+xml" title={title} href={datasetFeed(entry.id)} />,
    }),
  })
}

/** Caveats that a phone shows at first. */
const CAVEATS_AT_FIRST = 4

function renderCaveats({ caveats }: CatalogueEntry, { declared, language }: PageWords): Html {
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((caveat) => (
        <li>{renderInline(declared(caveat))}</li>
      ))}
    </ul>
  )
  const rest = caveats.slice(CAVEATS_AT_FIRST)
  return (
    <>
      {list(caveats.slice(0, CAVEATS_AT_FIRST))}
      {rest.length > 0 && foldOnPhones(sayMore(language, rest.length), list(rest))}
    </>
  )
}

function renderHeading({ id, title }: { id: string; title: string }): Html {
  return <h2 id={id}>{title}</h2>
}

function renderFacts(entry: CatalogueEntry, { say, declared, show }: PageWords): Html {
  const { id, publisher, cadence, revisions, licence, terms, attribution } = entry
  const told = (text: string) => renderInline(declared(text))
  const name = show({
    en: (
      <>
        <code>{id}</code>, which is also the scope of a key and the folder of the Parquet files
      </>
    ),
    pt: (
      <>
        <code>{id}</code>, que é também o escopo de uma chave e a pasta dos arquivos Parquet
      </>
    ),
  })
  const facts: readonly (readonly [Text, Html])[] = [
    [{ en: 'Name', pt: 'Nome' }, name],
    [{ en: 'Publisher', pt: 'Publicado por' }, told(publisher)],
    [{ en: 'New data', pt: 'Dados novos' }, told(cadence)],
    [{ en: 'Revisions', pt: 'Revisões' }, told(revisions)],
    [{ en: 'Licence', pt: 'Licença' }, told(licence)],
    [{ en: 'Terms', pt: 'Termos' }, renderTerms(terms, { say, declared })],
    [{ en: 'Attribution', pt: 'Atribuição' }, told(attribution)],
  ]
  return (
    <dl class="facts">
      {facts.map(([label, value]) => (
        <>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  )
}

const OPEN_TERMS: Text = { en: 'Open data', pt: 'Dados abertos' }
const RESTRICTED_TERMS: Text = { en: 'Restricted: answers only for keys.', pt: 'Restritos: só com chave.' }

function renderTerms({ text }: CatalogueEntry['terms'], { say, declared }: Pick<PageWords, 'say' | 'declared'>): Html {
  if (text === null) return <>{say(OPEN_TERMS)}</>
  return (
    <>
      {say(RESTRICTED_TERMS)} {renderInline(declared(text))}
    </>
  )
}
