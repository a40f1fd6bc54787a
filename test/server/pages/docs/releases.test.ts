import { describe, expect, it } from 'vitest'
import packageFile from '../../../../package.json' with { type: 'json' }
import { listReleases, type Release } from '../../../../server/pages/docs/releases.ts'
import { shareSample } from '../../helpers/shared.ts'
import { ask } from '../../helpers/http.ts'

const [english, portuguese] = [listReleases('en'), listReleases('pt')]
const KINDS: readonly (readonly [english: RegExp, portuguese: RegExp])[] = [
  [/^Added: /, /^Novo: /],
  [/^Changed: /, /^Mudou: /],
  [/^Breaking, (\d{4}-\d\d-\d\d): /, /^Quebra, (\d{4}-\d\d-\d\d): /],
]
/** What both languages write in the same way: names, addresses and values. A list of two has another order at times. */
const listCode = (change = '') => [...change.matchAll(/`[^`]+`/g)].map(([code]) => code).sort()
const pairChanges = (read: (change: string) => unknown, at: 0 | 1) =>
  [english, portuguese][at]?.map(({ changes }) => changes.map(read))

describe('the releases of the API', () => {
  it('are there in both languages, with the same number of changes', () => {
    const outline = (releases: readonly Release[]) =>
      releases.map(({ version, date, changes }) => ({ version, date, changes: changes.length }))
    expect(outline(portuguese)).toEqual(outline(english))
    expect(english.length).toBeGreaterThan(1)
  })

  it('name the same code in each change, and say of the same kind that it is new, changed or a break', () => {
    expect(pairChanges(listCode, 1)).toEqual(pairChanges(listCode, 0))
    const kind = (at: 0 | 1) => (change: string) => KINDS.findIndex((words) => words[at].test(change))
    expect(pairChanges(kind(1), 1)).toEqual(pairChanges(kind(0), 0))
    expect(pairChanges(kind(0), 0)?.flat()).not.toContain(-1)
  })

  it('have a date each, newest first, and only what comes next has none', () => {
    const released = english.filter(({ version }) => version !== null)
    expect(english.slice(-released.length)).toEqual(released)
    expect(english.length - released.length).toBeLessThanOrEqual(1)
    const order = released.map(({ date, version }) => `${String(date)} ${String(version)}`)
    expect(order).toEqual([...order].sort().reverse())
  })

  it('are those of the package: its number is that of the newest', () => {
    expect(english.find(({ version }) => version !== null)?.version).toBe(packageFile.version)
  })

  it('stand on the page of changes with an anchor each, and in its feed', async () => {
    const api = await shareSample()
    const [page, own] = [await ask(api.port, '/docs/changelog'), await ask(api.port, '/pt/docs/changelog')]
    const feed = await ask(api.port, '/feeds/changes.atom')

    for (const { version, date } of english.filter((each) => each.version !== null)) {
      for (const { text } of [page, own]) {
        expect(text).toContain(`<h3 id="v${String(version)}">`)
        expect(text).toContain(`<time datetime="${String(date)}">`)
      }
      expect(feed.text).toContain(`/docs/changelog#v${String(version)}</id>`)
      expect(feed.text).toContain(`<updated>${String(date)}T00:00:00Z</updated>`)
    }
    for (const [{ text }, kinds] of [
      [page, ['Breaking', 'Changed', 'Added']],
      [own, ['Quebra', 'Mudou', 'Novo']],
    ] as const) {
      const [, unreleased = ''] = text.split('<h3 id="unreleased">')
      expect([...unreleased.matchAll(/<h4>(\w+) <small>/g)].slice(0, 3).map(([, kind]) => kind)).toEqual(kinds)
      expect(unreleased).toMatch(/<li><time datetime="\d{4}-\d\d-\d\d">/)
      expect(text).toMatch(/<h3><time datetime="\d{4}-\d\d-\d\d">[^<]+<\/time> <small>[\d.,]+ /)
    }
  })
})
