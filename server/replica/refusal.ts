/** A replica does not take over this snapshot of its store: the message says what is wrong and what to do. */
export class ReplicaRefusal extends Error {
  override readonly name = 'ReplicaRefusal'
}
