import { onTestFinished } from 'vitest'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { editions, FILER } from './editions.ts'
import { type ExportServerOptions, removeFolders, serveExports } from './exports.ts'

export const ASKED = { endpoint: '/v1/fund/{cnpj}/portfolio', parameters: { cnpj: FILER, date: ['2025-10'] } }

/** Starts a server over one portfolio for a test. */
export async function startExportServer(options: ExportServerOptions = {}) {
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const server = await serveExports(world.dataDir, options)
  onTestFinished(async () => {
    await server.stop()
    await removeFolders(world.dataDir, world.mirror, `${world.dataDir}-exports`)
  })
  return { server, folder: options.folder ?? `${world.dataDir}-exports` }
}

/** Portfolios that call `before` with the number of the part, before they answer. */
export function portfoliosAfter(before: (part: number) => Promise<void>): Endpoint[] {
  let part = 0
  return endpoints.map((endpoint) =>
    endpoint.id !== 'fund_portfolio'
      ? endpoint
      : {
          ...endpoint,
          answer: async (snapshot, input) => {
            part += 1
            await before(part)
            return endpoint.answer(snapshot, input)
          },
        },
  )
}
