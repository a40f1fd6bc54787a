import type { Text } from '../../core/language.ts'

/** A sentence for a client: the id of its declaration, the values in it, and the text of both in each language. */
export interface Message extends Text {
  readonly id: string
  readonly values: object
}

/** How a message is written: always the same, or from values. */
type Written = Text | ((values: never) => Text)

type Messages<T> = {
  readonly [Id in keyof T]: T[Id] extends (...values: infer V) => Text ? (...values: V) => Message : Message
}

/** Declares messages by their ids. A message that lacks a language or one of its values does not compile. */
export function defineMessages<const T extends Readonly<Record<string, Written>>>(table: T): Messages<T> {
  const messages = Object.entries<Written>(table).map(([id, written]) => [
    id,
    typeof written === 'function'
      ? (values: never): Message => ({ id, values, ...written(values) })
      : { id, values: {}, ...written },
  ])
  return Object.fromEntries(messages) as Messages<T>
}
