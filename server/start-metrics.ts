import type { Lake } from '../lake/lake.ts'
import { datasets } from '../schemas/registry.gen.ts'
import type { Config } from './config.ts'
import { listenOnPort } from './listen-on-port.ts'
import { readBuildReports } from './observability/build-reports.ts'
import { readDataEnds, readDaysLate } from './observability/dataset-freshness.ts'
import { readLogHead } from './observability/log-head.ts'
import { type Metrics, metricsServer, type WatchedReads } from './observability/metrics.ts'
import type { SnapshotFollower } from './snapshots/follow.ts'

/** Reads what the gauges show of a data directory, when somebody requests the metrics. */
export function readForMetrics(lake: Lake, following: SnapshotFollower): WatchedReads {
  return {
    daysLate: () => readDaysLate(datasets, following, new Date().toISOString().slice(0, 10)),
    dataEnds: () => readDataEnds(datasets, following),
    reports: () => readBuildReports(lake),
    head: () => readLogHead(lake, new Date()),
  }
}

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
