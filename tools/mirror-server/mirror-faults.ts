/** A fault of the mirror. Several are possible at once, such as slow and cut. */
export interface Fault {
  /** Answers this status and a short page instead of the file. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sends this many bytes of the body, then closes the connection. */
  readonly cutAt?: number
  /** Sends this many bytes of the body, then nothing more. */
  readonly stallAt?: number
  /** Takes the request and never answers. */
  readonly mute?: boolean
  /** Announces a body that is this many bytes longer (or shorter) than the real one. */
  readonly lengthOff?: number
  /** Sends these bytes with status 200 instead of the file. */
  readonly content?: Buffer
  readonly contentType?: string
  readonly bytesPerSecond?: number
  readonly noRange?: boolean
  /** Answers If-None-Match or If-Modified-Since with the whole file. */
  readonly noConditions?: boolean
  readonly noValidators?: boolean
  readonly noLength?: boolean
  /** Waits this long before it answers. */
  readonly delayMs?: number
}

/** A fault, and when it happens. */
export interface FaultRule extends Fault {
  /** A part of the path; without it the fault applies to every path. */
  readonly path?: string
  /** First and last request for the path with this fault, counted from one; without it every request. */
  readonly from?: number
  readonly to?: number
}

export function findFault(rules: readonly FaultRule[], path: string, request: number): Fault {
  const matching = rules.filter(
    (rule) =>
      path.includes(rule.path ?? '') && request >= (rule.from ?? 1) && request <= (rule.to ?? Number.MAX_SAFE_INTEGER),
  )
  return Object.assign({}, ...matching) as Fault
}

export const PAGE = Buffer.from('<!DOCTYPE html>\n<html><head><title>Em manutenção</title></head></html>\n', 'latin1')

const WORDS: Readonly<Record<string, (number: number) => Fault>> = {
  '403': () => ({ status: 403 }),
  '404': () => ({ status: 404 }),
  '500': () => ({ status: 500 }),
  '503': (seconds) => ({ status: 503, headers: { 'retry-after': String(seconds) } }),
  cut: (cutAt) => ({ cutAt }),
  stall: (stallAt) => ({ stallAt }),
  mute: () => ({ mute: true }),
  length: (lengthOff) => ({ lengthOff: lengthOff || 1000 }),
  html: () => ({ content: PAGE, contentType: 'text/html' }),
  slow: (bytesPerSecond) => ({ bytesPerSecond: bytesPerSecond || 100_000 }),
  redirect: () => ({ status: 302, headers: { location: 'https://example.org/elsewhere' } }),
  'no-range': () => ({ noRange: true }),
  'no-conditions': () => ({ noConditions: true }),
}

/** `cad_fi.csv=503:5*2,.zip=cut:1000`: a part of the path, a fault, its number, and the number of requests with it. */
export function parseFaults(text: string): FaultRule[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, path = '', word = '', number = '0', times] = /^(.*)=([\w-]+)(?::(\d+))?(?:\*(\d+))?$/.exec(part) ?? []
      const fault = WORDS[word]
      if (!fault)
        throw new Error(`${part} is no fault; write <part of a path>=${Object.keys(WORDS).join('|')}[:n][*times]`)
      return { path, ...fault(Number(number)), ...(times !== undefined && { to: Number(times) }) }
    })
}
