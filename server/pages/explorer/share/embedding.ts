/** Sites that may show pictures of the explorer within their pages, as a policy names them; null where none may. */
export type Embedders = string | null

const ORIGIN = /^https?:\/\/(?:\*\.)?[A-Za-z0-9.-]{1,253}(?::\d{1,5})?$/

/** Reads the setting `EXPLORER_EMBED`: `off`, `on`, or origins of sites. Throws a sentence for a text that is none. */
export function readEmbedSetting(text: string): Embedders {
  if (text === 'off') return null
  if (text === 'on') return '*'
  const origins = text.split(',').map((each) => each.trim())
  const wrong = origins.find((each) => !ORIGIN.test(each))
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is no site: write off, on, or origins such as https://example.org or https://*.example.org`,
    )
  return origins.join(' ')
}
