/** The error of a store whose snapshot is not taken over: the message says what is wrong and what to do. */
export class ReplicaRefusal extends Error {
  override readonly name = 'ReplicaRefusal'
}
