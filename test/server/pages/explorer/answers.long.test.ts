import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WRITTEN_BY_SERVER } from '../../../../schemas/api/output.ts'
import type { Row } from '../../../../schemas/api/endpoint.ts'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { SERVER_CONTEXT } from '../../../../server/limits/request-context.ts'
import { createAsk, type EndpointId } from '../../../../server/pages/explorer/answers.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../server/snapshots/open-snapshot.ts'
import { toJson } from '../../../../server/snapshots/values.ts'
import { quietIntegrity } from '../../helpers/integrity.ts'
import { sampleDataDir } from '../../helpers/snapshot.ts'
import { createDataTerms, readPermittedSetting } from '../../../../server/keys/data-terms.ts'

const terms = createDataTerms(readPermittedSetting('on'))

let opened: OpenSnapshot

beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  const limits = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'all' } as const
  opened = await openSnapshot(folder, { ...limits, integrity: quietIntegrity() })
})

afterAll(() => {
  opened.close()
})

// The types of the answers are made from these schemas: an answer that differs would make them untrue.
describe.each(endpoints)('the answer of $id in the process', ({ id, output, examples }) => {
  const omitted = Object.fromEntries(
    WRITTEN_BY_SERVER.filter((name) => name in output.shape).map((name) => [name, true]),
  )

  it.each(examples.filter((example) => example['as_of'] === undefined))(
    'is what its schema declares: %j',
    async (asked) => {
      const answer = (await createAsk(
        endpoints,
        terms,
        bindToRequest(SERVER_CONTEXT, opened),
      )(id as EndpointId, asked)) as Row

      const { errors: _errors, ...rest } = answer
      output.omit(omitted as never).parse(JSON.parse(toJson(rest)))
      expect(Object.keys(answer)).toContain('data')
    },
  )
})
