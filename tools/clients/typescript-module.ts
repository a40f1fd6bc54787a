import openapiTypescript, { astToString } from 'openapi-typescript'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { type ApiDocument, readDocumentText } from './document.ts'
import { printTypescriptRows } from './typescript-rows.ts'

/** Writes the generated module of the TypeScript client: the types of the document, and those of the rows of its lists. */
export async function printTypescriptModule(document: ApiDocument, endpoints: readonly Endpoint[]): Promise<string> {
  const nodes = await openapiTypescript(readDocumentText(), { alphabetize: false, immutable: true })
  return `// Generated from the declarations by \`make gen\`: do not edit.\n${astToString(nodes)}${printTypescriptRows(document, endpoints)}`
}
