import { assetPath } from '../../kit/assets.ts'
import type { Html } from '../../kit/jsx-runtime.ts'

interface FramedParts {
  readonly title: string
  /** Whole address of the page that has the picture. */
  readonly address: string
  readonly language: string
  /** Address of the picture as SVG. */
  readonly drawing: string
}

/** Renders a picture for a frame of another site: as wide as the frame, and a link to its page. */
export function renderFramed({ title, address, language, drawing }: FramedParts): Html {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={address} />
        <link rel="stylesheet" href={assetPath('explorer.css')} />
      </head>
      <body class="framed">
        <a href={address} target="_blank" rel="noopener">
          <img src={drawing} alt={title} />
        </a>
      </body>
    </html>
  )
}
