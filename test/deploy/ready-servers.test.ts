import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { eventually } from '../server/helpers/http.ts'

const SCRIPT = fileURLToPath(new URL('../../deploy/nginx/ready-servers.sh', import.meta.url))

/** A server that is ready or not, as a test says. */
async function startProbed() {
  const probed = { status: 200, address: '' }
  const server = createServer((req, res) => {
    res.writeHead(req.url === '/readyz' ? probed.status : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  probed.address = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return probed
}

/** Starts the script with a list of servers. Its reload writes a line to a file, or fails. */
async function startScript(addresses: string, reload = 'true') {
  const folder = await temporaryFolder()
  const [list, file] = [join(folder, 'addresses'), join(folder, 'servers.conf')]
  await writeFile(list, addresses)
  const env = { PATH: '/usr/bin:/bin', PAUSE_SECONDS: '0.05', RELOAD: reload }
  const child = spawn('sh', [SCRIPT, list, file], { env })
  onTestFinished(() => {
    child.kill()
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return {
    ended: new Promise((resolve) => child.once('close', resolve)),
    output: () => output,
    listed: (expected: readonly string[]) =>
      eventually(async () => {
        const text = await readFile(file, 'utf8').catch(() => '')
        return text === expected.map((line) => `${line}\n`).join('') ? true : null
      }),
  }
}

it('gives a server that is not ready no requests until it is again', async () => {
  const [one, other] = [await startProbed(), await startProbed()]
  const script = await startScript(`# two\n${one.address}\n\n${other.address}`)
  const up = ({ address }: { readonly address: string }) => `server ${address} max_fails=0;`
  const down = ({ address }: { readonly address: string }) => `server ${address} max_fails=0 down;`

  await script.listed([up(one), up(other)].sort())
  other.status = 503
  await script.listed([up(one), down(other)].sort())
  other.status = 200
  await script.listed([up(one), up(other)].sort())
  expect(script.output()).toContain(`ready: ${one.address}; not ready: ${other.address}`)
})

it('keeps all servers when none is ready: late data are better than none', async () => {
  const one = await startProbed()
  one.status = 503
  const script = await startScript(`${one.address}\n127.0.0.1:1\n`)

  await script.listed([`server 127.0.0.1:1 max_fails=0;`, `server ${one.address} max_fails=0;`].sort())
})

it('goes on when nginx does not take the list, and reports it', async () => {
  const one = await startProbed()
  const script = await startScript(`${one.address}\n127.0.0.1:1\n`, 'false')
  await eventually(() => Promise.resolve(script.output().includes('nginx does not read') || null))
  one.status = 503
  await script.listed([`server 127.0.0.1:1 max_fails=0;`, `server ${one.address} max_fails=0;`].sort())
})

it.each(['10.0.0.1:8080; include /etc/passwd', '$(id):80', '10.0.0.1 down'])(
  'refuses %j, which is no address',
  async (address) => {
    const script = await startScript(`${address}\n`)
    expect(await script.ended).toBe(1)
    expect(script.output()).toContain(`not host:port: ${address}`)
  },
)
