import { declaredEndpoints } from '../../schemas/api/catalogue/entry.ts'
import { bulkPartitions } from '../../schemas/api/bulk/bulk.ts'
import { mainTable } from '../../schemas/api/bulk/published-tables.ts'
import type { CatalogueEntry } from '../../schemas/api/catalogue/output.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { type Html, html } from './page/html.ts'
import { renderExample } from './example.ts'
import type { PageContext } from './page-context.ts'

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
  if (table === undefined) return html``
  const files = buildGlob(table.name)
  const query = writeSampleQuery(table, `read_parquet('${files}')`, dataset)
  return html`<p>The API answers from these same tables. <code>data</code> is the folder in which the service keeps everything (<code>data/demo</code> after <code>make demo</code>). <code>data/current</code> is the newest snapshot, and each folder of <code>data/snapshots</code> is one snapshot, which never changes. Money and quantities are exact decimals. Each file has the type, unit and source of its columns, and the view <code>column_dictionary</code> explains them.</p>
<figure>
<figcaption>DuckDB</figcaption>
<pre tabindex="0"><code>${query}</code></pre>
</figure>
<figure>
<figcaption>DuckDB, with a view of every table</figcaption>
<pre tabindex="0"><code>duckdb -init data/current/views.sql -c "SUMMARIZE ${table.name}"</code></pre>
</figure>
<figure>
<figcaption>Python, with DuckDB and pandas</figcaption>
<pre tabindex="0"><code>import duckdb

frame = duckdb.sql("""
${query.replace(/;$/, '')}
""").df()</code></pre>
</figure>
<figure>
<figcaption>Python, with PyArrow, which keeps exact decimals</figcaption>
<pre tabindex="0"><code>import pyarrow.dataset as ds

table = ds.dataset("data/current/${table.name}", format="parquet"${dataset.partitionBy !== 'all' && ', partitioning="hive"'}).to_table()</code></pre>
</figure>
<figure>
<figcaption>What each column means</figcaption>
<pre tabindex="0"><code>duckdb -init data/current/views.sql -c "FROM column_dictionary WHERE table_name = '${table.name}'"</code></pre>
</figure>
<figure>
<figcaption>The type, unit and source of each column, read from a file</figcaption>
<pre tabindex="0"><code>SELECT decode(value) FROM parquet_kv_metadata('${files}')
WHERE decode(key) = 'columns' LIMIT 1;</code></pre>
</figure>
<h3 id="bulk">The same files over HTTP</h3>
<p>This request lists the files, each with its length, its <code>sha256</code> and the <code>path</code> that downloads it. The key needs the scope <code>bulk</code> as well as that of the dataset.</p>
${await renderExample(bulkPartitions, { dataset: dataset.id, page_size: '1' }, context)}
${renderDownload(entry, table.name, context)}` // prettier-ignore
}

/** Renders a line that downloads the newest file of a table. It names the snapshot, so that a resumed download is of the same file. */
function renderDownload(
  { id, partitions }: CatalogueEntry,
  table: string,
  { base, snapshot }: PageContext,
): Html | null {
  const newest = partitions.at(-1)
  if (newest === undefined || snapshot === null) return null
  const address = `/v1/bulk/${id}/${newest.partition}?table=${table}&snapshot=${snapshot.id}`
  return html`<figure>
<figcaption>Download of the newest file; run the same line again to resume a broken download</figcaption>
<pre tabindex="0"><code>curl -s -f -C - -o ${table}.parquet -H "x-api-key: $KEY" '${base}${address}'</code></pre>
</figure>` // prettier-ignore
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
