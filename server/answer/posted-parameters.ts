import type { RequestHandler } from 'express'
import type { PostedInput } from '../../schemas/api/endpoint.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { readBody } from '../http/request-body.ts'

/** Takes the parameters of a POST from its body, as if its address had them: it is answered as a GET of that address. */
export function readPostedParameters({ body: schema, toParameters }: PostedInput): RequestHandler {
  return (req, _res, next) => {
    const value = parseJsonBody(readBody(req))
    const body = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
    // The schema made it, so it has the type that `toParameters` takes.
    const parameters = toParameters(parseInput(schema, body) as never)
    const added = new URLSearchParams(parameters).toString()
    const address = `${req.url}${req.url.includes('?') ? '&' : '?'}${added}`
    req.url = address
    req.originalUrl = address
    next()
  }
}
