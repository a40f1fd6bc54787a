import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { countDays } from './status-words.tsx'

type BuildDay = NonNullable<Status['build_days']>[number]

const OUTCOMES: Readonly<Record<BuildDay['outcome'], Text>> = {
  published: { en: 'published', pt: 'publicou' },
  nothing_new: { en: 'nothing new', pt: 'nada de novo' },
  held_back: { en: 'held something back', pt: 'reteve algo' },
  failed: { en: 'failed', pt: 'falhou' },
  no_build: { en: 'no build', pt: 'sem compilação' },
  not_known: { en: 'not known', pt: 'não informado' },
}

/** Above the bars a day has a mark where its canary found something odd. */
const [WIDTH, GAP, HEIGHT, MARKS] = [8, 2, 32, 8]

/** Draws the last 90 days, one bar each, and counts them in words. */
export function renderBuildDays({ build_days: days }: Pick<Status, 'build_days'>, language: Language): Html {
  if (days === null) {
    const none: Text = {
      en: 'No build has recorded its days here: this server follows builds elsewhere, or none has run since they are recorded.',
      pt: 'Nenhuma compilação registrou seus dias aqui: este servidor segue compilações de outro lugar, ou nenhuma rodou desde que são registrados.',
    }
    return <p>{none[language]}</p>
  }
  const counted = Object.entries(OUTCOMES).flatMap(([outcome, word]) => {
    const count = days.filter((day) => day.outcome === outcome).length
    return count === 0 ? [] : [{ outcome, text: `${word[language]}: ${countDays(count, language)}` }]
  })
  const oddDays = days.filter(({ odd }) => odd !== null && odd > 0).length
  const said = [
    ...counted,
    ...(oddDays === 0 ? [] : [{ outcome: 'attention', text: `${ODD[language]}: ${countDays(oddDays, language)}` }]),
  ]
  const label = said.map(({ text }) => text).join('; ')
  return (
    <>
      <svg
        class="days"
        viewBox={`0 0 ${String(days.length * (WIDTH + GAP))} ${String(MARKS + HEIGHT)}`}
        role="img"
        aria-label={label}
      >
        {days.map((day, at) => (
          <>
            <rect
              class={`state-${day.outcome}`}
              x={String(at * (WIDTH + GAP))}
              y={String(MARKS + HEIGHT - findHeight(day))}
              width={String(WIDTH)}
              height={String(findHeight(day))}
            >
              <title>{`${day.day}: ${describeDay(day, language)}`}</title>
            </rect>
            {day.odd !== null && day.odd > 0 && (
              <circle class="state-attention" cx={String(at * (WIDTH + GAP) + WIDTH / 2)} cy="3" r="3">
                <title>{`${day.day}: ${describeDay(day, language)}`}</title>
              </circle>
            )}
          </>
        ))}
      </svg>
      <p class="days">
        {said.map(({ outcome, text }, at) => (
          <>
            {at > 0 && ' · '}
            <span class={`state-${outcome}`}>{text}</span>
          </>
        ))}
        . {SAID[language]}
      </p>
      {renderEachDay(days, language)}
    </>
  )
}

/** Lists the days, for whoever has no pointer that rests on a bar. */
function renderEachDay(days: readonly BuildDay[], language: Language): Html {
  return (
    <details>
      <summary>{EACH[language]}</summary>
      <ul>
        {[...days].reverse().map((day) => (
          <li>
            <span class="whole">{day.day}</span>: {describeDay(day, language)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A new snapshot was served, and its answers differ from those before in a way that somebody should look at. */
const ODD: Text = { en: 'odd answers', pt: 'respostas atípicas' }

const EACH: Text = { en: 'Each day, the newest first', pt: 'Dia a dia, do mais recente ao mais antigo' }

const SAID: Text = {
  en: 'The last build of each day counts, in UTC; a reader is served the last good snapshot on each of them.',
  pt: 'Conta a última compilação de cada dia, em UTC; em todos eles o leitor recebe o último snapshot válido.',
}

/** Heights show what is wrong without colour too: a day without a build is low, an unknown day lower still. */
function findHeight({ outcome }: BuildDay): number {
  if (outcome === 'not_known') return 2
  return outcome === 'no_build' ? 8 : outcome === 'failed' ? 16 : outcome === 'held_back' ? 24 : HEIGHT
}

function describeDay({ outcome, held_back, exit_code, odd }: BuildDay, language: Language): string {
  const code = { en: 'exit code', pt: 'código de saída' }[language]
  const parts = [
    OUTCOMES[outcome][language],
    ...(held_back !== null && held_back > 0
      ? [{ en: `${String(held_back)} held back`, pt: `${String(held_back)} retidos` }[language]]
      : []),
    ...(exit_code !== null && exit_code > 0 ? [`${code} ${String(exit_code)}`] : []),
    ...(odd !== null && odd > 0 ? [`${ODD[language]} (${String(odd)})`] : []),
  ]
  return parts.join(', ')
}
