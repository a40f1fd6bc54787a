import { bulkPartitions } from '../../schemas/bulk/bulk.ts'
import { mainTable } from '../../schemas/bulk/published-tables.ts'
import type { CatalogueEntry } from '../../schemas/catalogue/output.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { type Html, html } from './page/html.ts'
import { renderExample } from './endpoint-section.ts'
import type { PageContext } from './page-context.ts'

/** The files of a table in the newest snapshot, as engines name many at once. */
export function buildGlob(table: string): string {
  return `data/current/${table}/**/*.parquet`
}

/** How an analyst opens the files: lines that work in the project's folder, on the table that the dataset is about. */
export async function renderParquetSection(
  dataset: Dataset,
  entry: CatalogueEntry,
  reading: PageContext,
): Promise<Html> {
  const table = dataset.tables.find(({ name }) => name === mainTable(dataset))
  if (table === undefined) return html``
  const files = buildGlob(table.name)
  const query = writeSampleQuery(table, `read_parquet('${files}')`, dataset)
  return html`<p>The API and the files are the same tables. <code>data</code> is the folder that the service keeps everything in (<code>data/demo</code> after <code>make demo</code>); <code>data/current</code> is the newest snapshot, every folder of <code>data/snapshots</code> an older one; nothing in it ever changes. Money and quantities are exact decimals, and each file carries its own dictionary of columns.</p>
<figure>
<figcaption>DuckDB</figcaption>
<pre tabindex="0"><code>${query}</code></pre>
</figure>
<figure>
<figcaption>DuckDB, with every table a view</figcaption>
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
<figcaption>Python, with PyArrow, which keeps decimals exact</figcaption>
<pre tabindex="0"><code>import pyarrow.dataset as ds

table = ds.dataset("data/current/${table.name}", format="parquet"${dataset.partitionBy !== 'all' && ', partitioning="hive"'}).to_table()</code></pre>
</figure>
<figure>
<figcaption>What a column means, from the file alone</figcaption>
<pre tabindex="0"><code>SELECT decode(value) FROM parquet_kv_metadata('${files}')
WHERE decode(key) = 'columns' LIMIT 1;</code></pre>
</figure>
<h3 id="bulk">The same files over HTTP</h3>
<p>With a key that has the scope <code>bulk</code> beside that of the dataset: the list of files, each with its length, its <code>sha256</code> and the <code>path</code> to fetch it by.</p>
${await renderExample(bulkPartitions, { dataset: dataset.id, page_size: '1' }, reading)}
${renderDownload(entry, table.name, reading)}` // prettier-ignore
}

/** A line that fetches the newest file of a table. It names the snapshot, so that both halves are of the same file. */
function renderDownload(
  { id, partitions }: CatalogueEntry,
  table: string,
  { base, snapshot }: PageContext,
): Html | null {
  const newest = partitions.at(-1)
  if (newest === undefined || snapshot === null) return null
  const address = `/v1/bulk/${id}/${newest.partition}?table=${table}&snapshot=${snapshot.id}`
  return html`<figure>
<figcaption>The newest file; the same line again goes on with a download that broke</figcaption>
<pre tabindex="0"><code>curl -s -f -C - -o ${table}.parquet -H "x-api-key: $KEY" '${base}${address}'</code></pre>
</figure>` // prettier-ignore
}

/** A query for what an example of the dataset asks for, or for a few rows. */
function writeSampleQuery({ columns, orderBy }: Table, from: string, { endpoints, partitionBy }: Dataset): string {
  const [first = ''] = orderBy
  const wanted = endpoints.flatMap(({ examples }) => examples).find((example) => first in example)?.[first]
  const selected = Object.keys(columns)
    .filter((name) => name !== first)
    .slice(0, 3)
  const partition = partitionBy === 'all' ? [] : [partitionBy]
  return [
    `SELECT ${[...partition, first, ...selected].join(', ')}`,
    `FROM ${from}`,
    ...(wanted === undefined ? [] : [`WHERE ${first} = '${wanted}'`]),
    'LIMIT 20;',
  ].join('\n')
}
