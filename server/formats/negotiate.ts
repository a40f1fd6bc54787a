import Negotiator from 'negotiator'
import { FORMATS, type Format } from '../../schemas/core/format.ts'
import { invalidInput } from '../../schemas/core/input.ts'
import { quoted } from '../../schemas/core/quoted.ts'

/** The format that a request asks for: by its parameter, which wins, or else by its header `Accept`. */
export function negotiate(wanted: string | undefined, accept: string | undefined, offered: readonly Format[]): Format {
  return wanted === undefined ? chooseAcceptedFormat(accept, offered) : findNamedFormat(wanted, offered)
}

function findNamedFormat(wanted: string, offered: readonly Format[]): Format {
  const found = offered.find((format) => format === wanted)
  if (found !== undefined) return found
  const known = Object.hasOwn(FORMATS, wanted) ? 'is not for this endpoint' : 'is not known'
  throw invalidInput({
    formErrors: [],
    fieldErrors: { format: [`${quoted(wanted)} ${known}. This endpoint answers ${offered.join(', ')}.`] },
  })
}

/** What the client likes best of what there is; JSON where it takes anything or does not say. */
function chooseAcceptedFormat(accept: string | undefined, offered: readonly Format[]): Format {
  if (accept === undefined || accept.trim() === '') return 'json'
  const types = offered.flatMap((format) => FORMATS[format].accepted)
  // There is one form of each type: `charset=utf-8` and the like beside it choose nothing, but negotiator would refuse.
  const header = accept.replaceAll(/;(?!\s*q\s*=)[^;,]*/gi, '')
  const [best] = new Negotiator({ headers: { accept: header } }).mediaTypes(types)
  const found = offered.find((format) => FORMATS[format].accepted.some((type) => type === best))
  if (found !== undefined) return found
  const there = offered.map((format) => `${FORMATS[format].accepted[0]} (format=${format})`).join(', ')
  throw invalidInput({
    formErrors: [`The header Accept takes nothing that this endpoint answers, which is ${there}.`],
    fieldErrors: {},
  })
}
