import assert from 'node:assert/strict'
import { computeEtag, matchesEtag } from '../../../server/http/etag.ts'
import type { FuzzTarget } from './target.ts'

const ETAG = computeEtag(['an answer'])
/** A list of tags in quotes as RFC 9110, 8.8.3, has it. */
const TAG = String.raw`(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"`
const LIST = new RegExp(String.raw`^\s*${TAG}(?:\s*,\s*${TAG})*\s*$`)

export const etag: FuzzTarget = {
  holds: 'a list of ETags names ours if and only if it has it, and no header does that lacks it',
  run: (bytes) => {
    const header = bytes.toString('latin1').replaceAll('E', ETAG)
    const isMatch = matchesEtag(header, ETAG)
    if (isMatch) assert.ok(header.includes(ETAG))
    if (LIST.test(header)) assert.equal(isMatch, listTags(header).includes(ETAG), header)
  },
}

function listTags(header: string): string[] {
  return Array.from(header.matchAll(new RegExp(TAG, 'g')), ([tag]) => tag.replace(/^W\//, ''))
}
