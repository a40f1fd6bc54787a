import { API_STATUS, type ApiErrorCode } from '../../../schemas/api/error.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { ERROR_REASONS } from '../../../schemas/service/openapi/error-texts.ts'
import type { PageContext, PageWords } from './page-context.ts'
import { foldOnPhones } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { renderInline, renderMarkdown } from '../kit/markdown.ts'
import { renderCards } from '../kit/table.tsx'
import { RULES } from './rules.tsx'

const TITLE: Text = { en: 'Rules of every request', pt: 'Regras de todo pedido' }
const LEAD: Text = {
  en: 'What all endpoints share: how to ask, what an answer looks like, how to look back, and what limits there are.',
  pt: 'O que vale em todos os endereços: como pedir, como é uma resposta, como consultar o passado e que limites há.',
}
const ERRORS: Text = { en: 'Errors', pt: 'Erros' }
const ALL_ERRORS: Text = { en: 'All codes', pt: 'Todos os códigos' }
const READ: Text = { en: 'Read this rule', pt: 'Ler esta regra' }
const ERRORS_TEXT: Text = {
  en: 'Every error is JSON, in any `format`: `success` is `false`, `message` says what to do, `code` is for programs, and `error_data` holds the details. For wrong parameters, `fieldErrors` says which ones and why. When you report an error, send its `X-Request-Id`. A client whose `Accept` names `application/problem+json` gets errors as RFC 9457 has them: `type`, `title`, `status`, `detail`, with `code` and `error_data`.',
  pt: 'Todo erro é JSON, em qualquer `format`: `success` é `false`, `message` diz o que fazer, `code` é para programas, e `error_data` traz os detalhes. Para parâmetros errados, `fieldErrors` diz quais e por quê. Ao relatar um erro, envie seu `X-Request-Id`. Um cliente cujo `Accept` nomeia `application/problem+json` recebe erros como na RFC 9457: `type`, `title`, `status`, `detail`, com `code` e `error_data`.',
}

/** Renders the rules that all endpoints share, and the errors. */
export function renderRulesPage(context: PageContext): Promise<Html> {
  const { say, show, language, hasExplorer } = context
  const sections = RULES.map(({ id, title, text, more }) => (
    <>
      <h2 id={id}>{title[language]}</h2>
      {foldOnPhones(
        say(READ),
        <>
          {renderMarkdown(text[language])}
          {more?.(context)}
        </>,
      )}
    </>
  ))
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      <p class="lead">{say(LEAD)}</p>
      {sections}
      <h2 id="errors">{say(ERRORS)}</h2>
      <p>{renderInline(say(ERRORS_TEXT))}</p>
      {foldOnPhones(say(ALL_ERRORS), renderErrors(context))}
      {show({
        en: (
          <p>
            A browser that prefers Portuguese gets the <code>message</code> in Portuguese (<code>Accept-Language</code>
            ); codes and keys never change.
          </p>
        ),
        pt: (
          <p>
            Quem pede em português (<code>Accept-Language</code>) recebe <code>message</code> em português; códigos e
            nomes nunca mudam.
          </p>
        ),
      })}
    </>
  )
  const contents = [...RULES, { id: 'errors', title: ERRORS }].map(({ id, title }) => ({ id, title: title[language] }))
  const page = renderPage({
    language,
    title: say(TITLE),
    description: say(LEAD),
    body,
    path: '/docs/rules',
    contents,
    hasExplorer,
  })
  return Promise.resolve(page)
}

function renderErrors({ say, declared }: PageWords): Html {
  const rows = (Object.entries(ERROR_REASONS) as [ApiErrorCode, string][]).map(([code, when]) => [
    <>
      <span id={code}>{API_STATUS[code]}</span> <code>{code}</code>
    </>,
    renderInline(declared(when)),
  ])
  const heads = [say({ en: 'Status and code', pt: 'Status e código' }), say({ en: 'When', pt: 'Quando' })]
  return renderCards({ label: say(ERRORS), heads, rows })
}
