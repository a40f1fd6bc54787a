/** Terms under which the publisher of a dataset lets others use its data. */
export type Terms = { readonly kind: 'open' } | RestrictedTerms

/** Terms of a holder who does not let everybody hand the data on. */
interface RestrictedTerms {
  readonly kind: 'restricted'
  /** Who holds the rights. */
  readonly holder: string
  /** Permission of the holder, in a sentence. */
  readonly text: string
  /**
   * Who gets whole files, Parquet and exports. `with_key` needs a key with the scope of the dataset and `bulk`. The
   * files of a new dataset are `refused` until the operator confirms the right to hand them out.
   */
  readonly files: 'with_key' | 'refused'
}

/** Fields of a dataset that decide about its terms. */
interface Termed {
  readonly id: string
  readonly terms: Terms
}

/**
 * True if a dataset may be shown to somebody without a key: in an answer, a page, a picture, a share or a catalogue.
 * `permitted` are the restricted datasets that the operator has released (`PUBLIC_RESTRICTED`).
 */
export function mayBeShown({ id, terms }: Termed, permitted: ReadonlySet<string>): boolean {
  return terms.kind === 'open' || permitted.has(id)
}

/** True if keys with the scopes of a dataset and `bulk` may have its whole files. */
export function mayGiveFiles(dataset: Termed, permitted: ReadonlySet<string>): boolean {
  const { terms } = dataset
  return mayBeShown(dataset, permitted) || (terms.kind === 'restricted' && terms.files === 'with_key')
}
