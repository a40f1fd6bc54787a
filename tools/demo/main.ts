import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Lake } from '../../lake/lake.ts'
import { publishFirstEdition } from './first-edition.ts'

/**
 * Runs the demo: publishes the first of its two snapshots, serves it with the command of the words, and builds the
 * second beside it. The server reads its code while the first is made, and waits for it.
 */
const LOOK_EVERY_MS = 100
const dataDir = process.env['DATA_DIR'] ?? 'data/demo'
const print = (text: string) => process.stderr.write(text)

const [command = '', ...words] = process.argv.slice(2)
const server = spawn(command, [...words, 'when-published'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
})
const serverEnd = endOf(server)
// A terminal sends its signal to all processes, a supervisor to this one only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
// A build can be cut off at any time, and whoever stops the server wants no edition.
const stopMaking = () => process.exit(1)
server.once('exit', stopMaking)
print('demo     first edition                  a month as of thirty days ago, one portfolio with made-up figures\n')
try {
  await publishFirstEdition(new Lake(dataDir), new Date(), print)
} catch (error) {
  server.off('exit', stopMaking).kill('SIGTERM')
  throw error
}
server.off('exit', stopMaking)

// The build takes both cores: the server answers first.
await Promise.race([untilListening(), serverEnd])
const build = spawn(process.execPath, ['--import', 'tsx', 'pipeline/cli.ts', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // The second edition has nearly all the data, so it differs from the first by design: comparing them says nothing.
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    SOURCE_MIRROR: 'data/sample',
    FROM: '',
    TO: '',
    DATASETS: '',
    CANARY_SECONDS: '0',
  },
})
void endOf(build).then((code) => {
  if (code !== 0 && server.exitCode === null)
    print(`demo     the build ended with ${String(code)}: the first edition is served alone\n`)
})
const code = await serverEnd
if (build.exitCode === null) build.kill('SIGTERM')
process.exitCode = typeof code === 'number' ? code : 1

async function untilListening(): Promise<void> {
  const address = `http://localhost:${process.env['PORT'] ?? '8080'}/healthz`
  const isThere = () =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false)
  while (server.exitCode === null && !(await isThere())) await setTimeout(LOOK_EVERY_MS)
}

async function endOf(child: ChildProcess): Promise<unknown> {
  const [exitCode, signal] = (await once(child, 'exit')) as readonly unknown[]
  return exitCode ?? signal
}
