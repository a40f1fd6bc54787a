import type { Language, Text } from '../../../schemas/core/language.ts'
import type { CanaryStatus } from '../../../schemas/service/status/canary-status.ts'
import type { Html } from '../kit/jsx-runtime.ts'

/** Renders how the last build's snapshot answered beside the one before it; nothing if none was compared. */
export function renderCanary(canary: CanaryStatus | null, language: Language): Html | null {
  if (canary === null) return null
  const say = (text: Text) => text[language]
  const { before, compared, changed, lost, not_asked, odd } = canary
  return (
    <>
      <h3 id="canary">{say({ en: 'Before it was served', pt: 'Antes de entrar no ar' })}</h3>
      <p>
        {say({
          en: 'The new snapshot and the one before it were asked for the examples of the API. What differs keeps nothing back.',
          pt: 'O snapshot novo e o anterior responderam aos exemplos da API. O que difere não retém nada.',
        })}
      </p>
      <dl class="facts">
        <dt>{say({ en: 'Compared with', pt: 'Comparado com' })}</dt>
        <dd>
          <code>{before}</code>
        </dd>
        <dt>{say({ en: 'Answers that differ', pt: 'Respostas que diferem' })}</dt>
        <dd>
          {
            { en: `${String(changed)} of ${String(compared)}`, pt: `${String(changed)} de ${String(compared)}` }[
              language
            ]
          }
        </dd>
        <dt>{say({ en: 'Figures that differ', pt: 'Números que diferem' })}</dt>
        <dd>{sayFigures(canary, language)}</dd>
        {not_asked > 0 && (
          <>
            <dt>{say({ en: 'Not asked in time', pt: 'Sem tempo de perguntar' })}</dt>
            <dd>{not_asked}</dd>
          </>
        )}
        {lost.length > 0 && (
          <>
            <dt>{say({ en: 'No longer answered', pt: 'Sem resposta agora' })}</dt>
            <dd>
              {lost.map((address) => (
                <p>
                  <code>{address}</code>
                </p>
              ))}
            </dd>
          </>
        )}
        <dt>{say({ en: 'Odd', pt: 'Estranho' })}</dt>
        <dd>{renderOdd(odd, language)}</dd>
      </dl>
    </>
  )
}

function sayFigures({ figures, median_ratio: ratio }: CanaryStatus, language: Language): string {
  if (ratio === null) return String(figures)
  const times = ratio.toLocaleString(language, { maximumSignificantDigits: 4 })
  return {
    en: `${String(figures)}; the median of new / old is ${times}`,
    pt: `${String(figures)}; a mediana de novo / antigo é ${times}`,
  }[language]
}

function renderOdd(odd: CanaryStatus['odd'], language: Language): Html {
  if (odd.length === 0) return <span class="state-ok">{{ en: 'nothing', pt: 'nada' }[language]}</span>
  return (
    <div class="state-attention" lang="en">
      {odd.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </div>
  )
}
