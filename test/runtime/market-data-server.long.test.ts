import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '../server/helpers/http.ts'
import { findFreePort } from '../helpers/free-port.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'

const LAUNCHER = fileURLToPath(new URL('../../runtime/market-data-server.js', import.meta.url))

it('the command of the operator serves until it is stopped, and its doctor finds that server ready', async () => {
  const port = String(await findFreePort())
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: await sampleDataDir(),
    PORT: port,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
  }
  const server = spawn(process.execPath, [LAUNCHER, 'serve'], { env, stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  await eventually(() =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok || null,
      // The server does not listen yet.
      () => null,
    ),
  )
  const doctor = spawn(process.execPath, [LAUNCHER, 'doctor'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  doctor.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()))
  const [found] = (await once(doctor, 'close')) as [number]
  server.kill('SIGTERM')
  const [ended] = (await once(server, 'exit')) as [number | null]

  expect(printed).toMatch(new RegExp(`^ok +port +a server answers on 127\\.0\\.0\\.1:${port} and is ready$`, 'm'))
  expect(printed).toMatch(/^ok +snapshot +\d{8}T\d{6}Z with \d\d partitions/m)
  expect(printed).toMatch(/\ndoctor: \d+ ok/)
  expect([found, ended]).toEqual([0, 0])
})
