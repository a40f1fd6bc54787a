import { catalogueSummary } from '../../../schemas/service/catalogue/entry.ts'
import { orderedDatasets } from '../../../schemas/service/dataset-order.ts'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { toYear } from '../../../schemas/core/month.ts'
import { renderExample } from './example.tsx'
import type { PageContext } from './page-context.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { renderSampleNotice } from '../kit/sample-notice.tsx'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

const LEAD: Text = {
  en: 'What did this fund hold that month, to the cent, and which line of which file says so? Every night we compile Brazil’s public market data into versioned tables, for a REST API and as Parquet files.',
  pt: 'O que este fundo tinha em carteira naquele mês, até o centavo, e em que linha de que arquivo isso está? Toda noite compilamos os dados públicos do mercado brasileiro em tabelas com versões, para uma API REST e como arquivos Parquet.',
}
const DESCRIPTION: Text = {
  en: 'Brazil’s public market data by REST API and as Parquet files: what funds hold, quotes, indexes, economic series and air fares, with versions.',
  pt: 'Dados públicos do mercado do Brasil por API REST e em Parquet: carteiras de fundos, cotações, índices, séries econômicas e tarifas aéreas.',
}
const SECTIONS: readonly { readonly id: string; readonly title: Text }[] = [
  { id: 'datasets', title: { en: 'Datasets', pt: 'Conjuntos de dados' } },
  { id: 'quick-start', title: { en: 'Quick start', pt: 'Primeiro pedido' } },
  { id: 'parquet', title: { en: 'The Parquet files', pt: 'Os arquivos Parquet' } },
]
const NOTHING: Text = { en: 'nothing yet', pt: 'nada ainda' }
const CURRENT: Text = { en: 'current state', pt: 'situação atual' }

/** Most clients need this endpoint first. */
const QUICK_START = 'fund_portfolio'

/** Renders the first page: the datasets, a first request, and where to go on. */
export async function renderStartPage(context: PageContext): Promise<Html> {
  const { endpoints, snapshot, say, language, hasExplorer } = context
  const quick = endpoints.find(({ id }) => id === QUICK_START)
  const contents = SECTIONS.map(({ id, title }) => ({ id, title: say(title) }))
  const [datasets, start, parquet] = contents.map(({ id, title }) => <h2 id={id}>{title}</h2>)
  const body = (
    <>
      <h1>{say(SERVICE_NAME)}</h1>
      <p class="lead">{say(LEAD)}</p>
      {datasets}
      {renderDatasets(context)}
      {snapshot !== null && renderSnapshot(context)}
      {start}
      {renderFirstRequest(context)}
      {quick !== undefined && (await renderExample(quick, quick.examples[0] ?? {}, context))}
      {renderNextSteps(context)}
      {parquet}
      {renderFolders(context)}
    </>
  )
  return renderPage({
    language,
    title: say(SERVICE_NAME),
    description: say(DESCRIPTION),
    body,
    path: '/docs',
    contents,
    hasExplorer,
  })
}

function renderFirstRequest({ show }: PageContext): Html {
  const key = <code>KEY</code>
  return show({
    en: (
      <p>
        Ask the operator of this service for an API key, put it into {key}, and send it with each request. This one asks
        for the holdings of a fund at the end of a month:
      </p>
    ),
    pt: (
      <p>
        Peça uma chave da API a quem opera este serviço, ponha-a em {key} e envie-a em cada pedido. Este pede a carteira
        de um fundo no fim de um mês:
      </p>
    ),
  })
}

function renderNextSteps({ show, link }: PageContext): Html {
  return show({
    en: (
      <p>
        <a href={link('/docs/rules')}>The rules</a> say what every request shares: keys, formats, pages, limits and
        errors. The <a href={link('/docs/api')}>reference</a> has a page for each endpoint, to try with a key, and
        generators of clients read{' '}
        <a href="/openapi.json">
          <code>/openapi.json</code>
        </a>
        . Figures keep the exact decimals that were filed, and nothing is estimated. You can ask for each answer{' '}
        <a href={link('/docs/rules#point-in-time')}>as it was on an earlier day</a>.
      </p>
    ),
    pt: (
      <p>
        <a href={link('/docs/rules')}>As regras</a> dizem o que vale em todo pedido: chaves, formatos, páginas, limites
        e erros. A <a href={link('/docs/api')}>referência</a> tem uma página para cada endereço, para testar com uma
        chave, e geradores de clientes leem{' '}
        <a href="/openapi.json">
          <code>/openapi.json</code>
        </a>
        . Os números mantêm os decimais exatos com que foram entregues, e nada é estimado. Cada resposta pode ser pedida{' '}
        <a href={link('/docs/rules#point-in-time')}>como era num dia anterior</a>.
      </p>
    ),
  })
}

/** Shows how to read the files themselves. */
function renderFolders({ show }: PageContext): Html {
  return (
    <>
      {show({
        en: (
          <p>
            Analysts need no API: each snapshot is a folder of Parquet files, which DuckDB, Python and Spark can read.
            The newest one is <code>data/current</code>, or <code>data/demo/current</code> after <code>make demo</code>.
          </p>
        ),
        pt: (
          <p>
            Analistas não precisam da API: cada snapshot é uma pasta de arquivos Parquet, que DuckDB, Python e Spark
            leem. O mais recente é <code>data/current</code>, ou <code>data/demo/current</code> depois de{' '}
            <code>make demo</code>.
          </p>
        ),
      })}
      <pre tabindex="0">
        <code>
          {
            "SELECT competence_month, category, sum(final_position_value) AS value\nFROM read_parquet('data/current/cvm_fund_portfolio/**/*.parquet', hive_partitioning = true)\nWHERE cnpj = '62415896000127'\nGROUP BY ALL ORDER BY ALL;"
          }
        </code>
      </pre>
      {show({
        en: (
          <p>
            Each <a href="#datasets">dataset’s page</a> shows its tables, every column with type, unit and source, and
            lines that open the files.
          </p>
        ),
        pt: (
          <p>
            A <a href="#datasets">página de cada conjunto</a> mostra suas tabelas, cada coluna com tipo, unidade e
            origem, e as linhas que abrem os arquivos.
          </p>
        ),
      })}
    </>
  )
}

function renderSnapshot({ snapshot, show, link, language }: PageContext): Html | null {
  if (snapshot === null) return null
  const id = <code>{snapshot.id}</code>
  const at = (
    <time class="whole" datetime={snapshot.manifest.created_at}>
      {snapshot.manifest.created_at}
    </time>
  )
  const notice = snapshot.manifest.sample === true && <>{renderSampleNotice(language)} </>
  return (
    <p class="quiet">
      {show({
        en: (
          <>
            This server answers from snapshot {id}, published {at}. {notice}
            <a href={link('/status')}>The status page</a> says how new each dataset is.
          </>
        ),
        pt: (
          <>
            Este servidor responde com o snapshot {id}, publicado em {at}. {notice}
            <a href={link('/status')}>A página de situação</a> diz se cada conjunto está em dia.
          </>
        ),
      })}
    </p>
  )
}

/** Renders the datasets of each publisher, a line each: the name and the years. */
function renderDatasets({ snapshot, say, declared, link, language }: PageContext): Html {
  const renderDataset = (dataset: Dataset) => (
    <li>
      <a href={link(`/docs/${dataset.id}`)} title={declared(dataset.description)}>
        {dataset.title[language]}
      </a>{' '}
      <span class="quiet whole">
        {describeYears(snapshot === null ? null : catalogueSummary(dataset, snapshot), say)}
      </span>
    </li>
  )
  const publishers = [...new Set(orderedDatasets.map(({ publisher }) => publisher))]
  return (
    <div class="datasets">
      {publishers.map((publisher) => (
        <>
          <h3>{declared(publisher)}</h3>
          <ul>{orderedDatasets.filter((dataset) => dataset.publisher === publisher).map(renderDataset)}</ul>
        </>
      ))}
    </div>
  )
}

/** A list that gave each month would not fit on the first screen; the page of a dataset has them. */
function describeYears(summary: ReturnType<typeof catalogueSummary> | null, say: PageContext['say']): string {
  if (summary === null || summary.rows === 0) return say(NOTHING)
  const { first_partition: first, last_partition: last } = summary
  if (first === null || last === null) return say(CURRENT)
  const [from, to] = [toYear(first), toYear(last)]
  return first === last ? first : from === to ? from : `${from}–${to}`
}
