import { describe, expect, it } from 'vitest'
import { StatementGraph } from '../../../pipeline/compile/statement-graph.ts'

/** Statements that the test ends, and a list of what began. */
function holdStatements() {
  const began: string[] = []
  const ends = new Map<string, { readonly succeed: () => void; readonly fail: () => void }>()
  const run = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve, reject) => {
      const succeed = () => {
        resolve(name)
      }
      const fail = () => {
        reject(new Error(`${name} failed`))
      }
      ends.set(name, { succeed, fail })
    })
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string, how: 'succeed' | 'fail' = 'succeed') => {
    await settled()
    ends.get(name)?.[how]()
    await settled()
  }
  return { began, run, end, settled }
}

describe('a graph of statements', () => {
  it('begins a statement when those have ended that make what its SQL names, and any other at once', async () => {
    const { began, run, end, settled } = holdStatements()
    const graph = new StatementGraph()
    void graph.add({ makes: 'line', sql: 'SELECT * FROM raw' }, run('line'))
    void graph.add({ makes: 'nav', sql: 'SELECT * FROM raw' }, run('nav'))
    void graph.add({ sql: 'SELECT * FROM line JOIN nav USING (cnpj)' }, run('check'))
    await settled()
    expect(began).toEqual(['line', 'nav'])

    await end('nav')
    expect(began).toEqual(['line', 'nav'])
    await end('line')
    expect(began).toEqual(['line', 'nav', 'check'])
    await end('check')
    await graph.end()
  })

  it('takes a name for a whole word: cvm_fund_month is not cvm_fund', async () => {
    const { began, run, settled } = holdStatements()
    const graph = new StatementGraph()
    void graph.add({ makes: 'cvm_fund', sql: 'SELECT 1' }, run('cvm_fund'))
    void graph.add({ sql: 'SELECT * FROM cvm_fund_month' }, run('month'))
    void graph.add({ sql: 'SELECT * FROM "cvm_fund"' }, run('fund'))
    await settled()

    expect(began).toEqual(['cvm_fund', 'month'])
  })

  it('gives what each statement gives', async () => {
    const graph = new StatementGraph()
    const one = graph.add({ makes: 'one', sql: '' }, () => Promise.resolve(1))
    const two = graph.add({ sql: 'one' }, () => Promise.resolve('two'))
    await graph.end()

    expect(await one).toBe(1)
    expect(await two).toBe('two')
  })

  it('fails with the first statement in their order that fails, whichever failed first', async () => {
    const { run, end, settled } = holdStatements()
    const graph = new StatementGraph()
    for (const name of ['first', 'second', 'third']) void graph.add({ makes: name, sql: '' }, run(name))
    const outcome = graph.end().catch(String)
    await end('third', 'fail')
    await end('second', 'fail')
    await end('first')
    await settled()

    expect(await outcome).toBe('Error: second failed')
  })

  it('never begins what reads a table that could not be made', async () => {
    const { began, run, end } = holdStatements()
    const graph = new StatementGraph()
    void graph.add({ makes: 'line', sql: '' }, run('line'))
    const read = graph.add({ sql: 'SELECT * FROM line' }, run('read'))
    await end('line', 'fail')

    await expect(graph.end()).rejects.toThrow('line failed')
    await expect(read).rejects.toThrow('line failed')
    expect(began).toEqual(['line'])
  })
})
