import type { Server } from 'node:http'
import { hasCode } from '../lake/disk.ts'
import { StartError } from './system/start-error.ts'

/** An address to listen on, and the setting that names its port. */
interface ListenAddress {
  readonly name: string
  readonly port: number
  readonly host: string
}

/** Listens on a port, 0 for any free one; gives the port. Throws a `StartError` if it cannot be had. */
export function listenOnPort(server: Server, { name, port, host }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(explainListening(error, { name, port, host }))
    })
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function explainListening(error: Error, { name, port, host }: ListenAddress): Error {
  const place = `${name} ${String(port)} on ${host}`
  if (hasCode(error, 'EADDRINUSE'))
    return new StartError(`${place} is in use: stop the program that has it, or set ${name} to another.`)
  if (hasCode(error, 'EACCES'))
    return new StartError(`${place} may not be opened by this user: set ${name} to 1024 or more.`)
  if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'ENOTFOUND'))
    return new StartError(
      `HOST ${host} is no address of this machine: 127.0.0.1 is the machine alone, 0.0.0.0 all of its addresses.`,
    )
  return error
}
