import { BuildError } from '../../schemas/core/error.ts'
import { type OwnServer, startOwnServer } from '../canary/own-server.ts'

const ANSWER_WITHIN_MS = 60_000
/** The drill asks for the catalogue and for rows of published tables. Neither needs a key if the datasets are open. */
const ASKED = ['/v1/datasets', '/v1/changelog?page_size=1']

/** Starts a server over a restored data directory. */
export async function startRestoredServer(dataDir: string): Promise<OwnServer> {
  try {
    return await startOwnServer(dataDir)
  } catch (error) {
    throw drillError(`over the restored folder, ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Asks the server which snapshot answers, and compares it with the newest of the backup. */
export async function askRestoredServer({ port }: OwnServer, snapshot: string): Promise<void> {
  for (const path of ASKED) {
    const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await reply.arrayBuffer()
    const answered = reply.headers.get('x-snapshot-id')
    if (reply.status !== 200) throw drillError(`${path} is answered with status ${String(reply.status)}`)
    if (answered !== snapshot)
      throw drillError(`${path} is answered from ${answered ?? 'no snapshot'}, not ${snapshot}`)
  }
}

function drillError(message: string): BuildError {
  return new BuildError('SNAPSHOT_DAMAGED', message, {
    hint: 'The files are as published, and yet no server answers from them: restore the backup by hand, start a server over it and read its log.',
  })
}
