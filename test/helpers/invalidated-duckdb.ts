import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { vi } from 'vitest'

/** DuckDB's words to every query after an error within itself. */
const INVALIDATED =
  'FATAL Error: Failed: database has been invalidated because of a previous fatal error. The database must be restarted prior to being used again.'

/** Lets DuckDB refuse every new query of the connections that are open when the returned function is called. */
export function invalidateOnDemand(): () => void {
  const connecting = vi.spyOn(DuckDBInstance.prototype, 'connect')
  return () => {
    for (const { value } of connecting.mock.settledResults)
      vi.spyOn(value as DuckDBConnection, 'prepare').mockRejectedValue(new Error(INVALIDATED))
  }
}
