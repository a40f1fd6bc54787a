import express from 'express'
import { readFileSync } from 'node:fs'
import { findPeer } from './kinds.ts'
import type { LineColumn } from './peer.ts'

/**
 * Answers portfolios from the database PEER in FOLDER with the columns of COLUMNS_FILE, as a small service in Express
 * would.
 */
const { PEER = '', FOLDER = '', COLUMNS_FILE = '', PORT } = process.env
const columns = JSON.parse(readFileSync(COLUMNS_FILE, 'utf8')) as LineColumn[]
const peer = await findPeer(PEER).open(FOLDER, columns)

const app = express()
// The product computes its ETag without hashing the body.
app.set('etag', false)
app.get('/ready', (_req, res) => {
  res.json({})
})
app.get('/v1/fund/:cnpj/portfolio', async (req, res) => {
  const { date } = req.query
  const month = typeof date === 'string' ? date.slice(0, 7) : ''
  const text = await peer.answer(req.params.cnpj, month, req.get('x-api-key') ?? '')
  if (text === null) res.status(404).json({ success: false })
  else res.type('application/json').send(text)
})
const server = app.listen(Number(PORT), '127.0.0.1')
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void peer.close())
})
