import Negotiator from 'negotiator'
import { FORMATS, type Format } from '../../schemas/api/format.ts'
import { wrongParameter, wrongRequest } from '../../schemas/api/input-error.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { formatMessages } from './format-messages.ts'

/** Chooses the format of an answer: the parameter `format` decides, and without it the header `Accept`. */
export function negotiate(
  requested: string | undefined,
  accept: string | undefined,
  offered: readonly Format[],
): Format {
  return requested === undefined ? chooseAcceptedFormat(accept, offered) : findNamedFormat(requested, offered)
}

function findNamedFormat(name: string, offered: readonly Format[]): Format {
  const found = offered.find((format) => format === name)
  if (found !== undefined) return found
  const write = Object.hasOwn(FORMATS, name) ? formatMessages.otherFormat : formatMessages.unknownFormat
  throw wrongParameter('format', write({ name: quoted(name), formats: offered.join(', ') }))
}

/** Chooses the offered format that the client likes best; JSON when it takes anything or sends no header. */
function chooseAcceptedFormat(accept: string | undefined, offered: readonly Format[]): Format {
  if (accept === undefined || accept.trim() === '') return 'json'
  const types = offered.flatMap((format) => FORMATS[format].accepted)
  // Negotiator would refuse a type with a parameter such as `charset=utf-8`, but the parameter changes nothing here.
  const header = accept.replaceAll(/;(?!\s*q\s*=)[^;,]*/gi, '')
  const [best] = new Negotiator({ headers: { accept: header } }).mediaTypes(types)
  const found = offered.find((format) => FORMATS[format].accepted.some((type) => type === best))
  if (found !== undefined) return found
  const all = offered.map((format) => `${FORMATS[format].accepted[0]} (format=${format})`).join(', ')
  throw wrongRequest(formatMessages.notAccepted({ formats: all }))
}
