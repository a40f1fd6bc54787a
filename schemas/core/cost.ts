/** A heavy request waits for one of few places, which keys take in turn; a light one does not. */
export type Cost = 'light' | 'heavy'

/** What a request may cost the server. */
export interface Bounds {
  /** Which requests are heavy: a sentence for the reference, and how an input is told; without it none is. */
  readonly heavy?: { readonly when: string; readonly is: (input: never) => boolean }
  /** The units of work (`Work`) that one may have done before it is refused with a 400. */
  readonly work: number
  /** What to change where it is refused, by parameter. */
  readonly narrower: Readonly<Record<string, string>>
}

/** The bounds of an endpoint that declares none. */
export const USUAL_BOUNDS: Bounds = { work: 10_000_000, narrower: { page_size: 'ask for less at once.' } }

/** The sentence about cost that the reference has of an endpoint; nothing of one that is always light. */
export function costText({ heavy }: Bounds = USUAL_BOUNDS): string | null {
  return heavy === undefined ? null : `Heavy ${heavy.when}.`
}
