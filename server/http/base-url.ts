/** Addresses of this service in what it writes. A request decides none of them: a stranger chooses its Host. */
export interface BaseUrls {
  /** Beginning of an address that must be whole, as in a request to copy or an identifier. Such as `https://host`. */
  readonly whole: string
  /**
   * Beginning of the address of a link; empty where it is not known, so that a link stays on the host of its reader.
   */
  readonly links: string
}

const HOST = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Finds the addresses of a service with this `PUBLIC_URL`; without one, those of the machine that it runs on. */
export function findBaseUrls(publicUrl: string | undefined, port: number): BaseUrls {
  return { whole: publicUrl ?? `http://localhost:${String(port)}`, links: publicUrl ?? '' }
}

/** Reads `PUBLIC_URL`, scheme and host. Readers paste it into a shell, so the host must look like one. */
export function parsePublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && HOST.test(url.host)
  if (!isPlain || ![url.origin, `${url.origin}/`].includes(url.href))
    throw new Error(`give the address of the service with neither path nor query, such as https://host, not "${text}"`)
  return url.origin
}
