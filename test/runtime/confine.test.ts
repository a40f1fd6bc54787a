import { execFile, execFileSync } from 'node:child_process'
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'

const CONFINE = fileURLToPath(new URL('../../runtime/confine.pl', import.meta.url))
/** Folders of programs that every Debian has, and of their libraries. */
const PROGRAMS = ['/bin', '/usr/bin', '/lib', '/lib64', '/usr/lib', '/usr/lib64', '/etc/ld.so.cache']
const kernel = execFileSync('perl', [CONFINE, '--kernel']).toString().split(/\s+/)

let folder: string
let listener: Server
let port: number

beforeAll(async () => {
  folder = await realpath(await temporaryFolder())
  for (const name of ['open', 'secret']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'file'), name)
  }
  listener = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  port = (listener.address() as { readonly port: number }).port
})
afterAll(() => listener.close())

/** Runs words of a shell so that they can read one folder. */
async function run(script: string): Promise<string> {
  const rules = [...PROGRAMS.flatMap((path) => ['-x', path]), '-r', join(folder, 'open'), '-w', '/dev/null']
  const words = [CONFINE, ...rules, '--', '/bin/sh', '-c', script]
  const { stdout } = await promisify(execFile)('perl', words, { cwd: folder })
  return stdout.trim()
}

/** What a program says about a try: `done`, or `refused`. */
const attempt = (script: string) => run(`(${script}) >/dev/null 2>&1 && echo done || echo refused`)
const PERL_SOCKET = (port: number) =>
  `perl -MIO::Socket::INET -e 'IO::Socket::INET->new(PeerAddr => "127.0.0.1:${String(port)}") or exit 1'`

describe('a program that is confined', () => {
  it('starts, reads what it may read, and gives back what it says', async () => {
    expect(await run('cat open/file')).toBe('open')
    expect(await attempt('ls open')).toBe('done')
  })

  it.runIf(kernel.includes('landlock'))('reads, writes, lists and removes nothing else', async () => {
    const tries = [
      ...['cat secret/file', 'ls secret', 'ls .', 'cat /etc/passwd', 'cat /proc/1/environ', 'cat /proc/$PPID/environ'],
      ...['echo x > open/file', 'echo x > new', 'mkdir open/new', 'rm open/file', 'mv open/file open/other'],
      ...['ln -s /etc/passwd open/link', 'ln secret/file open/hard', 'cat < secret/file', 'cp /bin/cat open/cat'],
    ]
    for (const each of tries) expect([each, await attempt(each)]).toEqual([each, 'refused'])
    expect(await run('cat open/file')).toBe('open')
  })

  it.runIf(kernel.includes('landlock'))('runs no program that it was not given', async () => {
    await writeFile(join(folder, 'open/program'), '#!/bin/sh\necho ran\n', { mode: 0o755 })

    expect(await attempt('open/program')).toBe('refused')
  })

  it.runIf(kernel.includes('seccomp'))('opens no socket and leaves no namespace', async () => {
    expect(await promisify(execFile)('sh', ['-c', `${PERL_SOCKET(port)} && echo done`])).toMatchObject({
      stdout: 'done\n',
    })

    expect(await attempt(PERL_SOCKET(port))).toBe('refused')
    expect(await attempt('unshare -U true')).toBe('refused')
  })

  it.runIf(kernel.includes('seccomp'))('keeps all of it in the programs that it starts', async () => {
    const status = await promisify(execFile)('perl', [
      CONFINE,
      '-x',
      '/',
      '-r',
      '/',
      '--',
      '/bin/grep',
      '-E',
      '^(NoNewPrivs|Seccomp):',
      '/proc/self/status',
    ])

    expect(status.stdout.replaceAll(/\s+/g, ' ')).toBe('NoNewPrivs: 1 Seccomp: 2 ')
    expect(await attempt(`sh -c '${PERL_SOCKET(port).replaceAll("'", String.raw`'\''`)}'`)).toBe('refused')
  })

  it('does not start where its words mean nothing', async () => {
    await expect(promisify(execFile)('perl', [CONFINE, '-z', '/', '--', '/bin/true'])).rejects.toThrow(
      '-z is no access',
    )
    await expect(promisify(execFile)('perl', [CONFINE, '-r', '/'])).rejects.toThrow('there is no program')
  })
})
