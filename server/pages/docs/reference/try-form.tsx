import type { Endpoint } from '../../../../schemas/api/endpoint.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { Example } from '../example.tsx'
import type { PageWords } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'

const KEY: Text = { en: 'Your key', pt: 'Sua chave' }
const SEND: Text = { en: 'Send', pt: 'Enviar' }
const FORGETS: Text = {
  en: 'The page keeps the key in its memory and forgets it when you leave.',
  pt: 'A página guarda a chave só na memória e a esquece quando você sai.',
}
const ANSWER: Text = { en: 'Answer', pt: 'Resposta' }
const NEEDS_SCRIPT: Text = {
  en: 'The form needs JavaScript. The requests above run in any shell.',
  pt: 'O formulário precisa de JavaScript. Os pedidos acima rodam em qualquer terminal.',
}
const CUT: Text = { en: 'more characters', pt: 'caracteres a mais' }
const LOST: Text = { en: 'The server did not answer.', pt: 'O servidor não respondeu.' }

/** Renders a form with the parameters of an endpoint, filled in as in its example. The script of the page sends it. */
export function renderTryForm({ id, path, input }: Endpoint, example: Example, { say }: PageWords): Html {
  const fields = Object.keys(input.shape).map((name) => {
    const field = `try-${name}`
    const isInPath = path.includes(`{${name}}`)
    return (
      <>
        <label for={field}>
          <code>{name}</code>
        </label>
        <input
          id={field}
          name={name}
          value={example[name] ?? ''}
          autocomplete="off"
          spellcheck="false"
          required={isInPath}
        />
      </>
    )
  })
  return (
    <>
      <noscript>
        <p>{say(NEEDS_SCRIPT)}</p>
      </noscript>
      <form class="try" data-path={path} data-cut={say(CUT)} data-lost={say(LOST)} aria-label={`GET ${path}`} hidden>
        <div class="fields-of-form">
          <label for="try-of-key">{say(KEY)}</label>
          <input id="try-of-key" type="password" autocomplete="off" required aria-describedby="try-of-key-note" />
          {fields}
        </div>
        <p class="quiet" id="try-of-key-note">
          {say(FORGETS)}
        </p>
        <button>{say(SEND)}</button>
        <figure hidden>
          <figcaption>
            {say(ANSWER)} <span class="status" />
          </figcaption>
          <pre tabindex="0">
            <code id={`answer-of-${id}`} />
          </pre>
        </figure>
      </form>
    </>
  )
}
