import { type Language, LANGUAGE_TAGS } from '../../../../schemas/core/language.ts'
import { writeDescription } from '../../kit/description.tsx'
import type { Html } from '../../kit/jsx-runtime.ts'
import { PICTURE_WIDTH } from './picture-svg.ts'

interface PreviewParts {
  readonly language: Language
  readonly site: string
  readonly title: string
  readonly description: string
  /** Whole addresses of the page and of its picture. */
  readonly address: string
  readonly image: string
}

/** Renders what other sites show when somebody links to a page. */
export function renderPreview({ language, site, title, description, address, image }: PreviewParts): Html {
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:locale': LANGUAGE_TAGS[language].replace('-', '_'),
    'og:title': title,
    'og:description': writeDescription(description),
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE_WIDTH),
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address} />
    </>
  )
}
