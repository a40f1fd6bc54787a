import { declaredEndpoints } from '../../../schemas/service/catalogue/entry.ts'
import { bulkPartitions } from '../../../schemas/service/bulk/bulk.ts'
import { mainTable } from '../../../schemas/service/bulk/published-tables.ts'
import type { CatalogueEntry } from '../../../schemas/service/catalogue/output.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { Dataset, Table } from '../../../schemas/core/dataset.ts'
import { foldOnPhones } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderExample } from './example.tsx'
import { renderMarkdown } from '../kit/markdown.ts'
import type { PageContext } from './page-context.ts'

const INTRODUCTION: Text = {
  en: 'The API answers from these same tables. `data` is the folder in which the service keeps everything (`data/demo` after `make demo`). `data/current` is the newest snapshot, and each folder of `data/snapshots` is one snapshot, which never changes. Money and quantities are exact decimals. Each file has the type, unit and source of its columns, and the view `column_dictionary` explains them.',
  pt: 'A API responde com estas mesmas tabelas. `data` é a pasta em que o serviço guarda tudo (`data/demo` depois de `make demo`). `data/current` é o snapshot mais recente, e cada pasta de `data/snapshots` é um snapshot, que nunca muda. Valores e quantidades são decimais exatos. Cada arquivo traz tipo, unidade e origem de suas colunas, e a visão `column_dictionary` as explica.',
}
const LINES: Text = { en: 'Lines that open these files', pt: 'Linhas que abrem estes arquivos' }
const FILES: Text = { en: 'Requests for them', pt: 'Pedidos que os baixam' }
const OVER_HTTP: Text = { en: 'The same files over HTTP', pt: 'Os mesmos arquivos por HTTP' }
const BULK: Text = {
  en: 'This request lists the files, each with its length, its `sha256` and the `path` that downloads it. The key needs the scope `bulk` as well as that of the dataset.',
  pt: 'Este pedido lista os arquivos, cada um com seu tamanho, seu `sha256` e o `path` que o baixa. A chave precisa do escopo `bulk`, além do escopo do conjunto.',
}
const REFUSED: Text = {
  en: 'The terms of this dataset let nobody have whole files of it over HTTP, until the operator may hand them out.',
  pt: 'Os termos deste conjunto não permitem a ninguém ter arquivos inteiros dele por HTTP, até que o operador possa repassá-los.',
}
const DOWNLOAD: Text = {
  en: 'Download of the newest file; run the same line again to resume a broken download',
  pt: 'Download do arquivo mais recente; repita a mesma linha para retomar um download interrompido',
}

/** Builds the pattern that matches all files of a table in the newest snapshot. */
export function buildGlob(table: string): string {
  return `data/current/${table}/**/*.parquet`
}

/** Renders lines that open the files of the dataset's main table. They work in the project's folder. */
export async function renderParquetSection(
  dataset: Dataset,
  entry: CatalogueEntry,
  context: PageContext,
): Promise<Html> {
  const table = dataset.tables.find(({ name }) => name === mainTable(dataset))
  if (table === undefined) return <></>
  const query = writeSampleQuery(table, `read_parquet('${buildGlob(table.name)}')`, dataset)
  const { say } = context
  const figures = listOpeners(table.name, query, dataset).map(([caption, code]) => (
    <figure>
      <figcaption>{say(caption)}</figcaption>
      <pre tabindex="0">
        <code>{code}</code>
      </pre>
    </figure>
  ))
  return (
    <>
      {foldOnPhones(
        say(LINES),
        <>
          {renderMarkdown(say(INTRODUCTION))}
          {figures}
        </>,
      )}
      <h3 id="bulk">{say(OVER_HTTP)}</h3>
      {foldOnPhones(say(FILES), await renderFiles(dataset, table.name, entry, context))}
    </>
  )
}

/** Renders requests for the files, or that the terms of the dataset refuse them. */
async function renderFiles({ id }: Dataset, table: string, entry: CatalogueEntry, context: PageContext): Promise<Html> {
  const { say, mayShow } = context
  const listing = { dataset: id, page_size: '1' }
  if (entry.terms.files === 'refused' && !mayShow(bulkPartitions, listing)) return renderMarkdown(say(REFUSED))
  return (
    <>
      {renderMarkdown(say(BULK))}
      {await renderExample(bulkPartitions, listing, context)}
      {renderDownload(entry, table, context)}
    </>
  )
}

/** Lists lines that open the files, each with what it is for. */
function listOpeners(table: string, query: string, { partitionBy }: Dataset): readonly (readonly [Text, string])[] {
  const partitioning = partitionBy === 'all' ? '' : ', partitioning="hive"'
  return [
    [{ en: 'DuckDB', pt: 'DuckDB' }, query],
    [
      { en: 'DuckDB, with a view of every table', pt: 'DuckDB, com uma visão de cada tabela' },
      `duckdb -init data/current/views.sql -c "SUMMARIZE ${table}"`,
    ],
    [
      { en: 'Python, with DuckDB and pandas', pt: 'Python, com DuckDB e pandas' },
      `import duckdb\n\nframe = duckdb.sql("""\n${query.replace(/;$/, '')}\n""").df()`,
    ],
    [
      {
        en: 'Python, with PyArrow, which keeps exact decimals',
        pt: 'Python, com PyArrow, que mantém os decimais exatos',
      },
      `import pyarrow.dataset as ds\n\ntable = ds.dataset("data/current/${table}", format="parquet"${partitioning}).to_table()`,
    ],
    [
      { en: 'What each column means', pt: 'O que significa cada coluna' },
      `duckdb -init data/current/views.sql -c "FROM column_dictionary WHERE table_name = '${table}'"`,
    ],
    [
      {
        en: 'The type, unit and source of each column, read from a file',
        pt: 'O tipo, a unidade e a origem de cada coluna, lidos de um arquivo',
      },
      `SELECT decode(value) FROM parquet_kv_metadata('${buildGlob(table)}')\nWHERE decode(key) = 'columns' LIMIT 1;`,
    ],
  ]
}

/**
 * Renders a line that downloads the newest file of a table. It names the snapshot, so that a resumed download goes on
 * with the same file.
 */
function renderDownload(
  { id, partitions }: CatalogueEntry,
  table: string,
  { base, snapshot, say }: PageContext,
): Html | null {
  const newest = partitions.at(-1)
  if (newest === undefined || snapshot === null) return null
  const address = `/v1/bulk/${id}/${newest.partition}?table=${table}&snapshot=${snapshot.id}`
  return (
    <figure>
      <figcaption>{say(DOWNLOAD)}</figcaption>
      <pre tabindex="0">
        <code>
          {'curl -s -f -C - -o '}
          {table}.parquet -H "x-api-key: $KEY" '{base}
          {address}'
        </code>
      </pre>
    </figure>
  )
}

/** Writes a query for the fund or code of the dataset's example, or for a few rows. */
function writeSampleQuery({ columns, orderBy }: Table, from: string, dataset: Dataset): string {
  const { partitionBy } = dataset
  const [first = ''] = orderBy
  const value = declaredEndpoints(dataset)
    .flatMap(({ examples }) => examples)
    .find((example) => first in example)?.[first]
  const selected = Object.keys(columns)
    .filter((name) => name !== first)
    .slice(0, 3)
  const partition = partitionBy === 'all' ? [] : [partitionBy]
  return [
    `SELECT ${[...partition, first, ...selected].join(', ')}`,
    `FROM ${from}`,
    ...(value === undefined ? [] : [`WHERE ${first} = '${value}'`]),
    'LIMIT 20;',
  ].join('\n')
}
