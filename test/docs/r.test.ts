import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBlock, runProgram } from '../client/helpers/run.ts'
import { serve } from '../server/helpers/api.ts'
import { sampleTwice } from '../server/helpers/sample-twice.ts'
import { temporaryFolder } from '../helpers/folders.ts'

it('has lines of R that read a portfolio as filed and all pages of a list', async () => {
  const folder = await temporaryFolder()
  const { dataDir } = await sampleTwice()
  const api = await serve(dataDir)
  const env = {
    MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`,
    MARKET_DATA_KEY: api.key,
    LC_ALL: 'C.UTF-8',
  }
  await writeFile(join(folder, 'page.R'), readBlock('r.md', 'r'))

  const printed = await runProgram('Rscript', ['page.R'], { cwd: folder, env })

  const { data } = JSON.parse((await api.get('/v1/datasets')).text) as { readonly data: readonly { id: string }[] }
  const lines = printed.split('\n')
  expect(lines).toContain('-250045.54')
  expect(lines).toContain('84935606.40 BRL')
  expect(lines.map((line) => line.trim())).toContain(
    `${String(data.length)} datasets: ${data.map(({ id }) => id).join(' ')}`,
  )
  await api.stop()
})
