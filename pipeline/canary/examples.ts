import { z } from 'zod'

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  examples: z.record(z.string(), z.object({ value: z.union([z.string(), z.number(), z.boolean()]) })).default({}),
})
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z
        .object({ parameters: z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).default([]) })
        .optional(),
    }),
  ),
  components: z.object({ parameters: z.record(z.string(), parameterSchema).default({}) }),
})

/**
 * Some answers are about snapshots, and so differ in any case. Others are files and SQL, which need a scope of their
 * own.
 */
const LEFT_OUT = /^\/v1\/(?:datasets.*|snapshots|changelog|revisions|sql|bulk\/.*)$/

/**
 * Lists the addresses of the examples in an OpenAPI document whose answer comes from a snapshot that can be named.
 * Parameters with an example of the same name belong to one request.
 */
export function listExamples(document: unknown): string[] {
  const { paths, components } = documentSchema.parse(document)
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || !path.startsWith('/v1/') || LEFT_OUT.test(path)) return []
    const parameters = get.parameters.flatMap((each) => {
      if (!('$ref' in each)) return [each]
      return components.parameters[each.$ref.slice(each.$ref.lastIndexOf('/') + 1)] ?? []
    })
    if (!parameters.some(({ name }) => name === 'snapshot')) return []
    const names = [...new Set(parameters.flatMap(({ examples }) => Object.keys(examples)))]
    const addresses = (names.length === 0 ? [''] : names).map((name) => writeAddress(path, parameters, name))
    return addresses.filter((address) => !address.includes('{'))
  })
}

function writeAddress(path: string, parameters: readonly z.infer<typeof parameterSchema>[], example: string): string {
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: place, examples } of parameters) {
    const value = examples[example]?.value
    if (value === undefined) continue
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, String(value))
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`
}
