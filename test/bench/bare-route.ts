import express from 'express'

/** Budgets are measured against a plain Express route that sends bytes from memory. */
const body = Buffer.from(process.env['BODY'] ?? '', 'base64')

const app = express()
// Express's own ETag would hash the body for each answer.
app.set('etag', false)
app.get('/body', (_req, res) => {
  res.type('application/json').send(body)
})
app.listen(Number(process.env['PORT']), '127.0.0.1')
