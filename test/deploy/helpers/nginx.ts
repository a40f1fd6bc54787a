import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../helpers/folders.ts'

export const NGINX = fileURLToPath(new URL('../../../deploy/nginx', import.meta.url))
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** A program whose output goes to `chunks`. */
export function startSystemProgram(
  program: string,
  words: readonly string[],
  chunks: string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(program, words, { env: { PATH, ...environment } })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')))
  return child
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
}

/** A folder for nginx, whose workers have a user of their own, with places for what it keeps and writes. */
export async function makeNginxFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  for (const each of ['cache', 'temp', 'tls']) await mkdir(join(folder, each))
  return folder
}

/** Reads a shipped configuration, with its files in the folder. */
export async function readShipped(name: string, folder: string): Promise<string> {
  return (await readFile(join(NGINX, name), 'utf8'))
    .replaceAll('/etc/nginx/market-data/', `${folder}/`)
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/dev/stdout', join(folder, 'access.log'))
}

/** Starts nginx with a configuration; gives its process and the words that start it. */
export async function startNginx(folder: string, configuration: string, chunks: string[]) {
  await writeFile(join(folder, 'market-data.conf'), configuration)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/temp/${each};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const http = `http { ${temporary.join(' ')} include ${folder}/market-data.conf; }`
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr; events {} ${http}\n`,
  )
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  return { nginx: startSystemProgram('nginx', words, chunks), words }
}
