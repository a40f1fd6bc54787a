import { LANGUAGES } from '../../../../schemas/core/language.ts'

/** Writes the addresses of pages in every language as a sitemap (sitemaps.org, protocol 0.9). */
export function writeSitemap(base: string, paths: readonly string[]): string {
  const addresses = paths.flatMap((path) => LANGUAGES.map((language) => `${base}/${language}${path}`))
  const set = (
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      {addresses.map((address) => (
        <url>
          <loc>{address}</loc>
        </url>
      ))}
    </urlset>
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n${set.text}\n`
}
