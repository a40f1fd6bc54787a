import { requestAddress } from '../../../schemas/service/request-address.ts'
import { ownInput, withCommonInput } from '../../../schemas/api/common-input.ts'
import type { Endpoint, EndpointAnswer, Row, Snapshot } from '../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { addPageFields } from '../../../schemas/api/page.ts'
import { buildNextAddress } from '../../answer/next-address.ts'
import { formatAnswer } from './format-answer.tsx'
import type { PageContext } from './page-context.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderSamples } from './samples/code-samples.tsx'
import { writeItemErrors } from '../../answer/item-errors.ts'

export type Example = Readonly<Record<string, string>>

const ANSWER: Text = {
  en: 'Answer of this server’s snapshot, with long lists shortened',
  pt: 'Resposta do snapshot deste servidor, com as listas longas encurtadas',
}
const NO_ANSWER: Text = {
  en: 'This server’s snapshot has no answer to the example, so none is shown.',
  pt: 'O snapshot deste servidor não tem resposta para o exemplo; por isso nenhuma é mostrada.',
}
const RESTRICTED: Text = {
  en: 'The answer is only for keys: the holder of these data lets nobody show them to everybody.',
  pt: 'A resposta só vem com chave: o titular destes dados não permite mostrá-los a todos.',
}

/** Renders a request to copy, in four programming languages, and the answer of the snapshot. */
export async function renderExample(endpoint: Endpoint, example: Example, context: PageContext): Promise<Html> {
  const { base, ask, say, mayShow } = context
  const address = requestAddress(endpoint, example)
  const isShown = mayShow(endpoint, example)
  const read = async (snapshot: Snapshot) => {
    const body = await answerBody(endpoint, example, snapshot)
    return body && (await formatAnswer(body, context, endpoint.rows))
  }
  const answer = isShown ? await ask(address, read) : null
  return (
    <>
      {renderSamples(`${base}${address}`, context)}
      {answer === null ? (
        <p class="quiet">{say(isShown ? NO_ANSWER : RESTRICTED)}</p>
      ) : (
        <figure>
          <figcaption>{say(ANSWER)}</figcaption>
          <div class="answer" role="region" aria-label={`${say(ANSWER)}: ${address}`} tabindex="0">
            {answer}
          </div>
        </figure>
      )}
    </>
  )
}

async function answerBody(endpoint: Endpoint, example: Example, snapshot: Snapshot): Promise<Row | null> {
  const answer = await answerWhole(endpoint, example, snapshot)
  if (answer === null) return null
  const next = buildNextAddress(endpoint, example, answer, snapshot.id)
  return addPageFields(endpoint, writeItemErrors(answer.body, 'en'), { snapshot: snapshot.id, next })
}

/** Answers an example exactly as a client's request; null where the snapshot has no such fund or month. */
export async function answerWhole(
  endpoint: Endpoint,
  example: Example,
  snapshot: Snapshot,
): Promise<EndpointAnswer | null> {
  try {
    // The endpoint's own schema makes the input, so it has the type that `answer` takes.
    const input = ownInput(endpoint, withCommonInput(endpoint).parse(example)) as never
    return await endpoint.answer(snapshot, input)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
