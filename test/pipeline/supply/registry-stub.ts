import { createHash } from 'node:crypto'
import { startStub } from './stub.ts'

const OCI = 'application/vnd.oci.image.index.v1+json'

/** What a registry sends for an image of two machines. */
const INDEX = JSON.stringify({
  schemaVersion: 2,
  mediaType: OCI,
  manifests: [
    { digest: `sha256:${'1'.repeat(64)}`, size: 1, platform: { os: 'linux', architecture: 'amd64' } },
    { digest: `sha256:${'2'.repeat(64)}`, size: 1, platform: { os: 'linux', architecture: 'arm64' } },
    { digest: `sha256:${'3'.repeat(64)}`, size: 1, platform: { os: 'unknown', architecture: 'unknown' } },
  ],
})
export const DIGEST = `sha256:${createHash('sha256').update(INDEX).digest('hex')}`

interface Faults {
  /** What the registry says about the digest. */
  readonly said?: string
  readonly missing?: string
}

/** A registry that speaks OCI distribution, and gives anybody a token for one repository. */
export const startRegistry = ({ said = DIGEST, missing }: Faults = {}) =>
  startStub(({ url, headers }, res, address) => {
    if (url.pathname === '/token') {
      const scope = url.searchParams.get('scope') ?? ''
      const isRight = url.searchParams.get('service') === 'registry.test'
      const token = Buffer.from(scope).toString('base64url')
      res.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify({ token }))
      return
    }
    const [, repository = '', tag = ''] = /^\/v2\/(.+)\/manifests\/([^/]+)$/.exec(url.pathname) ?? []
    const scope = `repository:${repository}:pull`
    if (headers.authorization !== `Bearer ${Buffer.from(scope).toString('base64url')}`) {
      const challenge = `Bearer realm="${address}/token",service="registry.test",scope="${scope}"`
      res.writeHead(401, { 'www-authenticate': challenge }).end('{"errors":[{"code":"UNAUTHORIZED"}]}')
    } else if (`${repository}:${tag}` === missing || headers.accept?.includes(OCI) !== true) {
      res.writeHead(404).end('{"errors":[{"code":"MANIFEST_UNKNOWN"}]}')
    } else {
      res.writeHead(200, { 'content-type': OCI, 'docker-content-digest': said }).end(INDEX)
    }
  })
