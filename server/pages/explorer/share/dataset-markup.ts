import { Html } from '../../kit/jsx-runtime.ts'

interface DatasetParts {
  readonly name: string
  readonly description: string
  readonly site: string
  readonly snapshot: string
  readonly language: string
  /** Whole addresses of the page, and of its data by type. */
  readonly address: string
  readonly files: readonly { readonly type: string; readonly address: string }[]
}

/** Writes what a page has as a `Dataset` of schema.org, which search engines read. */
export function writeDatasetMarkup({
  name,
  description,
  site,
  snapshot,
  language,
  address,
  files,
}: DatasetParts): Html {
  const dataset = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: address,
    inLanguage: language,
    version: snapshot,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: site },
    distribution: files.map((file) => ({
      '@type': 'DataDownload',
      encodingFormat: file.type,
      contentUrl: file.address,
    })),
  }
  // Within a script nothing is markup but the beginning of a tag.
  const json = JSON.stringify(dataset).replaceAll('<', String.raw`\u003c`)
  return new Html(`<script type="application/ld+json">${json}</script>`, { tag: null, attributes: {} })
}
