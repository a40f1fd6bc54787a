import { figuresOf } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline } from '../kit/markdown.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { type ApiChangeKind, type Release, readChange } from './releases.ts'

/** What may break a client comes first. */
const KINDS: readonly (readonly [ApiChangeKind, Text])[] = [
  ['breaking', { en: 'Breaking', pt: 'Quebra' }],
  ['changed', { en: 'Changed', pt: 'Mudou' }],
  ['added', { en: 'Added', pt: 'Novo' }],
]

/** Renders a release of the API: its changes by what they ask of a client. */
export function renderRelease({ version, date, heading, changes }: Release, language: Language): Html {
  const { day, number } = figuresOf(language)
  const read = changes.map(readChange)
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
              <ul>
                {own.map((change) => (
                  <li>
                    {change.date !== null && (
                      <>
                        <time datetime={change.date}>{day(change.date)}</time>:{' '}
                      </>
                    )}
                    {renderInline(change.text)}
                  </li>
                ))}
              </ul>
            </>
          )
        )
      })}
    </>
  )
}
