import { resolve } from 'node:path'
import { readManifestSigner } from '../../pipeline/signing/signer.ts'
import { makeRelease } from './make-release.ts'

/** Makes a release in a folder, `release` unless another is given, signed if SIGNING_KEY_FILE names a key. */
const folder = process.argv[2] ?? 'release'
const signer = await readManifestSigner(process.env)
const { names, source, areUnreleased } = await makeRelease(resolve(folder), signer)
for (const name of names) process.stdout.write(`${folder}/${name}\n`)

const warn = (line: string) => process.stderr.write(`warn  ${line}\n`)
if (signer === null) warn('not signed: SIGNING_KEY_FILE is not set')
if (areUnreleased) warn('CHANGELOG.md has unreleased changes: give them a number and a day before you publish this')
if (source.isModified === true) warn('the folder differs from its commit: nobody else can make these bytes')
if (source.commit === null) warn('no checkout of git: the provenance names no commit')
