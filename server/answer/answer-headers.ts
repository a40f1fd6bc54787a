import { FORMATS, type Format } from '../../schemas/core/format.ts'

const LONGEST = 150

/**
 * The name of a download: dataset and key as the endpoint says them, and a day. An answer that is of no day of its own
 * is of the day of its snapshot, so that two downloads of the same question are told apart.
 */
export function buildDownloadName(fileName: string, snapshot: string, format: Format): string {
  const day = snapshot.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
  const dated = /\d{4}-\d{2}/.test(fileName) ? fileName : `${fileName}-${day}`
  // Letters that mean the same in every file system and need no escape in a header.
  const safe = dated.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '')
  return `${safe.slice(0, LONGEST)}.${FORMATS[format].extension}`
}
