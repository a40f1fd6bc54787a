import type { Language } from '../../core/language.ts'
import { translate } from '../language/translate.ts'

/** Keys of data, which stays as it is even if its own keys are named like those of texts. */
const DATA: ReadonlySet<string> = new Set(['example', 'value', 'default', 'const', 'enum'])
/** Key of an object whose own keys are names of fields: a field can be named `value`. */
export const FIELDS = 'properties'
const TEXTS: ReadonlySet<string> = new Set(['title', 'summary', 'description'])

/** Translates the texts and tags of the OpenAPI document. Names, types and examples stay. */
export function translateDocument(language: Language, document: unknown): unknown {
  const isTag = (name: string, value: unknown) => name === 'tags' && Array.isArray(value)
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]: [string, unknown]) => {
        if (DATA.has(name)) return [name, each]
        if (name === FIELDS) return [name, visitFields(each)]
        if (TEXTS.has(name) && typeof each === 'string') return [name, translate(language, each)]
        return [name, isTag(name, each) ? visitTags(each) : visit(each)]
      }),
    )
  }
  const visitFields = (fields: unknown): unknown =>
    Object.fromEntries(Object.entries(fields as object).map(([name, each]) => [name, visit(each)]))
  const visitTags = (tags: unknown): unknown =>
    (tags as readonly unknown[]).map((tag) => {
      if (typeof tag === 'string') return translate(language, tag)
      const { name, ...rest } = tag as { readonly name: string }
      return { name: translate(language, name), ...(visit(rest) as object) }
    })
  return visit(document)
}
