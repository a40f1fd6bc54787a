import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { type Html, html } from '../html.ts'

/** How an analyst opens the files: lines that work in the project's folder, on this dataset's first table. */
export function parquetSection(dataset: Dataset): Html {
  const [table] = dataset.tables
  if (table === undefined) return html``
  const files = `data/current/${table.name}/**/*.parquet`
  const query = queryOf(table, `read_parquet('${files}')`, dataset)
  return html`<p>The API and the files are the same tables. <code>data/current</code> is the newest snapshot, every folder of <code>data/snapshots</code> an older one; nothing in it ever changes. Money and quantities are exact decimals, and each file carries its own dictionary of columns.</p>
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
<pre tabindex="0"><code>SELECT decode(value) FROM parquet_kv_metadata('${files}') WHERE decode(key) = 'columns' LIMIT 1;</code></pre>
</figure>` // prettier-ignore
}

/** A query for what an example of the dataset asks for, or for a few rows. */
function queryOf({ columns, orderBy }: Table, from: string, { endpoints, partitionBy }: Dataset): string {
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
