import type { Member } from '../../../schemas/core/source.ts'
import { readTwice } from './both-readers.ts'
import { compareLines } from './lines.ts'
import type { FuzzTarget } from './target.ts'

const member: Member = {
  id: 'X',
  relation: 'raw',
  names: () => 'any',
  format: 'messages',
  encoding: 'utf-8',
  messages: { element: 'Msg', named: 'Code', begins: 'DI1' },
  fields: { Code: { kind: 'text' }, Day: { kind: 'date', optional: true }, Rate: { kind: 'price', optional: true } },
  ignored: { columns: ['Id'], because: 'Nobody asks for it.' },
}

export const messages: FuzzTarget = {
  holds: 'a document of messages, in a zip or bare, is refused, or both readers find the same leaves in each message',
  run: async (bytes) => {
    const read = await readTwice(bytes, member)
    if (read !== null) compareLines(read, member)
  },
}
