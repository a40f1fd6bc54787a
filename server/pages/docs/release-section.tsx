import { figuresOf } from '../kit/figures.ts'
import { sayMore } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline } from '../kit/markdown.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { type ApiChangeKind, type Release, readChange } from './releases.ts'

/** Changes that may break a client come first. */
const KINDS: readonly (readonly [ApiChangeKind, Text])[] = [
  ['breaking', { en: 'Breaking', pt: 'Quebra' }],
  ['changed', { en: 'Changed', pt: 'Mudou' }],
  ['added', { en: 'Added', pt: 'Novo' }],
]

/** Changes of a kind that a reader sees first of the newest release; the others open below them. */
const AT_FIRST = 4
const OPEN: Text = { en: 'Show', pt: 'Mostrar' }
const PLACES: Text = { en: 'places', pt: 'lugares' }
/** Places of a change, behind its sentence, as tools read them. */
const FOUND = /\s*\(((?:GET|POST|PUT|DELETE) \/[^]*)\)(\.?)$/

/** Renders a release of the API: its changes, by what clients must do. */
export function renderRelease(
  { version, date, heading, changes }: Release,
  language: Language,
  isNewest: boolean,
): Html {
  const { day, number } = figuresOf(language)
  const read = changes.map(readChange)
  const atFirst = isNewest ? AT_FIRST : 0
  return (
    <>
      <h3 id={version === null ? 'unreleased' : `v${version}`}>
        {date === null ? (
          heading
        ) : (
          <>
            {version}{' '}
            <small>
              <time datetime={date}>{day(date)}</time>
            </small>
          </>
        )}
      </h3>
      {KINDS.map(([kind, title]) => {
        const own = read.filter((change) => change.kind === kind)
        return (
          own.length > 0 && (
            <>
              <h4>
                {title[language]} <small>{number(String(own.length))}</small>
              </h4>
              {atFirst > 0 && renderChanges(own.slice(0, atFirst), language)}
              {own.length > atFirst && (
                <details>
                  <summary>{isNewest ? sayMore(language, own.length - atFirst) : OPEN[language]}</summary>
                  {renderChanges(own.slice(atFirst), language)}
                </details>
              )}
            </>
          )
        )
      })}
    </>
  )
}

function renderChanges(changes: readonly ReturnType<typeof readChange>[], language: Language): Html {
  const { day } = figuresOf(language)
  return (
    <ul>
      {changes.map((change) => (
        <li>
          {change.date !== null && (
            <>
              <time datetime={change.date}>{day(change.date)}</time>:{' '}
            </>
          )}
          {renderChange(change.text, language)}
        </li>
      ))}
    </ul>
  )
}

/** Renders a change: its sentence, and the places that tools found it in folded below. */
function renderChange(text: string, language: Language): Html {
  const [, places, end = ''] = FOUND.exec(text) ?? []
  if (places === undefined) return <>{renderInline(text)}</>
  const found = places.split('; ')
  return (
    <>
      {renderInline(text.replace(FOUND, end))}
      <details>
        <summary>
          {figuresOf(language).number(String(found.length))} {PLACES[language]}
        </summary>
        <ul lang="en">
          {found.map((place) => (
            <li>
              <code>{place}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
