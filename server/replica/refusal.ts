/** A replica does not take over this snapshot of its store: the message names the fault and the remedy. */
export class ReplicaRefusal extends Error {
  override readonly name = 'ReplicaRefusal'
}
