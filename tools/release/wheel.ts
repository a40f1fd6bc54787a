import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { describePackage } from './core-metadata.ts'
import type { FileTree } from './tarball.ts'

/** A fixed time, as a zip must have one: the same files have the same bytes at any time and in any zone. */
const ENTRY = { mtime: new Date(1985, 9, 26, 8, 15), mode: 0o100644, forceDosTimestamp: true }

/**
 * Packs the Python client as `flit build` does: a wheel is a zip of the module and of its description in
 * pyproject.toml. It is made here, so that a release needs neither Python nor its package registry.
 */
export async function packWheel(
  pyproject: string,
  readme: string,
  module: FileTree,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { named, metadata } = describePackage(pyproject, readme)
  const info = `${named}.dist-info`
  const files = new Map([...module].sort(([one], [other]) => (one < other ? -1 : 1)))
  files.set(
    `${info}/WHEEL`,
    Buffer.from('Wheel-Version: 1.0\nGenerator: make release\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  )
  files.set(`${info}/METADATA`, metadata)
  files.set(`${info}/RECORD`, Buffer.from(listRecords(files, `${info}/RECORD`)))

  const zip = new ZipFile()
  for (const [path, bytes] of files) zip.addBuffer(Buffer.from(bytes), path, ENTRY)
  zip.end()
  return { name: `${named}-py3-none-any.whl`, bytes: await buffer(zip.outputStream) }
}

function listRecords(files: FileTree, own: string): string {
  const lines = [...files].map(
    ([path, bytes]) =>
      `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${String(bytes.length)}\n`,
  )
  return `${lines.join('')}${own},,\n`
}
