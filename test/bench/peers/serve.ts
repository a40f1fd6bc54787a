import express from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { makePeerAnswer } from './answer.ts'
import { findPeer } from './kinds.ts'
import { PEER_KEY } from './peer-key.ts'
import type { LineColumn } from './line-columns.ts'

/**
 * Answers portfolios from the database PEER in FOLDER with the columns of COLUMNS_FILE, as a small service in Express would. With KEPT=1 it keeps the
 * bytes of its answers.
 */
const columns = JSON.parse(readFileSync(process.env['COLUMNS_FILE'] ?? '', 'utf8')) as LineColumn[]
const peer = await findPeer(process.env['PEER'] ?? '').open(process.env['FOLDER'] ?? '', columns)
const kept = process.env['KEPT'] === '1' ? new LRUCache<string, Buffer>({ max: 10_000 }) : null

/** By their hash, for a peer that checks keys. */
const keys = new Set([createHash('sha256').update(PEER_KEY).digest('hex')])

const app = express()
// The product computes its ETag without hashing the body.
app.set('etag', false)
app.get('/ready', (_req, res) => {
  res.json({})
})
app.get('/v1/fund/:cnpj/portfolio', async (req, res) => {
  const before = kept?.get(req.url)
  if (before !== undefined) {
    res.type('application/json').send(before)
    return
  }
  const { cnpj } = req.params
  const { date } = req.query
  const month = typeof date === 'string' ? date.slice(0, 7) : ''
  if (peer.writeAnswer !== undefined) {
    const given = createHash('sha256')
      .update(req.get('x-api-key') ?? '')
      .digest('hex')
    const text = keys.has(given) ? await peer.writeAnswer(cnpj, month) : null
    if (text === null) res.status(404).json({ success: false })
    else res.type('application/json').send(text)
    return
  }
  const [rows, header] = await Promise.all([peer.readLines(cnpj, month), peer.readHeader(cnpj, month)])
  if (header === null) {
    res.status(404).json({ success: false })
    return
  }
  const answer = makePeerAnswer(columns, rows, header)
  if (kept === null) res.json(answer)
  else {
    const bytes = Buffer.from(JSON.stringify(answer))
    kept.set(req.url, bytes)
    res.type('application/json').send(bytes)
  }
})
const server = app.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void peer.close())
})
