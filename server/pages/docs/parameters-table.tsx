import { z } from 'zod'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { listRangedColumns } from '../../../schemas/api/range-input.ts'
import type { PageWords } from './page-context.ts'
import { foldOnPhones } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline } from '../kit/markdown.ts'
import { renderCards } from '../kit/table.tsx'

const NONE: Text = {
  en: 'This endpoint has no parameters of its own.',
  pt: 'Este endereço não tem parâmetros próprios.',
}
const HEADS: readonly Text[] = [
  { en: 'Parameter', pt: 'Parâmetro' },
  { en: 'Use', pt: 'Uso' },
  { en: 'Meaning', pt: 'Significado' },
]
const PARAMETERS_OF: Text = { en: 'Parameters of', pt: 'Parâmetros de' }
const IN_PATH: Text = { en: 'in the path', pt: 'no caminho' }
const OPTIONAL: Text = { en: 'optional', pt: 'opcional' }
const REQUIRED: Text = { en: 'required', pt: 'obrigatório' }
/** Parameters that a phone shows at first. */
const AT_FIRST = 4
const ONE_OF: Text = { en: 'One of', pt: 'Um de' }

/** Renders the endpoint's own parameters. The page of the rules has those that every endpoint takes. */
export function renderParameters(endpoint: Endpoint, words: PageWords): Html {
  const { id, path, input } = endpoint
  if (Object.keys(input.shape).length === 0) return <p>{words.say(NONE)}</p>
  return (
    <>
      {renderShape(id, input, path, words)}
      {renderRanges(endpoint, words)}
    </>
  )
}

/** Renders which columns of a list have ranges, in a sentence: a row for each end would hide the other parameters. */
function renderRanges(endpoint: Endpoint, { say, show, link }: PageWords): Html | null {
  const columns = listRangedColumns(endpoint)
  if (columns.length === 0) return null
  const names = columns.map(({ name }, at) => [at > 0 && ', ', <code>{name}</code>])
  const first = <code>min_{columns[0]?.name ?? ''}</code>
  const rules = link('/docs/rules#ranges')
  const count = String(columns.length)
  const summary: Text = { en: `Ranges of ${count} columns`, pt: `Intervalos de ${count} colunas` }
  const text = show({
    en: (
      <p>
        Ranges: <code>min_</code> and <code>max_</code> before the name of one of these columns, such as {first}, leave
        rows out: {names}. <a href={rules}>The rules</a> say how.
      </p>
    ),
    pt: (
      <p>
        Intervalos: <code>min_</code> e <code>max_</code> antes do nome de uma destas colunas, como {first}, excluem
        linhas: {names}. <a href={rules}>As regras</a> dizem como.
      </p>
    ),
  })
  return foldOnPhones(say(summary), text)
}

/** Renders the parameters of a schema; those in braces in `path` are part of the path. */
export function renderShape(of: string, { shape }: z.ZodObject, path: string, words: PageWords): Html {
  const { say, declared, language } = words
  const rows = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(([name, schema]) => {
    const meta = findMeta(schema)
    return [
      <code>{name}</code>,
      describeUse(schema, path.includes(`{${name}}`), words),
      [renderInline(declared(meta.description ?? '')), ' ', describeLimits(meta['x-json'], readDefault(schema), words)],
    ]
  })
  const onPhones = { atFirst: AT_FIRST, language }
  return renderCards({
    label: `${say(PARAMETERS_OF)} ${of}`,
    heads: HEADS.map(say),
    rows,
    widths: 'parameters',
    onPhones,
  })
}

function describeUse(schema: z.ZodType, inPath: boolean, { say }: PageWords): string {
  if (inPath) return say(IN_PATH)
  return say(schema.safeParse(undefined).success ? OPTIONAL : REQUIRED)
}

/** Finds the description of a schema, or of the schema that it wraps. */
function findMeta(schema: z.core.$ZodType): z.core.GlobalMeta {
  const own = z.globalRegistry.get(schema)
  if (own?.description !== undefined) return own
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : null
  return wraps === null ? {} : findMeta(wraps)
}

function readDefault(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault ? JSON.stringify(schema.def.defaultValue) : null
}

interface ParameterLimits {
  /** Limits of one value, where the parameter takes several. */
  readonly anyOf?: readonly ParameterLimits[]
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

/** Describes the limits of the parameter's JSON schema, so that its sentence need not. */
function describeLimits(json: unknown, fallback: string | null, { say }: PageWords): Html {
  const { anyOf: [one] = [], ...own } = (json ?? {}) as ParameterLimits
  const { enum: values, minimum, maximum } = { ...own, ...one }
  const codes = values?.map((value, at) => [at > 0 && ', ', <code>{value}</code>])
  const [least, most] = [String(minimum), String(maximum)]
  const range: Text = { en: `From ${least} to ${most}. `, pt: `De ${least} a ${most}. ` }
  const without: Text = { en: `Without it ${fallback ?? ''}.`, pt: `Sem ele, ${fallback ?? ''}.` }
  return (
    <>
      {codes !== undefined && [`${say(ONE_OF)} `, codes, '. ']}
      {minimum !== undefined && maximum !== undefined && say(range)}
      {fallback !== null && say(without)}
    </>
  )
}
