import { parseFaults } from './mirror-faults.ts'
import { serveMirror } from './mirror-server.ts'

/**
 * Serves a folder that mirrors the portals over HTTP, with the faults of a bad night if FAULTS names some:
 * FAULTS='cad_fi.csv=503:5*2,202510.zip=cut:100000' answers twice with 503 and Retry-After 5, and cuts every body of
 * the zip at byte 100,000. The faults: 403 404 500 503 cut stall mute length html slow redirect no-range
 * no-conditions.
 */
const folder = process.env['MIRROR_DIR'] ?? 'data/sample'
const { address } = await serveMirror(folder, {
  port: Number(process.env['PORT'] ?? 8081),
  rules: parseFaults(process.env['FAULTS'] ?? ''),
  report: ({ path, status, sent, headers }) => {
    const requested = headers.range ?? (headers['if-none-match'] === undefined ? '' : 'if changed')
    process.stdout.write(`${String(status)}  ${String(sent).padStart(11)} bytes  ${path}  ${requested}\n`)
  },
})
process.stdout.write(`${folder} is served at ${address}:\n  SOURCE_MIRROR=${address} make build-data\n`)
