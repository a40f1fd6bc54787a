import { findFreePort } from '../../helpers/free-port.ts'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '../../server/helpers/http.ts'
import { end, makeNginxFolder, NGINX, readShipped, startNginx, startSystemProgram } from './nginx.ts'

export interface NginxPool {
  readonly port: number
  /** Lists the ports of servers that get no requests. */
  listDown(): Promise<number[]>
  /** Removes every kept answer, as an operator does after a withdrawal. */
  purge(): Promise<void>
  output(): string
  stop(): Promise<void>
}

/** Starts nginx with the configuration of the pool, without TLS, and what keeps its list of servers. */
export async function startNginxPool(servers: readonly number[], secret: string): Promise<NginxPool> {
  const folder = await makeNginxFolder()
  const port = await findFreePort()
  const list = join(folder, 'servers.conf')
  await writeFile(join(folder, 'addresses'), servers.map((each) => `127.0.0.1:${String(each)}\n`).join(''))
  await writeFile(list, servers.map((each) => `server 127.0.0.1:${String(each)} max_fails=0;\n`).join(''))
  await writeFile(join(folder, 'edge-secret.conf'), `set $market_data_edge_secret "${secret}";\n`)
  const pool = (await readShipped('market-data-pool.conf', folder))
    .replace(/^server \{\n {4}listen 8080;[\s\S]*?^\}\n/m, '')
    .replaceAll(/^ +listen 8080.*\n/gm, '')
    .replaceAll('listen 8443 ssl http2', `listen 127.0.0.1:${String(port)}`)
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replace('server_name market-data.example', 'server_name 127.0.0.1')
    .replace('server 127.0.0.1:8080', `server 127.0.0.1:${String(servers[0] ?? 0)}`)
  const chunks: string[] = []
  const { nginx, words } = await startNginx(folder, pool, chunks)
  await eventually(() =>
    fetch(`http://127.0.0.1:${String(port)}/healthz`).then(
      () => true,
      () => null,
    ),
  )
  const watched = ['sh', [join(NGINX, 'ready-servers.sh'), join(folder, 'addresses'), list]] as const
  const watch = startSystemProgram(...watched, chunks, {
    PAUSE_SECONDS: '0.2',
    RELOAD: `nginx ${words.join(' ')} -s reload`,
  })
  return {
    port,
    listDown: async () =>
      [...(await readFile(list, 'utf8')).matchAll(/^server [\d.]+:(\d+) .*down;$/gm)].map(([, each]) => Number(each)),
    purge: async () => {
      await rm(join(folder, 'cache/market-data-answers'), { recursive: true })
      await mkdir(join(folder, 'cache/market-data-answers'))
    },
    output: () => chunks.join(''),
    stop: async () => {
      for (const child of [watch, nginx]) await end(child)
    },
  }
}
