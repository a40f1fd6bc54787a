import { ApiError, type ErrorTexts } from './error.ts'
import { joinTexts, type Language, type Text } from '../core/language.ts'
import type { Message } from './language/message.ts'

/** Errors in a request: as a whole, and by parameter. */
export interface InputFaults {
  readonly formErrors: readonly Message[]
  readonly fieldErrors: Readonly<Record<string, readonly Message[]>>
}

/** A 400 whose data have a text for each parameter, in the language of the message. */
export class InputError extends ApiError {
  readonly faults: InputFaults

  constructor(faults: InputFaults, errorData: Readonly<Record<string, unknown>> = {}) {
    const { formErrors, fieldErrors } = faults
    const messages = [...formErrors, ...Object.values(fieldErrors).flat()]
    super('invalid_input', messages, { ...writeFaults(faults, 'en'), ...errorData }, writeText(faults))
    this.faults = faults
  }

  override inLanguage(language: Language): ErrorTexts {
    const { message, errorData } = super.inLanguage(language)
    return { message, errorData: { ...errorData, ...writeFaults(this.faults, language) } }
  }
}

/** A 400 for a request that is wrong as a whole. */
export function wrongRequest(message: Message): InputError {
  return new InputError({ formErrors: [message], fieldErrors: {} })
}

/** A 400 for one parameter. */
export function wrongParameter(parameter: string, ...messages: readonly Message[]): InputError {
  return new InputError({ formErrors: [], fieldErrors: { [parameter]: messages } })
}

function writeFaults({ formErrors, fieldErrors }: InputFaults, language: Language) {
  const write = (messages: readonly Message[]) => messages.map((message) => message[language])
  const fields = Object.entries(fieldErrors).map(([field, messages]) => [field, write(messages)])
  return { formErrors: write(formErrors), fieldErrors: Object.fromEntries(fields) as Record<string, string[]> }
}

function writeText({ formErrors, fieldErrors }: InputFaults): Text {
  const fields = Object.entries(fieldErrors).map(([field, messages]) => {
    const { en, pt } = joinTexts(messages)
    return { en: `${field}: ${en}`, pt: `${field}: ${pt}` }
  })
  return joinTexts([...formErrors, ...fields])
}
