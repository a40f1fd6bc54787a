import { endpoints } from '../../schemas/service/endpoints.ts'
import { readDocument } from './document.ts'
import { printPythonModules } from './python/package.ts'
import { printTypescriptModule } from './typescript-module.ts'

/** Lists the files of the clients that are made from the OpenAPI document and the declared rows. */
export async function listGeneratedFiles(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const document = readDocument()
  const modules = Object.entries(printPythonModules(document, endpoints))
  return [
    { path: 'client/typescript/api.gen.ts', text: await printTypescriptModule(document, endpoints) },
    ...modules.map(([name, text]) => ({ path: `client/python/brazilian_market_data/${name}`, text })),
  ]
}
