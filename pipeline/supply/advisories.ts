import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import { askService, nameHost, readJson } from './ask-service.ts'
import type { LockedPackage } from './locked-packages.ts'

/** Something that is known to be unsafe in one version of a package. */
export interface Advisory {
  readonly id: string
  readonly package: LockedPackage
  /** Null if the database tells no more about it. */
  readonly summary: string | null
  /** Versions in which the fault is mended. */
  readonly fixed: readonly string[]
}

export type Advice =
  | { readonly state: 'asked'; readonly advisories: readonly Advisory[] }
  | { readonly state: 'not_asked'; readonly why: string }

/** The database takes a thousand in a question. */
const PACKAGES_IN_QUESTION = 500
/** No well-kept set of packages has more pages of one answer, or more advisories to describe. */
const MOST_PAGES = 10
const MOST_DESCRIBED = 100
const MOST_BYTES = 8 * 1024 * 1024

const answerSchema = z.looseObject({
  results: z.array(
    z.looseObject({
      vulns: z.array(z.looseObject({ id: z.string().max(100) })).optional(),
      next_page_token: z.string().optional(),
    }),
  ),
})
const advisorySchema = z.looseObject({
  summary: z.string().optional(),
  affected: z
    .array(
      z.looseObject({
        package: z.looseObject({ name: z.string() }).optional(),
        ranges: z
          .array(z.looseObject({ events: z.array(z.looseObject({ fixed: z.string().optional() })).default([]) }))
          .default([]),
      }),
    )
    .default([]),
})

interface Question {
  readonly package: LockedPackage
  readonly page?: string
}

/** Asks a database with the interface of OSV (https://google.github.io/osv.dev/api) about packages of npm. */
export async function askAdvisories(
  packages: readonly LockedPackage[],
  database: string,
  signal: AbortSignal,
): Promise<Advice> {
  const found: { readonly id: string; readonly package: LockedPackage }[] = []
  for (let at = 0; at < packages.length; at += PACKAGES_IN_QUESTION) {
    let questions: Question[] = packages.slice(at, at + PACKAGES_IN_QUESTION).map((each) => ({ package: each }))
    for (let page = 0; questions.length > 0; page++) {
      if (page === MOST_PAGES) return { state: 'not_asked', why: `${nameHost(database)} answers without an end` }
      const answer = await askBatch(questions, database, signal)
      if (answer.state === 'not_asked') return answer
      found.push(...answer.known)
      questions = answer.more
    }
  }
  const advisories: Advisory[] = []
  for (const [at, { id, package: each }] of found.entries()) {
    const more = at < MOST_DESCRIBED ? await describe(id, each, database, signal) : NOTHING_MORE
    advisories.push({ id, package: each, ...more })
  }
  return { state: 'asked', advisories }
}

async function askBatch(questions: readonly Question[], database: string, signal: AbortSignal) {
  const queries = questions.map(({ package: { name, version }, page }) => {
    return { package: { name, ecosystem: 'npm' }, version, ...(page !== undefined && { page_token: page }) }
  })
  const reply = await askService(`${database}/v1/querybatch`, { signal, mostBytes: MOST_BYTES, question: { queries } })
  if (reply.state === 'not_asked') return reply
  const answer = answerSchema.safeParse(readJson(reply.body))
  if (reply.status !== 200 || !answer.success || answer.data.results.length !== questions.length)
    return refuseAnswer(database, reply.status)
  const answered = answer.data.results.flatMap((result, at) => {
    const question = questions[at]
    return question === undefined ? [] : [{ ...result, package: question.package }]
  })
  return {
    state: 'asked' as const,
    known: answered.flatMap(({ vulns = [], package: each }) => vulns.map(({ id }) => ({ id, package: each }))),
    more: answered.flatMap(({ next_page_token: page, package: each }) =>
      page === undefined || page === '' ? [] : [{ package: each, page }],
    ),
  }
}

/**
 * Explains an answer that is none: a page of a proxy or of another kind of database tells nothing; a refused question
 * is our fault.
 */
function refuseAnswer(database: string, status: number): { readonly state: 'not_asked'; readonly why: string } {
  if (status === 400)
    throw new BuildError('BAD_PARAMETER', `${nameHost(database)} does not understand the question (400)`, {
      hint: 'Name a database with the interface of OSV: --database https://api.osv.dev',
    })
  return {
    state: 'not_asked',
    why: `${nameHost(database)} answered ${String(status)} and not as a database of advisories does`,
  }
}

const NOTHING_MORE: Pick<Advisory, 'summary' | 'fixed'> = { summary: null, fixed: [] }

/** Describes an advisory. A known advisory counts even if nobody describes it. */
async function describe(
  id: string,
  { name }: LockedPackage,
  database: string,
  signal: AbortSignal,
): Promise<Pick<Advisory, 'summary' | 'fixed'>> {
  const reply = await askService(`${database}/v1/vulns/${encodeURIComponent(id)}`, { signal, mostBytes: MOST_BYTES })
  if (reply.state === 'not_asked') return NOTHING_MORE
  const told = advisorySchema.safeParse(readJson(reply.body))
  if (reply.status !== 200 || !told.success) return NOTHING_MORE
  const fixed = told.data.affected
    .filter((affected) => affected.package === undefined || affected.package.name === name)
    .flatMap(({ ranges }) => ranges.flatMap(({ events }) => events.flatMap((event) => event.fixed ?? [])))
  return { summary: told.data.summary ?? null, fixed: [...new Set(fixed)] }
}
