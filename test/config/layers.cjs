/** Who may import whom. `make check` fails on a violation and prints the comment. */
module.exports = {
  forbidden: [
    {
      name: 'schemas-know-nobody',
      comment: 'schemas/ is what both sides read: move what needs pipeline/ or server/ to that side.',
      severity: 'error',
      from: { path: '^schemas' },
      to: { path: '^(pipeline|server|test)' },
    },
    {
      name: 'schemas-are-pure',
      comment:
        'schemas/ has no files, no network and no DuckDB: it imports zod, itself and what is as pure (fastest-levenshtein).',
      severity: 'error',
      from: { path: '^schemas' },
      to: { pathNot: ['^schemas', '^node_modules/(zod|fastest-levenshtein)'] },
    },
    {
      name: 'server-not-pipeline',
      comment: 'The two sides meet in data/, whose form is schemas/core/manifest.ts.',
      severity: 'error',
      from: { path: '^server' },
      to: { path: '^pipeline' },
    },
    {
      name: 'pipeline-not-server',
      comment: 'The two sides meet in data/, whose form is schemas/core/manifest.ts.',
      severity: 'error',
      from: { path: '^pipeline' },
      to: { path: '^server' },
    },
    {
      name: 'datasets-are-strangers',
      comment: 'What two datasets share goes to schemas/core or a folder of its subject, such as schemas/fund.',
      severity: 'error',
      from: { path: '^schemas/datasets/([^/]+)/' },
      to: { path: '^schemas/datasets/', pathNot: '^schemas/datasets/$1/' },
    },
    {
      name: 'shipped-code-not-test',
      comment: 'Tests import what they test, never the other way round.',
      severity: 'error',
      from: { path: '^(schemas|pipeline|server)' },
      to: { path: '^test' },
    },
    {
      name: 'client-stands-alone',
      comment: 'client/ is handed to others: it imports itself and openapi-fetch.',
      severity: 'error',
      from: { path: '^client' },
      to: { pathNot: ['^client', 'openapi-fetch'] },
    },
    {
      name: 'shipped-code-not-client',
      comment: 'Nothing of ours needs its own client but the tests.',
      severity: 'error',
      from: { path: '^(schemas|pipeline|server)' },
      to: { path: '^client' },
    },
    {
      name: 'one-door-to-duckdb',
      comment:
        'DuckDB is opened in pipeline/duckdb.ts, server/snapshots/database.ts and test/helpers/duckdb.ts, whose doors close it when no query runs; the locks, and what asks for no more than the version or makes values, are the exceptions.',
      severity: 'error',
      from: {
        path: '^(pipeline|server|test)',
        pathNot: [
          '^pipeline/(duckdb|lock)\\.ts$',
          '^pipeline/compile/input-digest\\.ts$',
          '^server/(snapshots/(database|query-session|values)|system/kernel-lock)\\.ts$',
          '^test/helpers/duckdb\\.ts$',
        ],
      },
      to: { path: '@duckdb', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both need to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it. (What a browser loads is imported by no module.)',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '^test/',
          '^client/',
          '^server/docs/assets/',
          '\\.d\\.ts$',
          '^(pipeline/cli|server/(main|keys-cli))\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
}
