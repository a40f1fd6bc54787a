import { describePackage } from './core-metadata.ts'
import { type FileTree, packTarball } from './tarball.ts'

/**
 * Packs the source of the Python client as `flit build` does: the files that a wheel is built from, and their metadata.
 */
export function packSource(
  pyproject: string,
  readme: string,
  module: FileTree,
): { readonly name: string; readonly bytes: Buffer } {
  const { named, metadata } = describePackage(pyproject, readme)
  const files = new Map([
    ...module,
    ['pyproject.toml', Buffer.from(pyproject)],
    ['README.md', Buffer.from(readme)],
    ['PKG-INFO', metadata],
  ])
  return { name: `${named}.tar.gz`, bytes: packTarball(files, { folder: named }) }
}
