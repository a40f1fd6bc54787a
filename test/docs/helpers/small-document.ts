import type { BrowserContext } from 'playwright-core'
import type { Api } from '../../server/helpers/api.ts'

const SMALL = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1' },
  security: [{ ApiKey: [] }],
  components: { securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
  paths: {
    '/v1/fund/{cnpj}': {
      get: {
        operationId: 'fund',
        tags: ['Fund registers'],
        summary: 'A fund',
        parameters: [
          { name: 'cnpj', in: 'path', required: true, schema: { type: 'string' }, example: '62415896000127' },
          { name: 'format', in: 'query', schema: { type: 'string', enum: ['json'] } },
        ],
        responses: {
          200: { description: 'The fund', content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
    },
  },
}

/** Gives the reference a small description of the API where the server has none of its own yet. */
export async function describeApi(context: BrowserContext, api: Api): Promise<void> {
  const { status } = await api.get('/openapi.json')
  if (status === 200) return
  await context.route('**/openapi.json', (route) => route.fulfill({ json: SMALL }))
}
