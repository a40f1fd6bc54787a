import type { Text } from '../../../schemas/core/language.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderCards } from '../kit/table.tsx'
import { renderTime, type Say } from './status-words.tsx'

/** A forgotten pin holds for ever, so it is shown as long as it is there. */
export function renderPinned({ pinned }: Status, say: Say): Html | null {
  if (pinned.length === 0) return null
  const kept: Text = {
    en: 'The operator has pinned these: builds keep them as they are, whatever their sources show.',
    pt: 'Fixados pelo operador: as compilações os mantêm como estão, mesmo que as fontes mudem.',
  }
  const rows = pinned.map(({ dataset, partition, url, sha256, since }) => [
    url ?? `${dataset ?? ''} ${partition ?? ''}`,
    renderTime(since),
    sha256 === null ? (
      say({ en: 'the published version', pt: 'a versão publicada' })
    ) : (
      <code>{sha256.slice(0, 12)}</code>
    ),
  ])
  const heads = [
    say({ en: 'Pinned', pt: 'Fixado' }),
    say({ en: 'Since', pt: 'Desde' }),
    say({ en: 'What is kept', pt: 'O que se mantém' }),
  ]
  return (
    <>
      <h2 id="pinned">{say({ en: 'Pinned', pt: 'Fixado' })}</h2>
      <p>{say(kept)}</p>
      {renderCards({ label: say({ en: 'What is pinned', pt: 'O que está fixado' }), heads, rows })}
    </>
  )
}
