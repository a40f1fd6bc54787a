import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import type { Lake } from '../../lake/lake.ts'
import { isStale, type LogHead, parseHead } from '../../lake/manifest-log/head.ts'
import { readHeadNote } from '../../lake/manifest-log/own-log.ts'
import { splitNote } from '../../lake/signature/signed-note.ts'
import type { Status } from '../../schemas/service/status/status.ts'

/** A header of every answer while the signed head of the log is stale. */
const STALE = 'X-Data-Stale-Since'
const READ_EVERY_MS = 5_000

/** Reads the head of the log; `state` is `not_signed` where its time binds nobody. */
export async function readLogHead(lake: Lake, now: Date): Promise<Status['log_head']> {
  const note = (await readHeadNote(lake)) ?? ''
  const head = parseHead(note)
  if (head === null) return null
  const { size, root, snapshot, signed_at, expires_at } = head
  const isSigned = splitNote(note).signatures.length > 0
  const state = !isSigned ? 'not_signed' : isStale(head, now) ? 'stale' : 'fresh'
  return { state, size, root, snapshot, signed_at, expires_at }
}

/** Says in the headers of every answer that the head is stale. It is read beside the requests, never during one. */
export function markStale(answer: RequestListener, lake: Lake, log: Logger, now = () => new Date()): RequestListener {
  let [signed, readAt]: [Pick<LogHead, 'expires_at'> | null, number] = [null, 0]
  const read = async () => {
    const head = await readLogHead(lake, now())
    signed = head === null || head.state === 'not_signed' ? null : head
  }
  return (req, res) => {
    if (now().getTime() - readAt > READ_EVERY_MS) {
      readAt = now().getTime()
      read().catch((error: unknown) => {
        log.warn({ err: error }, 'the head of the log of manifests cannot be read')
      })
    }
    if (signed !== null && isStale(signed, now())) res.setHeader(STALE, signed.expires_at)
    answer(req, res)
  }
}
