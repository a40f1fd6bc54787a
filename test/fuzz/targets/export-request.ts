import assert from 'node:assert/strict'
import { ApiError } from '../../../schemas/api/error.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { readExport } from '../../../server/exports/read-export.ts'
import { parseJsonBody } from '../../../server/http/json-body.ts'
import { computeEtag } from '../../../server/http/etag.ts'
import { createDataTerms } from '../../../server/keys/data-terms.ts'
import type { Key } from '../../../server/keys/key.ts'
import { type FuzzTarget, unlessRefused } from './target.ts'

const KEY: Key = {
  ...{ id: 'key', customer: 'somebody', name: 'somebody', sha256: '', scopes: ['*', 'bulk'], rate_limit: 100 },
  ...{ created_at: '2025-10-31T00:00:00Z', expires_at: null, revoked_at: null, replaced_by: null },
}
const RULES = { endpoints, terms: createDataTerms(new Set()), mostParts: 100 }

export const exportRequest: FuzzTarget = {
  holds: 'the JSON of a request for an export is refused, or is a declared endpoint with at most the allowed parts',
  run: async (bytes) => {
    const body = parseJsonBody(bytes)
    const asked = await unlessRefused(ApiError, () => readExport(body, KEY, RULES))
    if (asked === null) return
    assert.ok(endpoints.includes(asked.endpoint))
    const parts = Object.values(asked.values).reduce((product, values) => product * values.length, 1)
    assert.ok(parts >= 1 && parts <= RULES.mostParts, String(parts))
    assert.equal(computeEtag([asked.values]), computeEtag([structuredClone(asked.values)]))
  },
}
