/** An image as a file of deployment names it. */
export interface NamedImage {
  /** Name and version, without a digest: `valkey/valkey:9.0.8-trixie`. */
  readonly name: string
  readonly repository: string
  readonly tag: string
  /** Null if the file has none. */
  readonly digest: string | null
}

/** The image that is built from this repository is in no registry. */
const OWN_IMAGE = 'market-data'

/** A line of a compose file, or of a Dockerfile, that names an image. */
const IMAGE_LINE =
  /^(\s*image:\s*|FROM\s+(?:--platform=\S+\s+)?)([^\s:@]+(?::\d+\/[^\s:@]+)?):([^\s@]+)(?:@(sha256:[0-9a-f]{64}))?(.*)$/
const RESOLVED = /^\s*# Digest of the next line resolved on \d{4}-\d{2}-\d{2}\.$/

/** Lists the images that a compose file or a Dockerfile takes from elsewhere, each once. */
export function listImages(text: string): NamedImage[] {
  const listed = new Map<string, NamedImage>()
  for (const line of text.split('\n')) {
    const [, , repository, tag, digest] = IMAGE_LINE.exec(line) ?? []
    if (repository === undefined || tag === undefined || repository === OWN_IMAGE) continue
    const name = `${repository}:${tag}`
    listed.set(name, { name, repository, tag, digest: digest ?? null })
  }
  return [...listed.values()]
}

/** Writes the digest of each image into a file, after its version, with the day on which it was resolved. */
export function writeDigests(text: string, digests: ReadonlyMap<string, string>, day: string): string {
  const lines = text.split('\n').filter((line) => !RESOLVED.test(line))
  return lines
    .flatMap((line) => {
      const [, before = '', repository = '', tag = '', , after = ''] = IMAGE_LINE.exec(line) ?? []
      const digest = digests.get(`${repository}:${tag}`)
      if (digest === undefined) return [line]
      const indent = /^\s*/.exec(line)?.[0] ?? ''
      return [
        `${indent}# Digest of the next line resolved on ${day}.`,
        `${before}${repository}:${tag}@${digest}${after}`,
      ]
    })
    .join('\n')
}
