import { LANGUAGE_TAGS, type Language } from '../../../../schemas/core/language.ts'
import { writeWholePage } from '../../kit/write-whole-page.ts'
import type { ChartPicture } from '../page.ts'
import type { Embedders } from './embedding.ts'
import { renderFramed } from './framed-picture.tsx'
import { paintPicture } from './picture-png.ts'
import { type PicturePlace, writePictureSvg } from './picture-svg.ts'

/** As a page of HTML, a picture stands in a frame of another site. */
export const PICTURE_FORMATS = ['svg', 'png', 'html'] as const
type PictureFormat = (typeof PICTURE_FORMATS)[number]

const TYPES: Readonly<Record<PictureFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
}

/** True for the form of a picture, and not of its data. */
export function isPictureFormat(format: string): format is PictureFormat {
  return PICTURE_FORMATS.some((each) => each === format)
}

/** A browser shows the picture, and runs nothing that is in it. Some sites may show it in a frame. */
export function policyOfPicture(embedders: Embedders): string {
  const framed = `frame-ancestors ${embedders ?? "'none'"}`
  return `default-src 'none'; img-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; ${framed}`
}

interface PictureFile extends PicturePlace {
  readonly name: string
  readonly language: Language
  /** Address of the picture as SVG. */
  readonly drawing: string
}

export async function writePictureFile(picture: ChartPicture, format: PictureFormat, file: PictureFile) {
  const headers = {
    'Content-Type': TYPES[format],
    ...(format !== 'html' && { 'Content-Disposition': `inline; filename="${file.name}.${format}"` }),
    // Other sites show it: a preview, an article.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return { content: await WRITERS[format](picture, file), type: format, headers }
}

type WritePicture = (picture: ChartPicture, file: PictureFile) => string | Promise<Buffer>

const WRITERS: Readonly<Record<PictureFormat, WritePicture>> = {
  svg: writePictureSvg,
  png: (picture, file) => paintPicture(writePictureSvg(picture, file)),
  html: ({ title }, { address, language, drawing }) =>
    writeWholePage(renderFramed({ title, address, language: LANGUAGE_TAGS[language], drawing })),
}
