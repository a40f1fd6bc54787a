/** A statement that must not be answered, and the error that it gets. */
export interface Attack {
  readonly sql: string
  /** For a 400 its reason, for another error its code. */
  readonly refused: string
}

const refusedAs =
  (refused: string) =>
  (sql: string): Attack => ({ sql, refused })
const FUNCTION = refusedAs('function_not_allowed')
const TABLE = refusedAs('table_not_found')
const STATEMENT = refusedAs('not_one_select')
const MEMORY = refusedAs('too_much_memory')
const DUCKDB = refusedAs('sql_error')
const NOT_ALLOWED = refusedAs('not_allowed')

const nested = (open: string, inner: string, close: string, times: number) =>
  `SELECT ${open.repeat(times)}${inner}${close.repeat(times)}`

/** Attacks by what they want. Those that would take long or much are in `EXPENSIVE`. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'to read files': [
    ...[
      `SELECT * FROM read_text('/etc/passwd')`,
      `SELECT * FROM read_text('manifest.json')`,
      `SELECT * FROM read_text('views.sql')`,
      `SELECT * FROM read_blob('../../keys.json')`,
      `SELECT * FROM read_csv('/proc/self/environ')`,
      `SELECT * FROM read_csv_auto('../../keys.json')`,
      `SELECT * FROM read_json('../../keys.json')`,
      `SELECT * FROM read_ndjson_objects('../../keys.json')`,
      `SELECT * FROM read_parquet('cvm_fund/all/*.parquet', filename = true)`,
      `SELECT * FROM parquet_scan('../*/cvm_fund/all/*.parquet')`,
      `SELECT * FROM parquet_metadata('cvm_fund/all/*.parquet')`,
      `SELECT * FROM parquet_kv_metadata('cvm_fund/all/*.parquet')`,
      `SELECT * FROM sniff_csv('/etc/passwd')`,
      `SELECT * FROM glob('/*')`,
      `SELECT * FROM glob('../*')`,
      `SELECT * FROM Read_Text('/etc/passwd')`,
      `SELECT * FROM "read_text"('/etc/passwd')`,
      `SELECT * FROM main.read_text('/etc/passwd')`,
      `SELECT * FROM system.main.read_text('/etc/passwd')`,
      `SELECT (SELECT content FROM read_text('/etc/passwd')) AS x`,
      `SELECT 1 WHERE EXISTS (FROM read_text('/etc/passwd'))`,
      `WITH x AS (FROM read_text('/etc/passwd')) SELECT * FROM x`,
      `SELECT 1 ORDER BY (SELECT content FROM read_text('/etc/passwd'))`,
      `SELECT 1 LIMIT (SELECT size FROM read_text('/etc/passwd'))`,
      `SELECT * FROM range((SELECT size FROM read_text('/etc/passwd')))`,
      `SELECT * FROM cvm_fund JOIN read_text('/etc/passwd') ON true`,
      `SELECT 1 AS a UNION ALL SELECT size FROM read_text('/etc/passwd')`,
      `SELECT list_transform([1], lambda x: (SELECT size FROM read_text('/etc/passwd'))) AS a`,
      `SELECT sum(1) OVER (ORDER BY (SELECT size FROM read_text('/etc/passwd'))) AS a`,
      `PIVOT (SELECT * FROM read_text('/etc/passwd')) ON filename IN ('a') USING count(*)`,
      `DESCRIBE SELECT * FROM read_text('/etc/passwd')`,
      `SUMMARIZE SELECT * FROM read_text('/etc/passwd')`,
    ].map(FUNCTION),
    ...[
      `SELECT * FROM '/etc/passwd'`,
      `SELECT * FROM '../../keys.json'`,
      `SELECT * FROM 'cvm_fund/all/0.parquet'`,
      `SELECT * FROM "https://example.com/x.parquet"`,
      `SELECT * FROM 's3://bucket/x.parquet'`,
      `FROM '/proc/self/environ'`,
      `TABLE '/etc/passwd'`,
      `SELECT * FROM (WITH hidden AS (SELECT 1) SELECT * FROM hidden) JOIN hidden ON true`,
      `SELECT * FROM memory.main.cvm_fund`,
      `SELECT * FROM other.cvm_fund`,
    ].map(TABLE),
    NOT_ALLOWED(`WITH "/etc/passwd.csv" AS (SELECT 1) SELECT * FROM "/etc/passwd.csv"`),
  ],
  'to run a text as SQL': [
    ...[
      `SELECT * FROM query('SELECT 1')`,
      `SELECT * FROM query_table('cvm_fund')`,
      `SELECT * FROM query_table(['cvm_fund'])`,
      `SELECT * FROM json_execute_serialized_sql('{}')`,
      `SELECT json_serialize_plan('SELECT * FROM read_text(''/etc/passwd'')') AS x`,
      `SELECT json_deserialize_sql('{}') AS x`,
      `SELECT * FROM sql_auto_complete('SEL')`,
      `SELECT * FROM check_peg_parser('SELECT 1')`,
    ].map(FUNCTION),
  ],
  'to know the server': [
    ...[
      `SELECT * FROM duckdb_settings()`,
      `SELECT current_setting('allowed_directories') AS x`,
      `SELECT getenv('HOME') AS x`,
      `SELECT getvariable('x') AS x`,
      `SELECT * FROM duckdb_secrets()`,
      `SELECT * FROM duckdb_databases()`,
      `SELECT * FROM duckdb_extensions()`,
      `SELECT * FROM duckdb_views()`,
      `SELECT * FROM duckdb_logs()`,
      `SELECT * FROM duckdb_temporary_files()`,
      `SELECT * FROM duckdb_memory()`,
      `SELECT * FROM pragma_platform()`,
      `SELECT * FROM pragma_database_size()`,
      `SELECT * FROM pragma_table_info('cvm_fund')`,
      `SELECT pg_get_viewdef(1) AS x`,
      `SELECT current_query() AS x`,
      `SELECT write_log('x') AS x`,
      `SELECT version() AS x`,
      `SELECT inet_server_addr() AS x`,
      `SELECT * FROM which_secret('x', 's3')`,
    ].map(FUNCTION),
    ...[
      `SELECT * FROM duckdb_views`,
      `SELECT * FROM sqlite_master`,
      `SELECT * FROM information_schema.tables`,
      `SELECT * FROM pg_catalog.pg_class`,
      `SELECT * FROM pg_settings`,
    ].map(TABLE),
    NOT_ALLOWED('SHOW TABLES'),
    NOT_ALLOWED('SHOW ALL TABLES'),
    NOT_ALLOWED('SHOW DATABASES'),
  ],
  'to pass what the database has of itself off as a query behind WITH': [
    ...'pg_settings duckdb_views duckdb_tables duckdb_columns duckdb_logs sqlite_master pragma_database_list pg_class'
      .split(' ')
      .flatMap((name) => [
        `WITH a AS (FROM ${name}), ${name} AS (SELECT 1 AS b) SELECT * FROM a`,
        `WITH ${name} AS (FROM ${name}) SELECT * FROM ${name}`,
        `WITH RECURSIVE ${name} AS (SELECT 1 AS b) SELECT * FROM main.${name}`,
        `SELECT (WITH ${name} AS (SELECT 1 AS b) SELECT count(*) FROM main.${name.toUpperCase()}) AS n`,
      ])
      .map(NOT_ALLOWED),
    DUCKDB('WITH a AS (FROM tables), tables AS (SELECT 1 AS b) SELECT * FROM a'),
    // DuckDB does not take the sign of the kelvin for a letter of that view, though it is a k in lower case.
    NOT_ALLOWED('WITH a AS (FROM duckdb_views), "duc\u212Adb_views" AS (SELECT 1 AS b) SELECT * FROM a'),
  ],
  'to do more than one SELECT': [
    ...[
      ' ',
      ';',
      '-- nothing',
      'SELECT 1; SELECT 2',
      `SELECT 1; ATTACH '/tmp/x.db'`,
      `ATTACH '/tmp/x.db' AS x`,
      `ATTACH ':memory:' AS x`,
      'DETACH memory',
      'USE memory',
      `COPY (SELECT 1) TO 'x.csv'`,
      `COPY (SELECT 1) TO '/tmp/x.csv'`,
      `COPY cvm_fund TO '/dev/stdout'`,
      `COPY cvm_fund FROM '/etc/passwd'`,
      `EXPORT DATABASE '/tmp/x'`,
      `IMPORT DATABASE '/tmp/x'`,
      'CREATE TABLE x AS SELECT 1',
      'CREATE TEMP TABLE x AS SELECT 1',
      'CREATE OR REPLACE VIEW cvm_fund AS SELECT 1',
      'CREATE MACRO f(a) AS a',
      `CREATE SECRET (TYPE s3)`,
      'DROP VIEW cvm_fund',
      'INSERT INTO cvm_fund VALUES (1)',
      'DELETE FROM cvm_fund',
      'UPDATE cvm_fund SET cnpj = 1',
      'INSTALL httpfs',
      'LOAD httpfs',
      `LOAD '/tmp/x.duckdb_extension'`,
      `SET memory_limit = '64GB'`,
      'SET lock_configuration = false',
      'SET GLOBAL enable_external_access = true',
      'SET VARIABLE x = 1',
      'RESET memory_limit',
      'PRAGMA database_list',
      'PRAGMA enable_profiling',
      'PRAGMA memory_limit=1',
      'CALL pragma_version()',
      'EXPLAIN SELECT 1',
      'EXPLAIN ANALYZE SELECT * FROM cvm_fund',
      'PREPARE p AS SELECT 1',
      'EXECUTE p',
      'BEGIN',
      'COMMIT',
      'CHECKPOINT',
      'VACUUM',
      'PIVOT cvm_fund ON register USING count(*)',
    ].map(STATEMENT),
    DUCKDB(`WITH x AS (INSERT INTO cvm_fund VALUES (1) RETURNING *) SELECT * FROM x`),
    DUCKDB('.shell ls'),
    DUCKDB('SELEC 1'),
    DUCKDB('SELECT nextval(1, 2'),
  ],
  'to make the process stay busy or keep state': [
    ...[
      'SELECT sleep_ms(100000) AS x',
      'SELECT pg_sleep(100) AS x',
      'SELECT setseed(0.5) AS x',
      `SELECT nextval('x') AS x`,
      'SELECT * FROM repeat(1, 1000000000000)',
      'SELECT * FROM test_vector_types(NULL::INT)',
    ].map(FUNCTION),
  ],
  'to break the parser': [
    DUCKDB(nested('[', '1', ']', 5_000)),
    DUCKDB(nested('(SELECT ', '1', ')', 2_000)),
    DUCKDB(nested('NOT ', 'true', '', 4_000)),
    DUCKDB(`SELECT 1${'+1'.repeat(5_000)}`),
    DUCKDB(`SELECT '${'x'.repeat(15_000)}`),
    DUCKDB('SELECT \u0000'),
  ],
  'to read more than there may be in an answer': [
    refusedAs('too_many_rows')('SELECT * FROM range(1000000000000)'),
    refusedAs('too_many_rows')('SELECT * FROM generate_series(1, 1000000000000)'),
    refusedAs('too_many_bytes')(`SELECT repeat('x', 20000000) AS x`),
    refusedAs('too_many_bytes')(`SELECT repeat('x', 10000) AS x FROM range(9000)`),
  ],
  'to have all memory': [
    ...[
      `SELECT repeat('x', 1000000000) AS x`,
      `SELECT length(repeat('x', 1000000000)) AS x`,
      `SELECT list(a.range) AS x FROM range(100000000) a`,
      `SELECT range(1000000000) AS x`,
      `SELECT string_agg(repeat('x', 1000000), '') AS x FROM range(2000)`,
    ].map(MEMORY),
  ],
}

/** Statements without an end, which only the clock stops. */
export const ENDLESS: readonly string[] = [
  'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) AS n FROM t',
  'SELECT count(*) AS n FROM range(1000000) a, range(1000000) b, range(1000000) c WHERE a.range + b.range <> c.range',
  'SELECT sum(range) AS n FROM range(1000000000000)',
]
