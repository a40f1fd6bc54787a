import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../../client/python/brazilian_market_data/', import.meta.url)

/** Synchronous modules, and the asynchronous one that each is made from. */
const TWINS = {
  '_sync_gen.py': '_async.py',
  '_sync_client_gen.py': 'client_async.py',
  '_posting_gen.py': 'posting_async.py',
  '_downloads_gen.py': 'downloads_async.py',
  '_places_gen.py': 'places_async.py',
} as const

/** Replacement of each word or phrase of asynchronous code, in this order. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^"""(.*?) `\w+_gen` is made from this\."""/, '"""$1 Made from `SOURCE` by `make gen`: do not edit."""'],
  [/, for programs that do other things while they wait\./g, ', for programs that wait for each answer.'],
  [/an ``async with`` statement/g, 'a ``with`` statement'],
  [/``await query\.(\w+\(\))``/g, '``query.$1``'],
  [/\btasks\b/g, 'threads'],
  [/^ *# .*beside the event loop\.\n/gm, ''],
  [/await to_thread\(([\w.]+)\)/g, '$1()'],
  [/^from asyncio import Semaphore$/m, 'from threading import Semaphore'],
  [/^from asyncio import sleep(, to_thread)?$/m, 'from time import sleep'],
  [/(?<!\w)\(await (self\._sender\.read\([^()]*(?:\(\w+\)[^()]*)?\))\)/g, '$1'],
  [/\b(?:async|await) /g, ''],
  [/\basynccontextmanager\b/g, 'contextmanager'],
  [/\benter_async_context\b/g, 'enter_context'],
  [/\ba(iter_bytes|iter_raw|close)\b/g, '$1'],
  [/\b__a(iter|enter|exit)__\b/g, '__$1__'],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\bfetch_async\b/g, 'fetch'],
  ...Object.entries(TWINS).map(
    ([twin, source]) => [new RegExp(`from \\.${moduleOf(source)} `, 'g'), `from .${moduleOf(twin)} `] as const,
  ),
]

/** Makes each synchronous module from its asynchronous twin, so that no method is written twice. */
export function printWaitingTwins(mark: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(TWINS).map(([twin, source]) => [
      twin,
      mark + toWaiting(readFileSync(new URL(source, FOLDER), 'utf8'), source),
    ]),
  )
}

/** Makes an asynchronous module synchronous. Throws where a word of asyncio stays. */
export function toWaiting(code: string, source: string): string {
  const written = REPLACEMENTS.reduce((text, [from, to]) => text.replaceAll(global(from), to), code)
  const left = /\w*async\w*|\bawait\b/i.exec(written.replaceAll(`\`${moduleOf(source)}\``, ''))
  if (left !== null) throw new Error(`${source} says ${left[0]}, which no rule replaces: add one to REPLACEMENTS`)
  return written.replace('SOURCE', moduleOf(source))
}

function moduleOf(file: string): string {
  return file.replace(/\.py$/, '')
}

function global(pattern: RegExp): RegExp {
  return pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
}
