import type { Config } from './config.ts'
import { findBaseUrls } from './http/base-url.ts'
import { type DataTerms, listOpened } from './keys/data-terms.ts'
import { readSharingSettings } from './sharing/settings.ts'
import type { ShutdownState } from './system/shutdown.ts'

/** Reads who sees what, and under which address. Where PORT is 0, the port is known when the server listens. */
export function readSurfaceSettings(config: Config, terms: DataTerms, { cut }: ShutdownState, findPort: () => number) {
  return {
    terms,
    ...readAddressSettings(config, findPort),
    open: readOpenSettings(config, terms),
    sharing: readSharingSettings(config),
    explorer: readExplorerSettings(config, terms, cut),
  }
}

function readAddressSettings(config: Config, findPort: () => number) {
  const { TRUST_PROXY: trustProxy, OPEN_RATE_LIMIT: openRateLimit, LOG_ADDRESS: logAddress } = config
  return { trustProxy, openRateLimit, logAddress, findBase: () => findBaseUrls(config.PUBLIC_URL, findPort()) }
}

function readOpenSettings(config: Config, terms: DataTerms) {
  const {
    PUBLIC_DATASETS,
    PUBLIC_RATE_LIMIT: perMinute,
    PUBLIC_ORIGINS: origins,
    KEY_REQUESTS_AT_ONCE: atOnce,
  } = config
  return { datasets: listOpened(PUBLIC_DATASETS, terms), perMinute, atOnce, origins }
}

function readExplorerSettings(config: Config, terms: DataTerms, cut: AbortSignal) {
  const {
    EXPLORER: opened,
    EXPLORER_EMBED: embedders,
    EXPLORER_RATE_LIMIT: pagesPerMinute,
    REQUEST_TIMEOUT_MS: timeoutMs,
  } = config
  return { shown: listOpened(opened, terms), embedders, pagesPerMinute, timeoutMs, cut }
}
