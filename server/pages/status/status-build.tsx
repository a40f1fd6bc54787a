import { doingText } from '../../../schemas/core/last-build.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderTime } from './status-words.tsx'

type LastBuild = NonNullable<Status['last_build']>
type UnderWay = NonNullable<Status['build_under_way']>

export const OUTCOMES: Readonly<Record<LastBuild['outcome'], Text>> = {
  published: { en: 'Published the new data.', pt: 'Publicou os dados novos.' },
  nothing_new: {
    en: 'Nothing was new, so nothing was published.',
    pt: 'Não havia nada de novo a publicar.',
  },
  held_back: {
    en: 'Held back some data: their last good version is served.',
    pt: 'Reteve alguns dados: a última versão válida deles continua no ar.',
  },
  failed: {
    en: 'Stopped early: the last snapshot is served.',
    pt: 'Foi interrompida: o último snapshot continua no ar.',
  },
}

/** Renders how the last build went. */
export function renderLastBuild({ last_build }: Pick<Status, 'last_build'>, language: Language): Html {
  const say = (text: Text) => text[language]
  if (last_build === null) {
    const none = { en: 'No build has reported its end yet.', pt: 'Nenhuma compilação terminou ainda.' }
    return <p>{say(none)}</p>
  }
  const { outcome, started_at, ended_at, exit_code, failure, snapshot } = last_build
  return (
    <>
      <p class={`state-${outcome}`}>
        {say(OUTCOMES[outcome])}
        {failure !== null && (
          <>
            {' '}
            (<code>{failure}</code>)
          </>
        )}
      </p>
      <dl class="facts">
        <dt>{say({ en: 'Began', pt: 'Começou' })}</dt>
        <dd>{renderTime(started_at)}</dd>
        <dt>{say({ en: 'Ended', pt: 'Terminou' })}</dt>
        <dd>
          {renderTime(ended_at)}, {say({ en: 'exit code', pt: 'código de saída' })} {exit_code}
        </dd>
        <dt>{say({ en: 'Served then', pt: 'No ar depois dela' })}</dt>
        <dd>{snapshot === null ? say({ en: 'no snapshot', pt: 'nenhum snapshot' }) : <code>{snapshot}</code>}</dd>
      </dl>
    </>
  )
}

const STATES: Readonly<Record<UnderWay['state'], Text>> = {
  running: { en: 'is running. It is at', pt: 'está em curso, na etapa' },
  died: {
    en: 'died: its process is gone, and the next build clears up after it. It ended without a report while at',
    pt: 'morreu: seu processo sumiu, e a próxima compilação limpa o que ela deixou. Parou sem relatório na etapa',
  },
  not_known: {
    en: 'has not ended; it runs on another host, or died there. It is, or was, at',
    pt: 'não terminou; roda em outra máquina, ou morreu lá. Está, ou estava, na etapa',
  },
}

/** Renders the build that runs now, or that died. */
export function renderUnderWay({ build_under_way }: Pick<Status, 'build_under_way'>, language: Language): Html | null {
  if (build_under_way === null) return null
  const began: Text = { en: 'A build that began', pt: 'Uma compilação que começou em' }
  return (
    <p class={`state-${build_under_way.state}`}>
      {began[language]} {renderTime(build_under_way.started_at)} {STATES[build_under_way.state][language]}{' '}
      <code>{doingText(build_under_way.at)}</code>.
    </p>
  )
}
