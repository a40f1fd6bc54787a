const UNRELEASED = 'Unreleased'

/** What a changelog says of what is released here: of the version, or of what came after it. */
export interface ReleaseChanges {
  /** True if there are changes after the version in package.json: what is made then is no release that was announced. */
  readonly areUnreleased: boolean
  readonly text: string
}

/** Takes the newest part of a changelog that says something. */
export function readReleaseChanges(changelog: string, version: string): ReleaseChanges {
  const unreleased = readPart(changelog, UNRELEASED)
  if (unreleased !== '') return { areUnreleased: true, text: unreleased }
  return { areUnreleased: false, text: readPart(changelog, version) }
}

function readPart(changelog: string, named: string): string {
  const part = changelog.split(/^## /m).find((each) => each.startsWith(`${named}\n`) || each.startsWith(`${named} (`))
  return part === undefined ? '' : part.slice(part.indexOf('\n')).trim()
}
