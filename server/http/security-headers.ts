import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setHeaders } from '../limits/key-limit.ts'

/** Names and values of Helmet's headers in turn. They are the same for every answer, so they are made once. */
export const SECURITY_HEADERS: readonly string[] = listSecurityHeaders()

/** Sends them with an answer of Express. */
export const sendSecurityHeaders: RequestHandler = (_req, res, next) => {
  setHeaders(res, SECURITY_HEADERS)
  next()
}

function listSecurityHeaders(): string[] {
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  const headers: string[] = []
  res.setHeader = (name, value) => {
    headers.push(name, String(value))
    return res
  }
  helmet()(req, res, (error) => {
    if (error !== undefined) throw error as Error
  })
  return headers
}
