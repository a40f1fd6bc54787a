import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderTime } from './status-words.tsx'

type LogHead = NonNullable<Status['log_head']>

const STATES: Readonly<Record<LogHead['state'], Text>> = {
  fresh: { en: 'fresh until', pt: 'vale até' },
  stale: { en: 'stale: nobody signed it anew by', pt: 'vencido: ninguém o assinou de novo até' },
  not_signed: {
    en: 'not signed, so it tells nobody how old the data are; made',
    pt: 'sem assinatura, e por isso não diz a ninguém a idade dos dados; feito em',
  },
}

/** Renders the head of the log of manifests: how many snapshots it has, who may trust it and until when. */
export function renderLogHead(head: Status['log_head'], language: Language): Html {
  const say = (text: Text) => text[language]
  if (head === null) {
    return <>{say({ en: 'No build has begun it here yet.', pt: 'Nenhuma compilação o começou aqui ainda.' })}</>
  }
  const { state, size, root, snapshot, signed_at, expires_at } = head
  const counted: Text =
    size === 1
      ? { en: 'One snapshot,', pt: 'Um snapshot,' }
      : { en: `${String(size)} snapshots, the newest`, pt: `${String(size)} snapshots, o mais recente` }
  return (
    <>
      <p>
        {say(counted)} <code>{snapshot}</code>;{' '}
        {state !== 'not_signed' && (
          <>
            {say({ en: 'signed', pt: 'assinado em' })} {renderTime(signed_at)},{' '}
          </>
        )}
        <span class={`state-${state}`}>{say(STATES[state])}</span>{' '}
        {renderTime(state === 'not_signed' ? signed_at : expires_at)}.
      </p>
      <p>
        {say({ en: 'Root', pt: 'Raiz' })}: <code>{root}</code> (<a href="/data/log.json">JSON</a>)
      </p>
    </>
  )
}
