import type { Socket } from 'node:net'
import { ApiError } from '../../schemas/api/error.ts'
import { refuseConnection } from './connection-errors.ts'
import { toCountedAddress } from '../limits/client-address.ts'
import { limitMessages } from '../limits/limit-messages.ts'
import { createPlaces } from '../limits/places.ts'

/** Bounds the connections of each address: those beyond it are answered 429 and closed. */
export function limitConnections(most: number): (socket: Socket) => void {
  const places = createPlaces(most)
  return (socket) => {
    const leave = places.enter(toCountedAddress(socket.remoteAddress ?? ''))
    if (leave === null) refuseConnection(socket, tooManyConnections(most))
    else socket.once('close', leave)
  }
}

function tooManyConnections(limit: number): ApiError {
  return new ApiError('rate_limited', limitMessages.tooManyConnections({ count: limit }), {
    // Clients do the same as about too many requests at once: send the next when one has ended.
    reason: 'concurrency',
    limit,
  })
}
