import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url))

interface Output {
  readonly code: number
  readonly text: string
}

async function run(program: string, ...words: readonly string[]): Promise<Output> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, words, {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    })
    return { code: 0, text: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: stdout + stderr }
  }
}

describe('The units of systemd', () => {
  /** Puts the units where systemd looks for them, with this machine's Node and folders that exist. */
  async function placeUnits(change = (text: string) => text): Promise<string[]> {
    const folder = await temporaryFolder()
    const names = (await readdir(join(DEPLOY, 'systemd'))).filter((name) => /\.(service|socket|timer)$/.test(name))
    for (const name of names) {
      const text = await readFile(join(DEPLOY, 'systemd', name), 'utf8')
      await writeFile(join(folder, name), change(text.replaceAll('/usr/bin/node', process.execPath)))
    }
    return names.map((name) => join(folder, name))
  }

  /** Asks systemd how much a unit may do: 0 is nothing, 10 everything. */
  async function readExposure(unit: string): Promise<number> {
    const { text } = await run('systemd-analyze', 'security', '--offline=yes', '--no-pager', unit)
    return Number(/Overall exposure level for \S+: (\d+\.\d)/.exec(text)?.[1] ?? expect.unreachable(text))
  }

  it('are units that systemd can load', async () => {
    const units = await placeUnits()
    expect(units.length).toBe(10)
    expect(await run('systemd-analyze', 'verify', '--man=no', ...units)).toEqual({ code: 0, text: '' })
  })

  it('are judged by a program that finds a setting which does not exist', async () => {
    const units = await placeUnits((text) => text.replace('Nice=', 'Niice='))
    expect((await run('systemd-analyze', 'verify', '--man=no', ...units)).text).toContain('Niice')
  })

  it.each(['server', 'deliver', 'build', 'drill', 'sql@'])(
    'leave %s few powers: at most 2.0 of the 10 that systemd counts',
    async (name) => {
      const units = await placeUnits()
      const unit = units.find((path) => path.endsWith(`/market-data-${name}.service`)) ?? expect.unreachable()
      expect(await readExposure(unit)).toBeLessThanOrEqual(2)
    },
  )

  it('have the figures that the page gives them', async () => {
    const page = await readFile(join(DEPLOY, '../docs/servers.md'), 'utf8')
    const units = await placeUnits()
    const rows = [...page.matchAll(/^\| `market-data-([\w@-]+)\.service` \| (\d\.\d) \|$/gm)]
    expect(rows.length).toBe(6)
    for (const [, name, figure] of rows) {
      const unit = units.find((path) => path.endsWith(`/market-data-${name ?? ''}.service`)) ?? expect.unreachable()
      expect([name, await readExposure(unit)]).toEqual([name, Number(figure)])
    }
  })

  it('give the signing key to the builder alone', async () => {
    const texts = await Promise.all(
      (await placeUnits()).map(async (path) => [path, await readFile(path, 'utf8')] as const),
    )
    expect(texts.filter(([, text]) => /SIGNING_KEY|LoadCredential/.test(text))).toEqual([])
    const extension = await readFile(join(DEPLOY, 'systemd/market-data-build-signing.conf'), 'utf8')
    expect(extension).toContain(
      'LoadCredential=signing-key:/etc/market-data/signing-key.pem\nEnvironment=SIGNING_KEY_FILE=%d/signing-key',
    )
  })

  it('build at half past five in Brasília, which is half past eight UTC', async () => {
    const timer = await readFile(join(DEPLOY, 'systemd/market-data-build.timer'), 'utf8')
    const [, when = ''] = /^OnCalendar=(.+)$/m.exec(timer) ?? []
    const { text } = await run('systemd-analyze', 'calendar', '--base-time=2026-01-10 00:00:00 UTC', when)
    expect(text).toMatch(/2026-01-10 (05:30:00 -03|08:30:00 UTC)/)
  })
})

describe('The configuration of nginx', () => {
  async function test(name: string, change = (text: string) => text): Promise<Output> {
    const folder = await temporaryFolder()
    const [tls, cache] = [join(folder, 'tls'), join(folder, 'cache')]
    for (const each of [tls, cache]) await mkdir(each)
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
    const files = ['-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')]
    await promisify(execFile)('openssl', ['req', '-x509', ...subject, ...files])
    await writeFile(join(folder, 'servers.conf'), 'server 127.0.0.1:8080 max_fails=0;\n')
    await writeFile(join(folder, 'edge-secret.conf'), 'set $market_data_edge_secret "secret";\n')
    const text = (await readFile(join(DEPLOY, `nginx/${name}`), 'utf8'))
      .replaceAll('/etc/nginx/market-data/', `${folder}/`)
      .replaceAll('/etc/nginx/tls', tls)
      .replaceAll('/var/cache/nginx', cache)
      .replace('/dev/stdout', join(folder, 'access.log'))
      .replace('server server:8080', 'server 127.0.0.1:8080')
    await writeFile(join(folder, 'market-data.conf'), change(text))
    const main = `pid ${folder}/pid; error_log stderr; events {} http { include ${folder}/market-data.conf; }`
    await writeFile(join(folder, 'nginx.conf'), main)
    return run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'))
  }

  it.each(['market-data.conf', 'market-data-pool.conf'])('is one that nginx takes: %s', async (name) => {
    const { code, text } = await test(name)
    expect(text).toContain('test is successful')
    expect(text).not.toContain('[warn]')
    expect(code).toBe(0)
  })

  it('is judged by a program that finds a directive which does not exist', async () => {
    expect(
      await test('market-data.conf', (text) => text.replace('proxy_read_timeout', 'proxy_reed_timeout')),
    ).toMatchObject({ code: 1 })
  })
})

describe('The rotation of logs', () => {
  it('is one that logrotate takes', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'market-data')
    await cp(join(DEPLOY, 'logrotate/market-data'), file)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('market-data adm', 'root root').replace('/var/log/market-data', folder))
    const { code, text: said } = await run('logrotate', '--debug', '--state', join(folder, 'state'), file)
    expect(said).not.toMatch(/error:/)
    expect(code).toBe(0)
  })
})
