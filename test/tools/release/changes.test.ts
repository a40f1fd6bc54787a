import { expect, it } from 'vitest'
import { readReleaseChanges } from '../../../tools/release/changes.ts'

const RELEASED = '## 0.3.0 (2026-11-23)\n\n- One thing.\n- Another.\n\n## 0.2.0 (2026-11-22)\n\n- Before.\n'

it('gives as changes of a release what the changelog has below its number', () => {
  const changelog = `# Releases\n\n## Unreleased\n\n${RELEASED}`

  expect(readReleaseChanges(changelog, '0.3.0')).toEqual({ areUnreleased: false, text: '- One thing.\n- Another.' })
  expect(readReleaseChanges(changelog, '0.2.0').text).toBe('- Before.')
})

it('gives the unreleased changes where there are some, and marks them as such', () => {
  const changelog = `# Releases\n\n## Unreleased\n\n- New.\n\n${RELEASED}`

  expect(readReleaseChanges(changelog, '0.3.0')).toEqual({ areUnreleased: true, text: '- New.' })
})

it('gives no changes for a number that the changelog does not have', () => {
  expect(readReleaseChanges(RELEASED, '0.3')).toEqual({ areUnreleased: false, text: '' })
})
