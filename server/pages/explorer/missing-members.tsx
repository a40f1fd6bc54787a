import type { Text } from '../../../schemas/core/language.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import type { PageView } from './page.ts'
import { sayMissingMembers } from './text/member-words.ts'

const LACKING: Text = { en: 'Missing:', pt: 'Faltam:' }

/** Where nothing was found, nothing is said of what is missing. */
export const NOTHING_MISSING = { missing_members: '' } as const

/** Warns of the members that an answer says its month lacks; null where it lacks none. */
export function renderMissingMembers(
  view: PageView,
  warning: Text,
  answer: { readonly missing_members: string },
): Html | null {
  const missing = answer.missing_members
  if (missing === '') return null
  return (
    <p class="warn">
      {view.say(warning)}{' '}
      <span class="quiet" title={missing}>
        {view.say(LACKING)} {sayMissingMembers(view, missing)}.
      </span>
    </p>
  )
}

/** Names the file of the holdings of a month. */
export function nameHoldings(day: string): string {
  return `cda_fi_${day.slice(0, 7).replace('-', '')}`
}
