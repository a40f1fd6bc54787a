import type { Html } from '../kit/jsx-runtime.ts'
import { assetPath } from '../kit/assets.ts'
import { renderDescription } from '../kit/description.tsx'
import { LANGUAGE_TAGS, otherLanguage } from '../../../schemas/core/language.ts'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'
import type { FrameParts } from './frame-parts.ts'
import { renderPreview } from './share/preview.tsx'

/** Renders the head of a whole page: what browsers, search engines and other sites read of it. */
export function renderHead(parts: FrameParts): Html {
  const { language, title, description, here, elsewhere, base, image, dataset, isListed = false } = parts
  const { finding, feed, hasPictures = false } = parts
  const [site, other] = [SERVICE_NAME[language], otherLanguage(language)]
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title === '' ? site : `${title} · ${site}`}</title>
      {renderDescription(description)}
      {base !== undefined && image !== undefined && here !== null && (
        <>
          {renderPreview({
            language,
            site,
            title: [title || site, finding].filter((each) => each !== undefined).join(': '),
            description,
            address: `${base}${here}`,
            image: `${base}${image}`,
          })}
        </>
      )}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {!isListed && <meta name="robots" content="noindex" />}
      {here !== null && (
        <>
          <link rel="alternate" hreflang={LANGUAGE_TAGS[language]} href={here} />
          <link rel="alternate" hreflang={LANGUAGE_TAGS[other]} href={elsewhere} />
        </>
      )}
      {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      {dataset}
      <link rel="icon" type="image/svg+xml" href={assetPath('explorer-icon.svg')} />
      <link rel="stylesheet" href={assetPath('search-field.css')} />
      <link rel="stylesheet" href={assetPath('explorer.css')} />
      <script src={assetPath('search-field.js')} defer />
      {hasPictures && <script src={assetPath('chart.js')} defer />}
    </head>
  )
}
