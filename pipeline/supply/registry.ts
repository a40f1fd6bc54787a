import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askService, nameHost, readJson, type ServiceReply } from './ask-service.ts'
import type { NamedImage } from './image-names.ts'
import { readAddress } from './read-address.ts'

export type ResolvedImage =
  | { readonly state: 'resolved'; readonly digest: string; readonly platforms: readonly string[] }
  /** The registry has no such image, or gives a wrong answer. */
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'not_asked'; readonly why: string }

/** An index of an image for several machines, or the manifest of one for a single machine (OCI, and Docker's own). */
const FORMS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ')
/** The specification allows a manifest of this size. */
const MOST_BYTES = 4 * 1024 * 1024

const indexSchema = z.looseObject({
  manifests: z
    .array(z.looseObject({ platform: z.looseObject({ os: z.string(), architecture: z.string() }).optional() }))
    .optional(),
})
const tokenSchema = z.looseObject({ token: z.string().optional(), access_token: z.string().optional() })

/**
 * Asks a registry (OCI distribution) for the manifest of a version and hashes its bytes: the digest that the registry
 * names must be that hash. `mirror` stands for the registry that the name means.
 */
export async function resolveImage(
  { repository, tag }: NamedImage,
  signal: AbortSignal,
  mirror: string | null,
): Promise<ResolvedImage> {
  const place = findPlace(repository, mirror)
  const address = `${place.registry}/v2/${place.path}/manifests/${tag}`
  let reply = await askForManifest(address, signal)
  if (reply.state === 'answered' && reply.status === 401) {
    const token = await getToken(reply.headers.get('www-authenticate') ?? '', place.registry, signal)
    if (token.state !== 'given') return token
    reply = await askForManifest(address, signal, token.token)
  }
  if (reply.state === 'not_asked') return reply
  return readManifestReply(reply, nameHost(address))
}

/** The names of Docker Hub have no host, and those of its own images no owner. */
function findPlace(repository: string, mirror: string | null): { readonly registry: string; readonly path: string } {
  const [first = '', ...rest] = repository.split('/')
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')
  const path = hasHost ? rest.join('/') : rest.length === 0 ? `library/${repository}` : repository
  return { registry: mirror ?? (hasHost ? `https://${first}` : 'https://registry-1.docker.io'), path }
}

function askForManifest(address: string, signal: AbortSignal, token?: string): Promise<ServiceReply> {
  const headers = { accept: FORMS, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  return askService(address, { signal, mostBytes: MOST_BYTES, headers })
}

type Token =
  { readonly state: 'given'; readonly token: string } | Exclude<ResolvedImage, { readonly state: 'resolved' }>

/** Gets the token for reading a public image, which anybody is given, from the address that the registry names. */
async function getToken(challenge: string, registry: string, signal: AbortSignal): Promise<Token> {
  const said = new Map([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
  const realm = said.get('realm') ?? ''
  if (!/^Bearer /i.test(challenge) || !URL.canParse(realm))
    return { state: 'refused', why: `${nameHost(registry)} wants a password, and no token can be had` }
  const address = new URL(readAddress(realm))
  if (address.protocol === 'http:' && registry.startsWith('https:'))
    return { state: 'refused', why: `${nameHost(registry)} gives its tokens without encryption` }
  for (const name of ['service', 'scope']) address.searchParams.set(name, said.get(name) ?? '')
  const reply = await askService(address.href, { signal, mostBytes: MOST_BYTES })
  if (reply.state === 'not_asked') return reply
  const given = tokenSchema.safeParse(readJson(reply.body))
  const token = given.success ? (given.data.token ?? given.data.access_token) : undefined
  if (reply.status !== 200 || token === undefined)
    return { state: 'refused', why: `${address.host} gives no token (${String(reply.status)})` }
  return { state: 'given', token }
}

function readManifestReply(
  { status, headers, body }: Extract<ServiceReply, { readonly state: 'answered' }>,
  host: string,
): ResolvedImage {
  if (status === 404) return { state: 'refused', why: `${host} has no such version (404)` }
  if (status !== 200) return { state: 'refused', why: `${host} answered ${String(status)}` }
  const index = indexSchema.safeParse(readJson(body))
  if (!index.success) return { state: 'not_asked', why: `${host} did not answer as a registry does` }
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`
  const said = headers.get('docker-content-digest')
  if (said !== null && said !== digest)
    return { state: 'refused', why: `${host} says ${said}, and what it sent is ${digest}` }
  const platforms = (index.data.manifests ?? []).flatMap(({ platform }) =>
    platform === undefined || platform.os === 'unknown' ? [] : [`${platform.os}/${platform.architecture}`],
  )
  return { state: 'resolved', digest, platforms: [...new Set(platforms)] }
}
