import { fileURLToPath } from 'node:url'
import { buildArtifact } from './build.ts'

const started = performance.now()
const { folder, inputs } = await buildArtifact(fileURLToPath(new URL('../../dist', import.meta.url)))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `dist/${folder}: the programs, from ${String(Object.keys(inputs).length)} files, in ${seconds} s\n`,
)
