import { paintPicture } from './picture-png.ts'
import type { ChartPicture } from '../page.ts'
import { type PicturePlace, writePictureSvg } from './picture-svg.ts'

/** The forms in which a picture itself can be had. */
export const PICTURE_FORMATS = ['svg', 'png'] as const
type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** True for the form of a picture, and not of its data. */
export function isPictureFormat(format: string): format is PictureFormat {
  return PICTURE_FORMATS.some((each) => each === format)
}

/** Writes a picture as a file. A browser shows it, and runs nothing that is in it. */
export async function writePictureFile(
  picture: ChartPicture,
  name: string,
  format: PictureFormat,
  place: PicturePlace,
) {
  const svg = writePictureSvg(picture, place)
  const headers = {
    'Content-Type': format === 'svg' ? 'image/svg+xml' : 'image/png',
    'Content-Disposition': `inline; filename="${name}.${format}"`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    // Other sites show it: a preview, an article.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return { content: format === 'svg' ? svg : await paintPicture(svg), type: format, headers }
}
