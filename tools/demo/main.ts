import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Lake } from '../../lake/lake.ts'
import { publishFirstEdition } from './first-edition.ts'

/**
 * Runs the demo: publishes the first of its two snapshots, serves it with the command of the words, and builds the
 * second beside it.
 */
const LOOK_EVERY_MS = 100
const dataDir = process.env['DATA_DIR'] ?? 'data/demo'
const print = (text: string) => process.stderr.write(text)
print('demo     first edition                  a month as of thirty days ago, one portfolio with made-up figures\n')
await publishFirstEdition(new Lake(dataDir), new Date(), print)

const [command = '', ...words] = process.argv.slice(2)
const server = spawn(command, words, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } })
// The build takes both cores: the server starts first.
await Promise.race([untilListening(), once(server, 'exit')])
const build = spawn(process.execPath, ['--import', 'tsx', 'pipeline/cli.ts', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DATA_DIR: dataDir, SOURCE_MIRROR: 'data/sample', FROM: '', TO: '', DATASETS: '' },
})
// A terminal sends its signal to all three processes, a supervisor to this one only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
void endOf(build).then((code) => {
  if (code !== 0 && server.exitCode === null) print(`demo     the build ended with ${String(code)}: the first edition is served alone\n`) // prettier-ignore
})
const code = await endOf(server)
if (build.exitCode === null) build.kill('SIGTERM')
process.exitCode = typeof code === 'number' ? code : 1

async function untilListening(): Promise<void> {
  const address = `http://localhost:${process.env['PORT'] ?? '8080'}/healthz`
  const isThere = () => fetch(address).then(({ ok }) => ok).catch(() => false) // prettier-ignore
  while (server.exitCode === null && !(await isThere())) await setTimeout(LOOK_EVERY_MS)
}

async function endOf(child: ChildProcess): Promise<unknown> {
  const [exitCode, signal] = (await once(child, 'exit')) as readonly unknown[]
  return exitCode ?? signal
}
