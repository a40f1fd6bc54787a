import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listImages, writeDigests } from '../../../pipeline/supply/image-names.ts'
import { resolveImage } from '../../../pipeline/supply/registry.ts'
import { DIGEST, startRegistry } from './registry-stub.ts'
import { NOBODY, startStub } from './stub.ts'

const readDeployed = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')
const within = (ms = 30_000) => AbortSignal.timeout(ms)
const image = (repository: string, tag = '1.2.3') => ({ name: `${repository}:${tag}`, repository, tag, digest: null })

describe('the images of files of deployment', () => {
  it('are those that are taken from elsewhere, each once, and have no digest that nobody resolved', async () => {
    const [compose, dockerfile] = [await readDeployed('compose.yaml'), await readDeployed('Dockerfile')]

    expect(listImages(compose).map(({ repository }) => repository)).toEqual([
      'valkey/valkey',
      'nginxinc/nginx-unprivileged',
    ])
    expect(listImages(dockerfile).map(({ repository }) => repository)).toEqual(['node'])
    expect([...listImages(compose), ...listImages(dockerfile)].filter(({ digest }) => digest !== null)).toEqual([])
  })

  it('get a digest after their version and the day above it, and the same again in place of these', async () => {
    for (const name of ['compose.yaml', 'Dockerfile']) {
      const text = await readDeployed(name)
      const digests = new Map(listImages(text).map((each) => [each.name, DIGEST]))

      const once = writeDigests(text, digests, '2026-11-28')
      const twice = writeDigests(
        once,
        new Map([...digests].map(([key]) => [key, DIGEST.replace(/.$/, '0')])),
        '2026-12-01',
      )

      expect(listImages(once).map(({ digest }) => digest)).toEqual([...digests.values()])
      expect(once.replaceAll(`@${DIGEST}`, '').replaceAll(/^ *# Digest of the next line resolved on .*\n/gm, '')).toBe(
        text,
      )
      expect(twice.split('\n').length).toBe(once.split('\n').length)
      expect(twice).not.toContain('2026-11-28.\n    image')
      expect(twice).toContain('# Digest of the next line resolved on 2026-12-01.\n')
    }
  })

  it('may come from a registry with a port, and may have a stage and a platform', () => {
    const text = 'FROM --platform=linux/amd64 registry.example:5000/a/b:1.2.3 AS base\nFROM base\n  image: "x"\n'

    expect(listImages(text)).toEqual([image('registry.example:5000/a/b')])
    expect(writeDigests(text, new Map([['registry.example:5000/a/b:1.2.3', DIGEST]]), '2026-11-28')).toContain(
      `FROM --platform=linux/amd64 registry.example:5000/a/b:1.2.3@${DIGEST} AS base\n`,
    )
  })
})

describe('a registry', () => {
  it('gives a token for reading one repository, and the digest is the hash of what it sends', async () => {
    const { address, asked } = await startRegistry()

    const found = await resolveImage(image('node', '24.21.0-trixie-slim'), within(), address)

    expect(found).toEqual({ state: 'resolved', digest: DIGEST, platforms: ['linux/amd64', 'linux/arm64'] })
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/v2/library/node/manifests/24.21.0-trixie-slim',
      '/token',
      '/v2/library/node/manifests/24.21.0-trixie-slim',
    ])
  })

  it.each([
    ['has no such version', { missing: 'a/b:1.2.3' }, 'has no such version (404)'],
    ['says another digest than that of what it sends', { said: `sha256:${'0'.repeat(64)}` }, 'and what it sent is'],
  ])('that %s is not believed', async (_what, faults, why) => {
    const { address } = await startRegistry(faults)

    const found = await resolveImage(image('a/b'), within(), address)

    expect(found).toEqual({ state: 'refused', why: expect.stringContaining(why) as string })
  })

  it('that wants a password, or is no registry, resolves nothing', async () => {
    const wants = await startStub((_asked, res) => res.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end())
    const page = await startStub((_asked, res) => res.writeHead(200).end('<html>Log in</html>'))

    expect(await resolveImage(image('a/b'), within(), wants.address)).toMatchObject({ state: 'refused' })
    expect(await resolveImage(image('a/b'), within(), page.address)).toMatchObject({ state: 'not_asked' })
  })

  it('that is not there, or silent, was not asked', async () => {
    const silent = await startStub(() => undefined)

    expect(await resolveImage(image('a/b'), within(), NOBODY)).toMatchObject({ state: 'not_asked' })
    expect(await resolveImage(image('a/b'), within(50), silent.address)).toMatchObject({ state: 'not_asked' })
  })

  it('is the one that the name means', async () => {
    const { address } = await startRegistry()
    const host = new URL(address).host

    // Only a registry that is asked by the name's own host is asked over TLS, which this one does not speak.
    const found = await resolveImage(image(`${host}/a/b`), within(), null)

    expect(found).toEqual({ state: 'not_asked', why: expect.stringContaining(`${host} cannot be reached`) as string })
  })
})
