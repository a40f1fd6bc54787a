import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import type { Language } from '../../../schemas/core/language.ts'
import { writePageAddress } from './page-request.ts'

/** What a whole page is made of. */
export interface FrameParts {
  readonly language: Language
  readonly title: string
  /** What the page shows, in a sentence, for search engines. */
  readonly description: string
  readonly body: HtmlValue
  /** The address of the same page in the other language, with its query; on an error that of the start page. */
  readonly elsewhere: string
  /** The address of this page; null of an error. */
  readonly here: string | null
  /** The text of the search field. */
  readonly question?: string
  /** The body has the search field. */
  readonly hasSearch?: boolean
  readonly isListed?: boolean
  /** The snapshot that answers; null where none does. */
  readonly snapshot: { readonly id: string; readonly isSample: boolean } | null
  /** The parameter that chose an older snapshot, for links and forms. */
  readonly pinned?: readonly [string, string] | null
  /** The address of this service, and that of the picture that others show of the page. */
  readonly base?: string
  readonly image?: string
  /** The address of the feed of what the page shows. */
  readonly feed?: string
  /** True of a page with a picture, whose values a script says. */
  readonly hasPictures?: boolean
  /** The finding of its first picture, which others show behind the title. */
  readonly finding?: string
  /** What the page has, for search engines. */
  readonly dataset?: Html | null
  /** The pages that this server shows. */
  readonly pages: ReadonlySet<string>
}

/** Writes an address of this site that keeps the chosen snapshot. */
export function keepSnapshot(path: string, pinned: FrameParts['pinned']): string {
  return pinned ? writePageAddress(path, Object.fromEntries([pinned])) : path
}
