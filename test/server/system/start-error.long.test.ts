import { createServer, type Server } from 'node:http'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { orLate, startProgram } from '../helpers/child.ts'

let taken: Server
let port: string

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  port = typeof address === 'object' && address !== null ? String(address.port) : ''
})
afterAll(() => {
  taken.close()
})

describe('a server that cannot start', () => {
  it.each([
    [
      'because its port is taken',
      () => ({ PORT: port }),
      () => `PORT ${port} on 127.0.0.1 is in use: stop the program that has it, or set PORT to another.`,
    ],
    [
      'because the port of its metrics is taken',
      () => ({ PORT: '0', METRICS_PORT: port }),
      () =>
        `METRICS_PORT ${port} on 127.0.0.1 is in use: stop the program that has it, or set METRICS_PORT to another.`,
    ],
    [
      'because its address belongs to another machine',
      () => ({ PORT: '0', HOST: '192.0.2.1' }),
      () =>
        'HOST 192.0.2.1 is no address of this machine: 127.0.0.1 is the machine alone, 0.0.0.0 all of its addresses.',
    ],
    [
      'because a setting means nothing',
      () => ({ PORT: 'http' }),
      () => 'PORT: give a whole number from 0 to 65535, not "http"',
    ],
  ])('%s prints the reason in one line, ends with code 1, and leaves nothing', async (_why, settings, message) => {
    const TMPDIR = await temporaryFolder()
    const child = startProgram('server/main.ts', [], {
      DATA_DIR: await temporaryFolder(),
      LOG_LEVEL: 'silent',
      TMPDIR,
      ...settings(),
    })

    expect(await orLate(child.ended)).toBe(1)
    expect(
      child
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.includes('Warning')),
    ).toEqual([`The server cannot start. ${message()}`])
    expect((await readdir(TMPDIR)).filter((name) => name.startsWith('market-data-spill-'))).toEqual([])
  })

  it('prints the reason in the demo too, which then shows no request for another server to answer', async () => {
    const [DATA_DIR, TMPDIR] = [await temporaryFolder(), await temporaryFolder()]
    const child = startProgram('server/demo.ts', [], { DATA_DIR, LOG_LEVEL: 'silent', TMPDIR, PORT: port })

    expect(await orLate(child.ended)).toBe(1)
    expect(child.output()).toContain(`The server cannot start. PORT ${port} on 127.0.0.1 is in use`)
    expect(child.output()).not.toMatch(/x-api-key|StartError/)
  })
})
