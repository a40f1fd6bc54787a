import { configFrom } from './config.ts'
import { startServer } from './start.ts'

const server = await startServer(configFrom(process.env))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => {
      process.exitCode = 0
    })
  })
}
