import type { Request } from 'express'

const HOST = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Finds the address that the reader used, `https://host`. Readers paste it into a shell, so it must look like a host name. */
export function findBaseUrl(req: Request): string {
  const host = req.get('host') ?? ''
  return `${req.protocol}://${HOST.test(host) ? host : 'localhost'}`
}
