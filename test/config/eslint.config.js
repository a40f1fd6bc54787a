import tseslint from 'typescript-eslint'

/**
 * SQL is bound: a template with `${}` may not go straight into a call that runs it. DuckDB is opened in one place on
 * each side.
 */
const splicedSql = {
  selector:
    'CallExpression[callee.property.name=/^(prepare|stream|runAndReadAll|runAndRead)$/] > TemplateLiteral[expressions.length>0]',
  message:
    'Bind values as $names; put names and paths of our own through identifier() or literal() in one of the doors.',
}

/** Every text for clients has both languages: a text that a schema states by itself would have one. */
const untranslated = [
  "CallExpression[callee.property.name='addIssue'] > :matches(Literal, TemplateLiteral)",
  "CallExpression[callee.property.name='addIssue'] Property[key.name='message'] > :matches(Literal, TemplateLiteral)",
  "Property[key.name='error'] > :matches(Literal[raw=/^['\"]/], TemplateLiteral)",
  "CallExpression[callee.property.name=/^(min|max|length|regex|refine)$/][arguments.1.raw=/^'/]",
].map((selector) => ({
  selector,
  message: 'Declare a message with defineMessages, and give the schema its issueText.',
}))

/** A failure must not leave other work running: the builder would free, close or unlock what that work uses. */
const leftRunning = {
  selector: "CallExpression[callee.object.name='Promise'][callee.property.name=/^(all|any|race)$/]",
  message: 'Use awaitAll (pipeline/await-all.ts), which waits for all of them also when one fails.',
}

/** Closing DuckDB under a query corrupts the process: code that opens it must know when no query runs. */
const openedDuckDb = {
  name: '@duckdb/node-api',
  importNames: ['DuckDBInstance', 'DuckDBInstanceCache', 'DuckDBConnection'],
  message:
    'Use withDuck (pipeline/duckdb.ts), openDatabase (server/snapshots/database.ts), withOwnDatabase (server/snapshots/own-database.ts), writeSmallParquet (server/formats/parquet.ts) or withConnection (test/helpers/duckdb.ts), which close DuckDB when no query runs.',
}
const DUCKDB_DOORS = [
  'pipeline/duckdb.ts',
  'server/formats/parquet.ts',
  'server/snapshots/database.ts',
  'server/snapshots/own-database.ts',
  'server/snapshots/query-session.ts',
  // The process of a statement never closes its database under a query: it is killed.
  'server/sql/run-statement.ts',
  'server/sql/snapshot-views.ts',
  'lake/lock/kernel-lock.ts',
  'test/helpers/duckdb.ts',
  'test/helpers/invalidated-duckdb.ts',
  // It replaces what opens DuckDB by a record, while a simulated life runs.
  'test/simulator/recorded-duckdb.ts',
]

/** Files of a data directory are changed through `lake.files`, so that a test can let each change fail. */
const CHANGES = [
  'appendFile',
  'chmod',
  'chown',
  'copyFile',
  'cp',
  'link',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
]
const changedFiles = [
  { name: 'node:fs/promises', importNames: CHANGES, message: 'Change files through lake.files.' },
  {
    name: 'node:fs',
    importNames: [...CHANGES.map((name) => `${name}Sync`), 'createWriteStream', 'openSync', 'writeSync'],
    message: 'Change files through lake.files.',
  },
]

/** Oxlint has all rules but our own and two more, which read types (.oxlintrc.json): `make lint` runs both. */
const ownRulesOnly = process.env['OWN_RULES'] === '1'

const withTypes = {
  languageOptions: {
    // The service that editors use takes a quarter more CPU and memory.
    parserOptions: { project: 'tsconfig.json', tsconfigRootDir: new URL('../..', import.meta.url).pathname },
  },
  rules: {
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
    '@typescript-eslint/prefer-optional-chain': 'error',
  },
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'data',
      'coverage',
      '**/*.js',
      '**/*.cjs',
      'client/typescript/*.gen.ts',
      'server/pages/explorer/*.gen.ts',
      'client/typescript/dist',
    ],
  },
  tseslint.configs.base,
  // Oxlint reports the directives that no rule needs.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  ownRulesOnly ? {} : withTypes,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', splicedSql],
      'no-restricted-imports': ['error', { paths: [openedDuckDb] }],
    },
  },
  {
    files: ['pipeline/**/*.ts'],
    ignores: ['pipeline/await-all.ts'],
    rules: { 'no-restricted-syntax': ['error', splicedSql, leftRunning] },
  },
  {
    files: ['schemas/api/**/*.ts', 'schemas/service/**/*.ts', 'schemas/**/api/**/*.ts', 'server/pages/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', splicedSql, ...untranslated] },
  },
  {
    files: ['lake/**/*.ts', 'pipeline/**/*.ts', 'server/replica/**/*.ts'],
    // These write outside of a data directory.
    ignores: ['lake/files.ts', 'pipeline/commands/{gen,gen-api,signing-key}.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [openedDuckDb, ...changedFiles] }] },
  },
  { files: DUCKDB_DOORS, rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['test/**/*.ts'],
    // The SQL of a test names files of its own.
    rules: { 'no-restricted-syntax': 'off' },
  },
)
