import type { z } from 'zod'
import type { SnapshotSelector } from '../../schemas/api/common-input.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { EXPORT_FORMATS, type ExportFormat, exportInput } from '../../schemas/service/exports/export-job.ts'
import { listFormats } from '../../schemas/api/format.ts'
import { InputError, wrongParameter, wrongRequest } from '../../schemas/api/input-error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { nearest } from '../../schemas/api/nearest-word.ts'
import { listed, quoted } from '../../schemas/api/client-text.ts'
import { toInternalRequest } from '../answer/internal-request.ts'
import { createRequestParser, type ParsedRequest } from '../answer/parse-request.ts'
import type { Key } from '../keys/key.ts'
import { BULK, listScopes, requireScopes } from '../keys/scopes.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import { createUnlimitedBudget } from '../limits/work-budget.ts'
import { readParameterValues, requireFewParts } from './parameter-values.ts'
import { countParts, type ParameterValues } from './parts.ts'
import { requireDistinctRows } from './distinct-rows.ts'
import { exportRequestMessages } from './export-messages.ts'

/** A valid request for an export. */
export interface ExportQuery {
  readonly endpoint: Endpoint
  /** In the order of the rows: the parameters of the path, then the others as sent. */
  readonly values: ParameterValues
  readonly format: ExportFormat
  readonly selector: SnapshotSelector
}

const PATH_EXAMPLE = '/v1/fund/{cnpj}/portfolio'
const BODY_EXAMPLE =
  '{"endpoint": "/v1/fund/{cnpj}/portfolio", "parameters": {"cnpj": ["62415896000127"], "date": {"from": "2025-01", "to": "2025-12"}}, "format": "csv"}'

/** Units of work that the check of one value is worth. */
const CHECK_UNITS = 400

/** Facts that decide whether an export may be made. */
interface ExportRules {
  readonly endpoints: readonly Endpoint[]
  readonly terms: DataTerms
  readonly mostParts: number
}

/** Checks a request for an export as far as it can be known before the work: each value by the parser of the endpoint. */
export async function readExport(
  body: unknown,
  key: Key,
  { endpoints, terms, mostParts }: ExportRules,
): Promise<ExportQuery> {
  requireBulk(key)
  const { endpoint: named, parameters, format } = parseBody(body)
  const endpoint = findExportable(named, endpoints)
  requireFormat(endpoint, format)
  const { as_of, snapshot, min_snapshot, ...read } = readParameterValues(parameters, mostParts)
  const values = orderValues(endpoint, read)
  requireFewParts(countParts(values), mostParts)
  const selecting = { ...(as_of && { as_of }), ...(snapshot && { snapshot }), ...(min_snapshot && { min_snapshot }) }
  for (const [name, given] of Object.entries(selecting)) {
    if (given.length > 1) refuseParameter(name, exportRequestMessages.oneSnapshot)
  }
  const { selector, fields } = await checkEachValue(endpoint, { ...values, ...selecting }, format, (parameters) => {
    requireScopes(key, endpoint, parameters)
    terms.requireFiles(listScopes(endpoint, parameters))
  })
  const several = Object.entries(values).filter(([, given]) => given.length > 1)
  requireDistinctRows(
    endpoint,
    several.map(([name]) => name),
    fields,
  )
  return { endpoint, values, format, selector }
}

/** Refuses a key that may not have whole files. */
export function requireBulk(key: Key): void {
  requireScopes(key, { dataset: null, extraScopes: [BULK] }, {})
}

function parseBody(body: unknown): z.output<typeof exportInput> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw wrongRequest(exportRequestMessages.exportBody({ example: BODY_EXAMPLE }))
  }
  const { endpoint, format = 'csv', parameters = {} } = body as Readonly<Record<string, unknown>>
  if (typeof endpoint !== 'string')
    refuseParameter('endpoint', exportRequestMessages.nameEndpoint({ example: PATH_EXAMPLE }))
  if (!EXPORT_FORMATS.some((each) => each === format))
    refuseParameter('format', exportRequestMessages.formatsOfExports({ formats: listed(EXPORT_FORMATS) }))
  if (!exportInput.shape.parameters.safeParse(parameters).success)
    refuseParameter('parameters', exportRequestMessages.parametersForm)
  return parseInput(exportInput, body as Readonly<Record<string, unknown>>)
}

function findExportable(named: string, endpoints: readonly Endpoint[]): Endpoint {
  const found = endpoints.find(({ id, path }) => id === named || path === named)
  if (found === undefined) {
    const meant = nearest(
      named,
      endpoints.map(({ id, path }) => (named.startsWith('/') ? path : id)),
    )
    refuseParameter('endpoint', exportRequestMessages.noSuchEndpoint({ name: quoted(named), meant }))
  }
  // A cursor goes on in newer snapshots, and an export has one.
  if ('cursor' in found.input.shape) refuseParameter('endpoint', exportRequestMessages.goesOn({ path: found.path }))
  return found
}

function requireFormat(endpoint: Endpoint, format: ExportFormat): void {
  const offered = EXPORT_FORMATS.filter((each) => listFormats(endpoint).includes(each))
  if (!offered.includes(format))
    refuseParameter('format', exportRequestMessages.noRowsAs({ path: endpoint.path, format, formats: listed(offered) }))
}

function orderValues(endpoint: Endpoint, values: ParameterValues): ParameterValues {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const missing = inPath.find((name) => !Object.hasOwn(values, name))
  if (missing !== undefined) refuseParameter(missing, exportRequestMessages.needsParameter({ path: endpoint.path }))
  const first = inPath.map((name) => [name, values[name] ?? []] as const)
  return Object.fromEntries([...first, ...Object.entries(values).filter(([name]) => !inPath.includes(name))])
}

/** Checks each value once, with the first values of the others: every combination would take too long. */
async function checkEachValue(
  endpoint: Endpoint,
  values: ParameterValues,
  format: ExportFormat,
  require: (parameters: Readonly<Record<string, string>>) => void,
): Promise<Pick<ParsedRequest, 'selector' | 'fields'>> {
  const parse = createRequestParser(endpoint)
  const work = createUnlimitedBudget()
  const first = Object.fromEntries(Object.entries(values).map(([name, [value = '']]) => [name, value]))
  const check = (parameters: Readonly<Record<string, string>>) => {
    require(parameters)
    return parse(toInternalRequest(endpoint, { ...parameters, format }, undefined))
  }
  for (const [name, given] of Object.entries(values)) {
    for (const value of given.slice(1)) {
      nameValueOfList(name, value, () => check({ ...first, [name]: value }))
      if (work.spend(CHECK_UNITS)) await work.rest()
    }
  }
  return check(first)
}

/** Says which value of a list is wrong. */
function nameValueOfList(name: string, value: string, check: () => unknown): void {
  try {
    check()
  } catch (error) {
    const wrong = error instanceof InputError ? error.faults.fieldErrors[name] : undefined
    if (wrong === undefined) throw error
    refuseParameter(name, exportRequestMessages.wrongValueOfList({ value: quoted(value) }), ...wrong)
  }
}

function refuseParameter(parameter: string, ...messages: readonly Message[]): never {
  throw wrongParameter(parameter, ...messages)
}
