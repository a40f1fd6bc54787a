import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CompileProcess, CompileProcessEnded, type CompileStep } from '../../../pipeline/processes/compile-process.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const REQUEST = {
  jobs: [],
  dataDir: '',
  workDir: '',
  threads: 1,
  declaredByOperator: [],
  maskPersonalData: true,
  servedFolder: null,
  gate: { heldVersions: [], shownOn: [], heldNow: [] },
}

const STEP = { step: 'compile', dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10' } as const

/** Asks a process that runs this code for each request to compile; returns the steps it says and how it fails. */
async function compileWith(code: string, silentMs?: number): Promise<{ steps: CompileStep[]; error: unknown }> {
  const script = join(await temporaryFolder(), 'compiling.mjs')
  await writeFile(script, `process.on('message', () => { ${code} })`)
  const child = new CompileProcess({ program: [script], ...(silentMs !== undefined && { silentMs }) })
  onTestFinished(() => child.end())
  const steps: CompileStep[] = []
  const compiling = child.compile(REQUEST, ({ step, dataset, partition }) => steps.push({ step, dataset, partition }))
  return { steps, error: await compiling.then(String, (error: unknown) => error) }
}

const said = { say: 'at', ...STEP }
const fail = (message: string) =>
  `process.send(${JSON.stringify({ say: 'failed', name: 'Error', message, stack: 'at compile', code: null })})`

describe('a compiling process', () => {
  it('that hangs in a step is killed, and the error says that it did nothing', async () => {
    const { error } = await compileWith(`process.send(${JSON.stringify(said)}, () => { for (;;) {} })`, 600)

    expect(error).toBeInstanceOf(CompileProcessEnded)
    expect(String(error)).toContain('the process that compiled it did nothing for 0.01 minutes and was killed')
  })

  it('that dies says what it was ended by and its last words', async () => {
    const die = "console.error('cannot go on'); process.exit(3)"
    const { steps, error } = await compileWith(`process.send(${JSON.stringify(said)}, () => { ${die} })`)

    expect(steps).toEqual([STEP])
    expect(error).toBeInstanceOf(CompileProcessEnded)
    expect(String(error)).toContain('was ended by exit code 3: cannot go on')
  })

  it('that has too little memory costs its partition, not the build: DuckDB reports it in these words', async () => {
    const options = { threads: 1, temporary: await temporaryFolder(), memoryLimit: '20MB' }
    const words = await withDuck(options, (duck) =>
      duck.rows("SELECT length(list(repeat('x', 100) || range)) FROM range(10_000_000)"),
    ).then(String, (error: unknown) => (error as Error).message)

    const { error } = await compileWith(fail(words))
    expect(words).toMatch(/^Out of Memory Error/)
    expect(error).toBeInstanceOf(CompileProcessEnded)
    expect((error as Error).message).toBe(words)
  })

  it('that runs into a bug passes it on, which ends the build', async () => {
    const { error } = await compileWith(fail('no column cnpj'))

    expect(error).not.toBeInstanceOf(CompileProcessEnded)
    expect(error).toMatchObject({ message: 'no column cnpj', stack: 'at compile' })
  })

  it('that says what is no reply is a bug', async () => {
    const { error } = await compileWith(`process.send({ say: 'hello' })`)

    expect(error).not.toBeInstanceOf(CompileProcessEnded)
    expect(String(error)).toContain('a compiling process said what is no reply')
  })
})
