import { FORMATS, type Format } from '../../schemas/core/format.ts'
import { invalidInput } from '../../schemas/core/input.ts'

/** The format that a request asks for: by its parameter, which wins, or else by its header `Accept`. */
export function negotiate(wanted: string | undefined, _accept: string | undefined, offered: readonly Format[]): Format {
  if (wanted === undefined) return 'json'
  const found = offered.find((format) => format === wanted)
  if (found !== undefined) return found
  const known = Object.keys(FORMATS).includes(wanted) ? 'is not for this endpoint' : 'is not known'
  throw invalidInput({
    formErrors: [],
    fieldErrors: { format: [`${wanted} ${known}. This endpoint answers ${offered.join(', ')}.`] },
  })
}
