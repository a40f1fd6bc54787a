import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Answer } from '../../answers.ts'
import { NOTHING_MISSING, renderMissingMembers } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { HOLDERS_LACK } from '../../text/partial-month.ts'
import { renderHolders } from '../fund/holders.tsx'

/** Renders the funds that hold a paper and what the month lacks; a sentence where no line names the paper. */
export function renderPaperHolders(
  view: PageView,
  code: string,
  holders: Answer<'asset_holders'> | null,
  nobody: Text,
): Html {
  return (
    <>
      {renderMissingMembers(view, HOLDERS_LACK, holders ?? NOTHING_MISSING)}
      {renderHolders(view, code, holders) ?? <p class="nothing">{view.say(nobody)}</p>}
    </>
  )
}
