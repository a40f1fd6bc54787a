import { parse } from 'node:querystring'

/**
 * Parses a query without building objects from `a[b]=c`. A repeated parameter becomes a list, which is refused later.
 * There is no limit here, because a parameter beyond it would be ignored: the count has already been checked.
 */
export function parseQuery(text: string): object {
  return parse(text, '&', '=', { maxKeys: 0 })
}
