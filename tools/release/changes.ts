const UNRELEASED = 'Unreleased'

/** Changes of a changelog that are released here: of the version, or since it. */
export interface ReleaseChanges {
  /** True if there are changes after the version in package.json: a release made then is not the announced one. */
  readonly areUnreleased: boolean
  readonly text: string
}

/** Takes the newest part of a changelog that has text. */
export function readReleaseChanges(changelog: string, version: string): ReleaseChanges {
  const unreleased = readPart(changelog, UNRELEASED)
  if (unreleased !== '') return { areUnreleased: true, text: unreleased }
  return { areUnreleased: false, text: readPart(changelog, version) }
}

function readPart(changelog: string, named: string): string {
  const part = changelog.split(/^## /m).find((each) => each.startsWith(`${named}\n`) || each.startsWith(`${named} (`))
  return part === undefined ? '' : part.slice(part.indexOf('\n')).trim()
}
