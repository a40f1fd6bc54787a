import { readFileSync } from 'node:fs'
import type { Language } from '../../../schemas/core/language.ts'

/** A release of the API, with its changes in Markdown, a line each. */
export interface Release {
  /** Such as `0.2.0`; null for changes that no release has yet. */
  readonly version: string | null
  /** Such as `2026-11-22`; null without a release. */
  readonly date: string | null
  readonly heading: string
  readonly changes: readonly string[]
}

const FILES: Readonly<Record<Language, string>> = { en: '../../CHANGELOG.md', pt: '../../CHANGELOG.pt.md' }

const read: Readonly<Record<Language, readonly Release[]>> = { en: parse('en'), pt: parse('pt') }

/** Lists the releases of the API, newest first. */
export function listReleases(language: Language): readonly Release[] {
  return read[language]
}

function parse(language: Language): readonly Release[] {
  const text = readFileSync(new URL(FILES[language], import.meta.url), 'utf8')
  const [, ...sections] = text.split(/^## /m)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const [, version = null, date = null] = /^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? []
    return {
      version,
      date,
      heading,
      changes: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    }
  })
}

/** Effect of a change on a client: a break most of all. */
export type ApiChangeKind = 'breaking' | 'changed' | 'added'

/** A change in words, with its kind, and the day of a break. */
interface Change {
  readonly kind: ApiChangeKind
  readonly date: string | null
  readonly text: string
}

const KINDS: Readonly<Record<string, ApiChangeKind>> = {
  Breaking: 'breaking',
  Quebra: 'breaking',
  Changed: 'changed',
  Mudou: 'changed',
  Added: 'added',
  Novo: 'added',
}

/** Reads the kind and the day before a change: `Breaking, 2026-11-26: …`. */
export function readChange(change: string): Change {
  const [, word = '', date = null, text = change] = /^(\p{L}+)(?:, (\d{4}-\d\d-\d\d))?: (.*)$/u.exec(change) ?? []
  return { kind: KINDS[word] ?? 'changed', date, text: text.slice(0, 1).toUpperCase() + text.slice(1) }
}
