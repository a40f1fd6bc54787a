/** The folders of pipeline/, the lowest first: each imports folders before it in this list, and none behind it. */
const PIPELINE_FOLDERS = [
  ['read', 'pipeline/read/ reads one file; where it comes from and what it becomes is decided above it.'],
  ['digest', 'pipeline/digest/ computes what decides the bytes of a partition, and compiles nothing.'],
  ['fetch/origins', 'pipeline/fetch/origins/ asks for one file; what to ask for is decided above it.'],
  ['fetch', 'pipeline/fetch/ keeps downloads and compiles nothing.'],
  ['compile', 'pipeline/compile/ makes one partition; whether it is published is decided above it.'],
  ['hold', 'pipeline/hold/ judges what was compiled and publishes nothing.'],
  ['pins', 'pipeline/pins/ keeps what the operator has pinned; what is built besides is decided above it.'],
  ['look-through', 'pipeline/look-through/ makes a table of a month; publishing it is decided above it.'],
  ['signing', 'pipeline/signing/ signs a manifest; making and publishing one is above it.'],
  ['canary', 'pipeline/canary/ compares two snapshots; which one is served is decided above it.'],
  ['publish', 'pipeline/publish/ writes snapshots; repairing them is above it.'],
  ['delta-log', 'pipeline/delta-log/ writes what follows from published manifests, and decides nothing.'],
  ['integrity', 'Commands import pipeline/integrity/, never the other way round.'],
  ['supply', 'pipeline/supply/ asks what is known of packages and images; what to do about it is decided above it.'],
  ['backup', 'pipeline/backup/ copies a data directory; what is asked for is decided above it.'],
  ['remote', 'pipeline/remote/ puts snapshots into an object store; what is asked for is decided above it.'],
  ['commands', 'Nothing in a folder of pipeline/ imports a command.'],
]

function folderInOrder([folder, comment], at) {
  const above = PIPELINE_FOLDERS.slice(at + 1).map(([name]) => name)
  return {
    name: `pipeline-${folder.replace('fetch/', '')}-in-order`,
    comment,
    severity: 'error',
    from: { path: `^pipeline/${folder}/` },
    // A file of fetch/origins/ is also in fetch/, but not one of its own files.
    to: { path: `^pipeline/(${above.join('|')})/`, pathNot: `^pipeline/${folder}/` },
  }
}

/** The rules for imports. `make check` fails on a violation and prints the comment. */
module.exports = {
  forbidden: [
    {
      name: 'schemas-know-nobody',
      comment: 'schemas/ is what both sides read: move what needs pipeline/ or server/ to that side.',
      severity: 'error',
      from: { path: '^schemas' },
      to: { path: '^(lake|runtime|pipeline|server|tools|test)' },
    },
    {
      name: 'schemas-are-pure',
      comment:
        'schemas/ has no files, no network and no DuckDB: it imports zod, itself, schemas/fund/api/ and what is as pure (fastest-levenshtein).',
      severity: 'error',
      from: { path: '^schemas' },
      to: { pathNot: ['^schemas', '^node_modules/(zod|fastest-levenshtein)'] },
    },
    {
      name: 'walks-know-no-tables',
      comment:
        'What a look-through, the holders and a comparison compute takes numbers and gives numbers: no declarations, no snapshot, no SQL.',
      severity: 'error',
      from: { path: '^schemas/fund/api/(look-through|holders|compare)/' },
      to: {
        pathNot: [
          '^schemas/fund/api/(look-through|holders|compare)/',
          '^schemas/fund/api/(identified-count|performance|reconciliation|share-percent)\\.ts$',
          '^schemas/core/(exact-number|work-budget)\\.ts$',
        ],
      },
    },
    {
      name: 'declaring-under-the-datasets',
      comment: 'schemas/api/ is what an endpoint declares with: it knows no endpoint and no dataset.',
      severity: 'error',
      from: { path: '^schemas/api/' },
      to: { path: '^schemas/(datasets|fund/api|benchmark)/' },
    },
    {
      name: 'datasets-under-the-service',
      comment:
        'schemas/api/ is what an endpoint declares; schemas/service/ stands over all datasets (catalogue, search, status, OpenAPI), and no dataset knows it.',
      severity: 'error',
      from: { path: '^schemas/', pathNot: '^schemas/service/' },
      to: { path: '^schemas/service/' },
    },
    {
      name: 'the-wall',
      comment:
        'What decides a published byte (schemas/core, the root of a dataset and of schemas/fund) knows nothing of what only answers (the folders called api, schemas/fund/api/).',
      severity: 'error',
      from: { path: '^schemas/', pathNot: '^schemas/(api|service|[^/]+/api|datasets/[^/]+/api)/' },
      to: { path: '^schemas/(api|service|[^/]+/api|datasets/[^/]+/api)/' },
    },
    {
      name: 'pipeline-not-api',
      comment:
        'What only answers cannot change what is compiled. The exceptions: the generators of the API document, which also make its text; and the table of look-throughs, which repeats an answer, so that the code of that answer makes it: no partition is compiled for it.',
      severity: 'error',
      from: { path: '^pipeline', pathNot: ['^pipeline/commands/gen(-api)?\\.ts$', '^pipeline/look-through/'] },
      to: { path: '^schemas/(api|service|[^/]+/api|datasets/[^/]+/api)/' },
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
      name: 'lake-knows-schemas',
      comment:
        'lake/ knows the data directory, for pipeline/ and server/: it imports what decides bytes in schemas/, runtime/, Node and DuckDB.',
      severity: 'error',
      from: { path: '^lake' },
      to: { path: '^(pipeline|server|client|tools|test|schemas/(api|service|[^/]+/api|datasets/[^/]+/api))/' },
    },
    {
      name: 'runtime-knows-nobody',
      comment: 'runtime/ starts programs and waits for work: what it starts is not its business.',
      severity: 'error',
      from: { path: '^runtime' },
      to: { path: '^(lake|schemas|pipeline|server|client|tools|test)/' },
    },
    ...PIPELINE_FOLDERS.slice(0, -1).map(folderInOrder),
    {
      name: 'second-reading-shares-nothing',
      comment:
        'pipeline/second-reading/ judges the compiler: it reads files with its own code, csv-parse and fflate, and imports declarations and Node.',
      severity: 'error',
      from: { path: '^pipeline/second-reading/' },
      to: {
        path: '^(pipeline|lake|runtime|server|client|tools|node_modules)',
        pathNot: ['^pipeline/second-reading/', '^node_modules/(csv-parse|fflate)/', '^node_modules/@types/'],
      },
    },
    {
      name: 'second-reading-rules-judge-alone',
      comment:
        'What the second reader knows of a dataset decides no byte and shares nothing with what does: schemas/second-reading/ and the files second-reading.ts of the datasets.',
      severity: 'error',
      from: {
        path: '^schemas/',
        pathNot: '^schemas/(second-reading/|second-readings\\.gen\\.ts$|datasets/[^/]+/second-reading\\.ts$)',
      },
      to: { path: '^schemas/(second-reading/|second-readings\\.gen\\.ts$|datasets/[^/]+/second-reading\\.ts$)' },
    },
    {
      name: 'second-reading-is-not-reused',
      comment: 'Code that the compiler shares with the second reader would be wrong in both: only commands use it.',
      severity: 'error',
      from: { path: '^pipeline/', pathNot: '^pipeline/(second-reading|commands|processes)/' },
      to: { path: '^pipeline/second-reading/' },
    },
    {
      name: 'server-root-assembles',
      comment: 'The files at the root of server/ assemble it: what a folder needs of them goes to server/system/.',
      severity: 'error',
      from: { path: '^server/[^/]+/' },
      to: { path: '^server/[^/]+\\.ts$' },
    },
    {
      name: 'server-observability-watches',
      comment: 'server/observability/ watches the other folders; none of them needs it to answer.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(observability/|[^/]+\\.ts$)' },
      to: { path: '^server/observability/' },
    },
    {
      name: 'server-pages-are-on-top',
      comment: 'server/pages/ shows to people what the other folders answer; none of them knows that there are pages.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '^server/pages/' },
      to: { path: '^server/pages/' },
    },
    {
      name: 'server-pages-share-the-kit',
      comment:
        'The rooms of server/pages/ are strangers: what two of them need is in its kit/, which knows none of them.',
      severity: 'error',
      from: { path: '^server/pages/([^/]+)/' },
      to: { path: '^server/pages/', pathNot: '^server/pages/($1|kit)/' },
    },
    {
      name: 'server-system-is-the-base',
      comment: 'server/system/ (Redis, timers, shutdown) knows no other folder of the server.',
      severity: 'error',
      from: { path: '^server/system/' },
      to: { path: '^server/', pathNot: '^server/system/' },
    },
    {
      name: 'server-keys-and-integrity-are-low',
      comment: 'server/keys/ and server/integrity/ need server/system/ and no other folder of the server.',
      severity: 'error',
      from: { path: '^server/(keys|integrity)/' },
      to: { path: '^server/', pathNot: '^server/($1|system)/' },
    },
    {
      name: 'server-limits-below-snapshots',
      comment: 'Queries wait in the queues of server/limits/; the limits know neither snapshots nor answers.',
      severity: 'error',
      from: { path: '^server/limits/' },
      to: { path: '^server/', pathNot: '^server/(limits|keys|system)/' },
    },
    {
      name: 'server-snapshots-below-answers',
      comment: 'server/snapshots/ opens and queries data; how an answer is written is decided above it.',
      severity: 'error',
      from: { path: '^server/snapshots/' },
      to: { path: '^server/', pathNot: '^server/(snapshots|integrity|limits|system)/' },
    },
    {
      name: 'server-replica-fills-the-folder',
      comment:
        'server/replica/ fills the data directory from an object store; what is answered from it, it does not know.',
      severity: 'error',
      from: { path: '^server/replica/' },
      to: { path: '^server/', pathNot: '^server/(replica|system)/' },
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
      from: { path: '^(lake|runtime|schemas|pipeline|server|tools)' },
      to: { path: '^test' },
    },
    {
      name: 'shipped-code-not-tools',
      comment: 'tools/ has commands of development: it may import every other folder but test/.',
      severity: 'error',
      from: { path: '^(lake|runtime|schemas|pipeline|server|client)' },
      to: { path: '^tools' },
    },
    {
      name: 'client-imports-itself-only',
      comment: 'client/ is handed to others: it imports itself and nothing else.',
      severity: 'error',
      from: { path: '^client', pathNot: '^client/typescript/(brmd|mcp)\\.ts$' },
      to: { pathNot: '^client' },
    },
    {
      name: 'client-command-needs-node-alone',
      comment: 'The command of the client runs in Node: it imports the client and Node, and no package.',
      severity: 'error',
      from: { path: '^client/typescript/(brmd|mcp)\\.ts$' },
      to: { pathNot: '^client', dependencyTypesNot: ['core'] },
    },
    {
      name: 'client-runs-everywhere',
      comment: 'What programs and pages import of the client names no module of Node, so it does not know the command.',
      severity: 'error',
      from: { path: '^client', pathNot: '^client/typescript/brmd\\.ts$' },
      to: { path: '^client/typescript/(brmd|mcp)\\.ts$' },
    },
    {
      name: 'shipped-code-not-client',
      comment: 'Nothing of ours needs its own client but the tests.',
      severity: 'error',
      from: { path: '^(lake|runtime|schemas|pipeline|server|tools)' },
      to: { path: '^client' },
    },
    {
      name: 'one-door-to-duckdb',
      comment:
        'DuckDB is opened in pipeline/duckdb.ts, server/snapshots/database.ts and own-database.ts, server/formats/parquet.ts and test/helpers/duckdb.ts, whose doors close it when no query runs; the locks, what asks for no more than the version or makes values, the test helper that has DuckDB refuse queries, and the record that answers in its place while a simulated life runs, are the exceptions.',
      severity: 'error',
      from: {
        path: '^(lake|runtime|pipeline|server|tools|test)',
        pathNot: [
          '^pipeline/duckdb\\.ts$',
          '^pipeline/digest/input-digest\\.ts$',
          '^server/formats/parquet\\.ts$',
          '^server/snapshots/(database|own-database|query-session|read-rows|values)\\.ts$',
          // A process of its own, which is killed and never closes its database under a query.
          '^server/sql/(run-statement|write-rows)\\.ts$',
          '^lake/lock/kernel-lock\\.ts$',
          '^server/doctor-cli\\.ts$',
          '^test/helpers/(invalidated-)?duckdb\\.ts$',
          '^test/simulator/recorded-duckdb\\.ts$',
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
          '^server/pages/kit/assets/',
          '\\.d\\.ts$',
          '^(pipeline/cli|server/(main|keys-cli))\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^client/typescript/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
