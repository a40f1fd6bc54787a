import express from 'express'

/** The yardstick of the budgets: a plain Express route that sends bytes from memory. */
const body = Buffer.from(process.env['BODY'] ?? '', 'base64')
const headers = Object.fromEntries(JSON.parse(process.env['HEADERS'] ?? '[]') as [string, string][])
const { 'content-length': _length, ...lasting } = headers

const app = express()
// Express's own ETag would hash the body for each answer.
app.set('etag', false)
app.get('/body', (_req, res) => {
  res.type('application/json').send(body)
})
app.get('/body-and-headers', (_req, res) => {
  res.set(headers).send(body)
})
app.get('/unchanged', (_req, res) => {
  res.status(304).end()
})
app.get('/unchanged-and-headers', (_req, res) => {
  res.set(lasting).status(304).end()
})
app.listen(Number(process.env['PORT']), '127.0.0.1')
