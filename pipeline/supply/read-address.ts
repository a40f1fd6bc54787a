import { BuildError } from '../../schemas/core/error.ts'

/** Reads the address of a service, without a slash at its end. */
export function readAddress(text: string): string {
  if (!URL.canParse(text) || !['https:', 'http:'].includes(new URL(text).protocol))
    throw new BuildError('BAD_PARAMETER', `${text} is not the address of a service`, {
      hint: 'Give one such as https://api.osv.dev.',
    })
  return text.replace(/\/+$/, '')
}
