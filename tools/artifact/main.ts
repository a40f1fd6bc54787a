import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildArtifact } from './build.ts'

const [asked] = process.argv.slice(2)
const dist = asked === undefined ? fileURLToPath(new URL('../../dist', import.meta.url)) : resolve(asked)
const started = performance.now()
const { folder, inputs } = await buildArtifact(dist)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `${asked ?? 'dist'}/${folder}: the programs, from ${String(Object.keys(inputs).length)} files, in ${seconds} s\n`,
)
