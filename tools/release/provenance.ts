import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sha256OfText } from '../../lake/hash.ts'

/** Which sources a release is made of. */
export interface ReleaseSource {
  /** Null in a folder that is no checkout: nothing is known of it. */
  readonly commit: string | null
  readonly isModified: boolean | null
}

/** Asks git, also for a checkout of another user, and writes nothing into it. */
export async function findReleaseSource(root: string): Promise<ReleaseSource> {
  const git = async (...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)('git', ['--no-optional-locks', '-c', 'safe.directory=*', ...words], {
      cwd: root,
    })
    return stdout.trim()
  }
  const unknown = { commit: null, isModified: null }
  const prefix = await git('rev-parse', '--show-prefix').catch(() => null)
  // A folder in the checkout of another project is no part of that project.
  if (prefix !== '') return unknown
  const commit = await git('rev-parse', 'HEAD')
  return { commit, isModified: (await git('status', '--porcelain')) !== '' }
}

/**
 * Says what a release was made of and how, as an in-toto statement with SLSA 1 provenance. It names no time, machine or
 * user, so that whoever makes the release again gets the same statement.
 */
export function writeProvenance(
  subject: { readonly name: string; readonly sha256: string },
  source: ReleaseSource,
  made: { readonly version: string; readonly lock: string; readonly npm: string },
): string {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: subject.name, digest: { sha256: subject.sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:brazilian-market-data:make-release:1',
        externalParameters: { command: 'make release', version: made.version },
        internalParameters: {
          node: process.version,
          npm: made.npm,
          slsa_build_level: 1,
          slsa_build_level_because:
            'The build wrote this itself, wherever it ran. No hosted platform ran it or vouches for it, so it is not level 2. Make the release again and compare the bytes.',
        },
        resolvedDependencies: [
          {
            name: 'source',
            ...(source.commit === null ? {} : { digest: { gitCommit: source.commit } }),
            annotations: { known: source.commit !== null, modified: source.isModified },
          },
          { name: 'package-lock.json', digest: { sha256: sha256OfText(made.lock) } },
        ],
      },
      runDetails: { builder: { id: 'urn:brazilian-market-data:whoever-ran-make-release' } },
    },
  }
  return `${JSON.stringify(statement, null, 2)}\n`
}
