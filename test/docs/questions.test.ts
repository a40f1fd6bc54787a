import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'

const PAGE = readFileSync(new URL('../../docs/api-reference.md', import.meta.url), 'utf8')

/** Reads the table below the heading. */
function listRequests(heading: string): string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/\| `(\/v1\/[^`]+)` \|$/gm)].map(([, request = '']) => request)
}

const QUESTIONS = listRequests('Twenty questions')
const SURVEYS = listRequests('Published surveys')

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

it('there are twenty questions, each with another request, and three surveys', () => {
  expect([new Set(QUESTIONS).size, SURVEYS.length]).toEqual([20, 3])
})

describe('a question', () => {
  it.each(QUESTIONS)('is answered by %s', async (request) => {
    const { status, text } = await api.get(request)

    expect(status, text.slice(0, 300)).toBe(200)
    expect((exactJson(text) as { readonly data: unknown }).data).not.toEqual([])
  })
})

describe('a survey', () => {
  it.each(SURVEYS)('asks for a month that the sample lacks: %s', async (request) => {
    const { status, text } = await api.get(request)

    expect([status, text]).toEqual([404, expect.stringContaining('outside_coverage')])
  })
})
