import type { Endpoint } from './endpoint.ts'

/** The forms an answer can have: media type, and what the name of a download ends with. */
export const FORMATS = {
  json: { type: 'application/json; charset=utf-8', extension: 'json' },
} as const

export type Format = keyof typeof FORMATS

/** The formats of an endpoint. */
export function formatsOf(_endpoint: Pick<Endpoint, 'output' | 'rows'>): readonly Format[] {
  return ['json']
}
