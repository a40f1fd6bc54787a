#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * The one command of the operator: `market-data-server serve`. Each command starts one of the programs
 * below, with the same options and exit codes; `serve` and `deliver` start their process with the settings of memory.
 */
const start = fileURLToPath(new URL('start.js', import.meta.url))

const COMMANDS = {
  build: 'fetch the sources, compile what changed, publish a snapshot',
  plan: 'print what build would do; change nothing',
  fetch: 'fetch the sources only',
  serve: 'answer the API from DATA_DIR on PORT (8080)',
  doctor: 'look at settings, disk, clock, rights, versions, port and freshness, and print what to do',
  deliver: 'send the events of subscriptions: one process beside the builder, until it is stopped',
  keys: 'make, list, revoke and rotate API keys',
  verify: 'hash the published files and compare them with the manifest',
  audit: 'compare random rows with their source lines',
  rollback: 'publish the content of an old snapshot as the newest',
  accept: 'let the next build publish a version that was held back',
  pin: 'let builds keep a published partition or an edition of a source file',
  unpin: 'let the next build go on with what was pinned',
  prune: 'remove old snapshots',
  backup: 'copy snapshots and downloads into a folder',
  restore: 'copy a backup into DATA_DIR',
  drill: 'restore a backup into a scratch folder, verify it and answer from it',
  images: 'print or write the digests of the images that the files of deployment name',
  advisories: 'ask a database of advisories about the packages that run here',
  adopt: 'mark a folder that holds other files as the data directory',
  sign: 'sign the snapshots that are not signed',
  'signing-key': 'write a new private key and its public key',
  'delta-log': 'write the snapshots that are not yet in the Delta logs',
  'publish-remote': 'publish the snapshots to an object store',
  mcp: 'answer an agent over standard input and output (MCP)',
}

/** Programs of the commands outside the pipeline. */
const PROGRAMS = {
  serve: 'server/main',
  deliver: 'server/deliver-cli',
  keys: 'server/keys-cli',
  doctor: 'server/doctor-cli',
  drill: 'pipeline/drill-cli',
  images: 'pipeline/images-cli',
  advisories: 'pipeline/advisories-cli',
  mcp: 'server/mcp-stdio',
}

/** Each thread would hold a heap of its own, and V8 lets garbage grow as far as it may (docs/decisions.md, 31). */
const MEMORY_FLAGS = ['--max-old-space-size=1024', '--max-semi-space-size=8']
const MEMORY_ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  DUCKDB_JE_MALLOC_CONF: 'narenas:1',
}

const [command = 'help', ...words] = process.argv.slice(2)
if (['help', '-h', '--help'].includes(command)) {
  process.stdout.write(describeCommands())
} else if (!Object.hasOwn(COMMANDS, command)) {
  process.stderr.write(`There is no command "${command}".\n\n${describeCommands()}`)
  process.exit(2)
} else if (command === 'serve' || command === 'deliver') {
  await runInBounds(PROGRAMS[command], words)
} else {
  const program = Object.hasOwn(PROGRAMS, command) ? [PROGRAMS[command]] : ['pipeline/cli', command]
  process.argv = [process.argv[0] ?? '', start, ...program, ...words]
  await import('./start.js')
}

/** @returns {string} */
function describeCommands() {
  const lines = Object.entries(COMMANDS).map(([name, does]) => `  ${name.padEnd(16)}${does}`)
  const more = 'Settings come from the environment (docs/operating-reference.md). COMMAND --help lists the options.'
  return `market-data-server COMMAND [options]\n\n${lines.join('\n')}\n\n${more}\n`
}

/**
 * Runs a program in a process that begins with the settings of memory. If Node can do it, that process replaces this
 * one; otherwise this one passes its signals on and ends with the same code.
 * @param {string} program
 * @param {readonly string[]} words
 * @returns {Promise<void>}
 */
async function runInBounds(program, words) {
  const argv = [...MEMORY_FLAGS, start, program, ...words]
  const env = { ...MEMORY_ENVIRONMENT, ...process.env }
  if (typeof process.execve === 'function') process.execve(process.execPath, [process.execPath, ...argv], env)
  const child = spawn(process.execPath, argv, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...ended) => {
      resolve(ended)
    })
  })
  process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGHUP' ? 1 : 15)
}
