/** Stops the start for a reason that the operator can mend: the message says which, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
