import { describe, expect, it } from 'vitest'
import { examineMachine, type Machine } from '../../../../server/observability/doctor/machine.ts'

const right: Machine = {
  node: '24.21.0',
  engines: '>=20.19',
  duckdb: '1.5.5',
  engineOfSnapshot: '1.5.5',
  memoryBytes: 8 * 2 ** 30,
  openFiles: 65_536,
}
const states = (machine: Partial<Machine>) =>
  Object.fromEntries(examineMachine({ ...right, ...machine }).map(({ about, state }) => [about, state]))

describe('the doctor, of the machine', () => {
  it('finds nothing where everything is as recommended', () => {
    expect(states({})).toEqual({ node: 'ok', duckdb: 'ok', memory: 'ok', files: 'ok' })
  })

  it.each([
    ['20.18.3', 'failure'],
    ['20.19.0', 'warning'],
    ['22.3.0', 'warning'],
    ['24.0.0', 'ok'],
    ['26.1.0', 'ok'],
  ])('judges Node %s by what the package needs and what is maintained: %s', (node, state) => {
    expect(states({ node })['node']).toBe(state)
  })

  it('says that a build compiles everything where DuckDB is another than the one that compiled', () => {
    const [, duckdb] = examineMachine({ ...right, engineOfSnapshot: '1.4.0' })
    expect(duckdb).toMatchObject({
      state: 'warning',
      says: 'DuckDB 1.5.5 is installed, and 1.4.0 compiled the newest snapshot',
    })
    expect(states({ engineOfSnapshot: null })['duckdb']).toBe('ok')
  })

  it('warns of little memory and few open files, and is silent where the system does not say how many', () => {
    expect(states({ memoryBytes: 2 ** 30, openFiles: 1024 })).toMatchObject({ memory: 'warning', files: 'warning' })
    expect(states({ openFiles: null })).not.toHaveProperty('files')
  })
})
