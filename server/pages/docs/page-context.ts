import type { Endpoint, Snapshot } from '../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { translate } from '../../../schemas/service/language/translate.ts'
import type { BaseUrls } from '../../http/base-url.ts'
import { listDatasetsShown } from '../../keys/scopes.ts'
import type { DataTerms } from '../../keys/data-terms.ts'
import type { SnapshotFollower } from '../../snapshots/follow.ts'
import { createPageCache } from './page-cache.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { addressIn } from '../kit/navigation.tsx'

export interface PageWords {
  readonly language: Language
  readonly say: (text: Text) => string
  /** Chooses the markup of the language. */
  readonly show: (texts: Readonly<Record<Language, Html>>) => Html
  /** Gives a declared English text in the language. */
  readonly declared: (text: string) => string
  /** Makes the address of a page of the documentation in the language: `/docs/rules`. */
  readonly link: (path: string) => string
}

export interface PageContext extends PageWords {
  readonly endpoints: readonly Endpoint[]
  /** Address of this service in the requests that readers copy: `https://host`. */
  readonly base: string
  /** Null before the first snapshot. */
  readonly snapshot: Snapshot | null
  /** True where the server shows the explorer, which the pages then link to. */
  readonly hasExplorer: boolean
  /** Says whether the terms of the data let a page show what an endpoint answers. */
  readonly mayShow: (endpoint: Endpoint, parameters: Readonly<Record<string, string>>) => boolean
  /**
   * Asks the snapshot once and remembers the result under `name`; null without a snapshot and when the server is busy.
   */
  readonly ask: <T>(name: string, read: (snapshot: Snapshot) => Promise<T>) => Promise<T | null>
}

export interface PageContextParts {
  readonly findBase: () => BaseUrls
  readonly endpoints: readonly Endpoint[]
  readonly following: SnapshotFollower
  readonly hasExplorer: boolean
  readonly terms: DataTerms
}

export function wordsOf(language: Language): PageWords {
  return {
    language,
    say: (text) => text[language],
    show: (texts) => texts[language],
    declared: (text) => translate(language, text),
    link: (path) => addressIn(language, path),
  }
}

/**
 * Creates the function that renders a page and keeps the newest snapshot open meanwhile. It also works before the first
 * snapshot.
 */
export function createPageContexts({ endpoints, following, hasExplorer, terms, findBase }: PageContextParts) {
  const remember = createPageCache()
  const open = (language: Language, snapshot: Snapshot | null): PageContext => ({
    ...wordsOf(language),
    endpoints,
    hasExplorer,
    mayShow: (endpoint, parameters) => terms.mayShow(listDatasetsShown(endpoint, parameters)),
    base: findBase().whole,
    snapshot,
    ask: async (name, read) => {
      if (snapshot === null) return null
      return remember(snapshot, `${language} ${name}`, () => read(snapshot)).catch(unlessBusy)
    },
  })
  return <T>(language: Language, render: (context: PageContext) => Promise<T>): Promise<T> =>
    following.current() === null
      ? render(open(language, null))
      : following.use(null, (snapshot) => render(open(language, snapshot)))
}

/** A busy server still shows its pages, without the answer. The next reader may see it. */
function unlessBusy(error: unknown): null {
  if (error instanceof ApiError && error.code === 'unavailable') return null
  throw error
}
