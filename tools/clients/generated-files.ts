import { endpoints } from '../../schemas/api/endpoints.ts'
import { readDocument } from './document.ts'
import { printTypescriptRows } from './typescript-rows.ts'

/** The files of the clients that are made from the OpenAPI document and the declared rows. */
export function listGeneratedFiles(): readonly { readonly path: string; readonly text: string }[] {
  const document = readDocument()
  return [{ path: 'client/typescript/rows.gen.ts', text: printTypescriptRows(document, endpoints) }]
}
