import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { findProgram } from '../../helpers/programs.ts'
import { DIGEST, startRegistry } from './registry-stub.ts'
import { NOBODY, sendJson, startStub } from './stub.ts'

const COMPOSE = 'services:\n  redis:\n    image: valkey/valkey:9.0.8-trixie\n'

/** Runs a command to its end; gives the exit code and what it printed. */
function run(source: string, words: readonly string[]): Promise<{ exit: number | null; printed: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [findProgram(source), ...words], (_error, stdout, stderr) => {
      resolve({ exit: child.exitCode, printed: stdout + stderr })
    })
  })
}

async function writeCompose(text = COMPOSE): Promise<string> {
  const file = join(await temporaryFolder(), 'compose.yaml')
  await writeFile(file, text)
  return file
}

describe('the command for images', () => {
  it('writes digests that were resolved, and says later that a version was published again', async () => {
    const file = await writeCompose()
    const { address } = await startRegistry()
    const images = (...words: string[]) => run('pipeline/images-cli.ts', [file, '--registry', address, ...words])

    const shown = await images()
    expect([shown.exit, await readFile(file, 'utf8')]).toEqual([0, COMPOSE])
    expect(shown.printed).toContain(`valkey/valkey:9.0.8-trixie@${DIGEST}  linux/amd64, linux/arm64\n`)

    const written = await images('--write')
    expect(written.exit).toBe(0)
    expect(await readFile(file, 'utf8')).toMatch(
      new RegExp(
        `^    # Digest of the next line resolved on .{10}\\.\n    image: valkey/valkey:9.0.8-trixie@${DIGEST}$`,
        'm',
      ),
    )
    expect((await images()).exit).toBe(0)

    const older = `sha256:${'0'.repeat(64)}`
    await writeFile(file, COMPOSE.replace('trixie', `trixie@${older}`))
    const moved = await images()
    expect([moved.exit, moved.printed]).toEqual([1, expect.stringContaining(`MOVED: the file has ${older}`)])
  })

  it('writes nothing where a registry has no such version, or did not answer', async () => {
    const file = await writeCompose()
    const { address } = await startRegistry({ missing: 'valkey/valkey:9.0.8-trixie' })

    const missing = await run('pipeline/images-cli.ts', [file, '--registry', address, '--write'])
    const offline = await run('pipeline/images-cli.ts', [file, '--registry', NOBODY, '--write'])

    expect([missing.exit, missing.printed]).toEqual([2, expect.stringContaining('no such version')])
    expect([offline.exit, offline.printed]).toEqual([3, expect.stringContaining('not asked')])
    expect(await readFile(file, 'utf8')).toBe(COMPOSE)
  })

  it('says where no image is named, or what is no address', async () => {
    const [empty, file] = [await writeCompose('services: {}\n'), await writeCompose()]

    expect((await run('pipeline/images-cli.ts', [empty])).printed).toContain('no image is named in')
    const wrong = await run('pipeline/images-cli.ts', [file, '--registry', 'mirror'])
    expect([wrong.exit, wrong.printed]).toEqual([2, expect.stringContaining('mirror is not the address of a service')])
  })
})

describe('the command for advisories', () => {
  const advisories = (...words: string[]) => run('pipeline/advisories-cli.ts', words)

  it('ends with 1 where something is known of a package that runs here, unless it is passed over by name', async () => {
    const { address, asked } = await startStub(({ url, text }, res) => {
      if (url.pathname !== '/v1/querybatch') {
        sendJson(res, 200, { summary: 'It can be made to wait' })
        return
      }
      const { queries } = JSON.parse(text) as { readonly queries: readonly { readonly package: { name: string } }[] }
      const results = queries.map(({ package: { name } }) => (name === 'express' ? { vulns: [{ id: 'GHSA-1' }] } : {}))
      sendJson(res, 200, { results })
    })

    const found = await advisories('--database', address)
    const ignored = await advisories('--database', address, '--ignore', 'GHSA-1')

    expect(found.exit).toBe(1)
    expect(found.printed).toMatch(/^express \S+ {2}GHSA-1 {2}It can be made to wait {2}no version mends it$/m)
    expect([ignored.exit, ignored.printed]).toEqual([0, expect.stringContaining('ignored  express')])
    expect(asked[0]?.text).not.toContain('"vitest"')
  })

  it('ends with 3 where nothing answers, and says that nothing is known', async () => {
    const { exit, printed } = await advisories('--database', NOBODY, '--development')

    expect(exit).toBe(3)
    expect(printed).toMatch(
      /^not asked: 127\.0\.0\.1:9 cannot be reached \(.+\)\. Nothing is known of \d{3,} packages\.$/m,
    )
  })

  it('ends with 2 where it cannot be run so', async () => {
    expect((await advisories('--lock', '/none/package-lock.json')).exit).toBe(2)
    expect((await advisories('--within', 'soon')).exit).toBe(2)
  })
})
