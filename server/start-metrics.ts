import type { Config } from './config.ts'
import { listenOnPort } from './listen-on-port.ts'
import { type Metrics, metricsServer } from './observability/metrics.ts'

/** Serves the metrics on their own port, if there is one. Returns the port and the function that closes it. */
export async function startMetrics(metrics: Metrics, { METRICS_PORT, HOST }: Config) {
  if (METRICS_PORT === undefined) return { port: null, close: () => undefined }
  const server = metricsServer(metrics)
  const port = await listenOnPort(server, { name: 'METRICS_PORT', port: METRICS_PORT, host: HOST })
  return {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
