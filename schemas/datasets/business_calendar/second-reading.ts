import type { Member } from '../../core/source.ts'
import { judge } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'

/** Closed days of the exchange: their rows name the list as their member. */
const CLOSED_DAYS: Member = {
  id: 'closed-days',
  relation: 'closed_day',
  names: () => ['closed-days'],
  fields: { Data: { kind: 'date' } },
}

export default {
  columns: { 'calendar_holiday.calendar': calendar },
  declaredMembers: [CLOSED_DAYS],
} satisfies SecondReading

function calendar({ member }: FiledLine, published: string | null): Judged {
  return judge('the file', member.id, published === (member.id === CLOSED_DAYS.id ? 'b3-sessions' : 'br-banks'))
}
