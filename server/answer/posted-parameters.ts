import type { RequestHandler } from 'express'
import type { PostedInput } from '../../schemas/api/endpoint.ts'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { readBody } from '../http/request-body.ts'

/** Takes the parameters of a POST from its body, as if its address had them: it is answered as a GET of that address. */
export function readPostedParameters({ body, toParameters, wrong }: PostedInput): RequestHandler {
  return (req, _res, next) => {
    const read = body.safeParse(parseJsonBody(readBody(req)))
    if (!read.success) throw wrongRequest(wrong)
    // The schema made it, so it has the type that `toParameters` takes.
    const added = new URLSearchParams(toParameters(read.data as never)).toString()
    const address = `${req.url}${req.url.includes('?') ? '&' : '?'}${added}`
    req.url = address
    req.originalUrl = address
    next()
  }
}
