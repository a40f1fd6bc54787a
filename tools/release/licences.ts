import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstalledPackage } from './installed-packages.ts'

const OF_LICENCE = /^(licen[cs]e|copying|notice)([-.]|$)/i
const RULE = '='.repeat(80)

/**
 * Writes the licences of all packages that come with a release, with the texts in them. A package for one system is
 * named without its text, which it brings itself: another builder may not have it, and must write the same bytes.
 */
export async function writeLicences(root: string, packages: readonly InstalledPackage[]): Promise<string> {
  const parts = [INTRODUCTION]
  for (const each of packages) {
    const texts = each.isForOneSystem ? ['Its text is in the package.'] : await readTexts(join(root, each.place))
    const name = each.place.slice(each.place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    parts.push(`${RULE}\n${name} ${each.version} (${each.licence})\n\n${texts.join('\n\n')}\n`)
  }
  return parts.join('\n')
}

const INTRODUCTION = `The packages that this release installs, and those of them whose code is in its programs.
The fonts and images that it shows come from these packages too.
`

async function readTexts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => OF_LICENCE.test(name)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.length === 0
    ? ['Its package has no text of the licence.']
    : texts.map((text) => text.replaceAll('\r', '').trim())
}
