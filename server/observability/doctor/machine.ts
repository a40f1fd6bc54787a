import { fail, type Diagnosis, formatBytes, countOf, ok, warn } from './diagnosis.ts'

/** Facts that the doctor reads of the machine and of its own process. */
export interface Machine {
  /** Without the `v`. */
  readonly node: string
  /** Version of Node in package.json: `>=20.19`. */
  readonly engines: string
  /** Version of DuckDB that is loaded, and the one of the newest snapshot; null before the first. */
  readonly duckdb: string
  readonly engineOfSnapshot: string | null
  readonly memoryBytes: number
  /** For one process; null where the system does not say. */
  readonly openFiles: number | null
}

/** Oldest version of Node that its project still mends: 20 ended in April 2026. */
const NODE_MAINTAINED = 24
/** A server takes up to 700 MiB beside wide requests, and a build of a full month up to 1.4 GiB. */
const LEAST_MEMORY = 2 * 2 ** 30
/** A server has a file open for each table of a snapshot, for four snapshots, and a connection for each request. */
const LEAST_OPEN_FILES = 4096

export function examineMachine(machine: Machine): Diagnosis[] {
  return [examineNode(machine), examineDuckdb(machine), examineMemory(machine), ...examineOpenFiles(machine)]
}

function examineNode({ node, engines }: Machine): Diagnosis {
  const least = engines.replace(/^>=/, '')
  if (compareVersions(node, least) < 0)
    return fail('node', `Node ${node} runs, and this program needs ${least}`, `Install Node ${String(NODE_MAINTAINED)}`)
  if (Number(node.split('.')[0]) < NODE_MAINTAINED) {
    const todo = `Install Node ${String(NODE_MAINTAINED)} when you can; the data stay byte for byte the same`
    return warn('node', `Node ${node} works, and nobody mends its faults any more`, todo)
  }
  return ok('node', `Node ${node}`)
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number))
  for (const at of [0, 1, 2]) {
    const apart = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (apart !== 0) return apart
  }
  return 0
}

function examineDuckdb({ duckdb, engineOfSnapshot }: Machine): Diagnosis {
  if (engineOfSnapshot === null || engineOfSnapshot === duckdb) return ok('duckdb', `DuckDB ${duckdb}`)
  const says = `DuckDB ${duckdb} is installed, and ${engineOfSnapshot} compiled the newest snapshot`
  return warn('duckdb', says, 'Nothing now: the next build compiles everything once with the version installed')
}

function examineMemory({ memoryBytes }: Machine): Diagnosis {
  if (memoryBytes >= LEAST_MEMORY) return ok('memory', `${formatBytes(memoryBytes)} of memory`)
  const says = `${formatBytes(memoryBytes)} of memory, and a build of a full month beside a server takes up to ${formatBytes(LEAST_MEMORY)}`
  return warn('memory', says, 'Build on another machine, or give this one more memory')
}

function examineOpenFiles({ openFiles }: Machine): Diagnosis[] {
  if (openFiles === null) return []
  const says = `one process may have ${countOf(openFiles, 'file')} open`
  if (openFiles >= LEAST_OPEN_FILES) return [ok('files', says)]
  const todo = `Raise it to ${String(LEAST_OPEN_FILES)} or more: ulimit -n, or LimitNOFILE of systemd`
  return [warn('files', says, todo)]
}
