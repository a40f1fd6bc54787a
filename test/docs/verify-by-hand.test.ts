import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBlock, runProgram } from '../client/helpers/run.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { signedSampleTwice } from '../helpers/signed-sample.ts'
import { makeSigner } from '../helpers/signing.ts'
import { type Api, serve } from '../server/helpers/api.ts'

let api: Api
let publicPem: string

beforeAll(async () => {
  const sample = await signedSampleTwice()
  publicPem = sample.publicPem
  api = await serve(sample.dataDir)
})

afterAll(() => api.stop())

describe('the lines of the page for analysts', () => {
  /** Runs them in a folder with this public key; returns what they print. */
  const run = async (key: string) => {
    const cwd = await temporaryFolder()
    await writeFile(join(cwd, 'signing-key.pub.pem'), key)
    const lines = readBlock('analysts.md', 'sh')
    expect(lines.trim().split('\n')).toHaveLength(3)
    return runProgram('bash', ['-ec', lines], { cwd, env: { URL: `http://127.0.0.1:${String(api.port)}` } })
  }

  it('verify a manifest with openssl, and refuse it with another key', async () => {
    expect(await run(publicPem)).toContain('Signature Verified Successfully')
    await expect(run(makeSigner().publicPem)).rejects.toThrow()
  })
})
