import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../helpers/folders.ts'
import { eventually } from '../../server/helpers/http.ts'

const NGINX = fileURLToPath(new URL('../../../deploy/nginx', import.meta.url))
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

export interface NginxPool {
  readonly port: number
  /** The servers that get no requests, by port. */
  listDown(): Promise<number[]>
  /** Removes every kept answer, as an operator does after a withdrawal. */
  purge(): Promise<void>
  output(): string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => {
        resolve(port)
      })
    })
  })
}

/** Starts nginx with the configuration of the pool, without TLS, and what keeps its list of servers. */
export async function startNginxPool(servers: readonly number[], secret: string): Promise<NginxPool> {
  const folder = await temporaryFolder()
  // The workers of nginx have a user of their own.
  await chmod(folder, 0o755)
  const port = await freePort()
  const [cache, list] = [join(folder, 'cache'), join(folder, 'servers.conf')]
  for (const each of [cache, join(folder, 'temp')]) await mkdir(each)
  await writeFile(join(folder, 'addresses'), servers.map((each) => `127.0.0.1:${String(each)}\n`).join(''))
  await writeFile(list, servers.map((each) => `server 127.0.0.1:${String(each)} max_fails=0;\n`).join(''))
  await writeFile(join(folder, 'edge-secret.conf'), `set $market_data_edge_secret "${secret}";\n`)
  const pool = (await readFile(join(NGINX, 'market-data-pool.conf'), 'utf8'))
    .replaceAll('/etc/nginx/market-data/', `${folder}/`)
    .replaceAll('/var/cache/nginx', cache)
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replace(/^server \{\n {4}listen 8080;[\s\S]*?^\}\n/m, '')
    .replace('listen 8443 ssl http2', `listen 127.0.0.1:${String(port)}`)
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replace('server 127.0.0.1:8080', `server 127.0.0.1:${String(servers[0] ?? 0)}`)
  await writeFile(join(folder, 'pool.conf'), pool)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/temp/${each};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const http = `http { ${temporary.join(' ')} include ${folder}/pool.conf; }`
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr; events {} ${http}\n`,
  )

  const chunks: string[] = []
  const start = (program: string, words: readonly string[], environment = {}) => {
    const child = spawn(program, words, { env: { PATH, ...environment } })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')))
    return child
  }
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const nginx = start('nginx', words)
  await eventually(() => fetch(`http://127.0.0.1:${String(port)}/healthz`).then(() => true, () => null)) // prettier-ignore
  const watch = start('sh', [join(NGINX, 'ready-servers.sh'), join(folder, 'addresses'), list], {
    PAUSE_SECONDS: '0.2',
    RELOAD: `nginx ${words.join(' ')} -s reload`,
  })
  return {
    port,
    listDown: async () =>
      [...(await readFile(list, 'utf8')).matchAll(/^server [\d.]+:(\d+) .*down;$/gm)].map(([, each]) => Number(each)),
    purge: async () => {
      await rm(join(cache, 'market-data-answers'), { recursive: true })
      await mkdir(join(cache, 'market-data-answers'))
    },
    output: () => chunks.join(''),
    stop: async () => {
      for (const child of [watch, nginx]) await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
}
