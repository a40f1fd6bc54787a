import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { mainTable } from '../../../schemas/service/bulk/published-tables.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import type { ApiDocument } from '../document.ts'
import { listMethods, type Method, printMethod } from './methods.ts'
import { printDocstring } from './text.ts'
import { TypedDicts } from './typed-dicts.ts'
import { printWaitingTwins } from './waiting-twins.ts'

const DATASET_ID = 'DatasetId'

const MARK = '# Generated from the declarations by `make gen`: do not edit.\n'

/** Writes the generated modules of the Python client, by their names. */
export function printPythonModules(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
): Readonly<Record<string, string>> {
  const types = new TypedDicts(document.components.schemas)
  types.addAlias(DATASET_ID, `Literal[${datasets.map(({ id }) => `"${id}"`).join(', ')}]`)
  const methods = listMethods(document, endpoints, types)
  return {
    'types_gen.py': printTypes(types),
    '_tables_gen.py': printTables(),
    '_client_gen.py': printClient(methods),
    ...printWaitingTwins(MARK),
  }
}

function printTypes(types: TypedDicts): string {
  const code = types.print()
  const any = /\bAny\b/.test(code) ? 'Any, ' : ''
  return `${MARK}"""The bodies and rows of the answers. Rows are dictionaries; decimals are Decimal, days are texts as YYYY-MM-DD."""

from __future__ import annotations

from decimal import Decimal
from typing import ${any}Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict

from .wire import Number
${code}`
}

function printTables(): string {
  const tables = datasets.map((dataset) => `    "${dataset.id}": "${mainTable(dataset)}",\n`)
  return `${MARK}"""The tables of the datasets."""

from .types_gen import DatasetId

#: The table that is downloaded where none is named, by dataset.
MAIN_TABLES: dict[DatasetId, str] = {
${tables.join('')}}
`
}

/** Prints the endpoints as a query needs them to write a request and to read its answer. */
function printOperations(methods: readonly Method[]): string {
  const operations = methods.map(({ constant, path, isPaged, isHeavy, numbers: { decimals } }) => {
    const names = decimals.map((name) => `        "${name}",\n`).join('')
    const set = names === '' ? '' : `    decimals=frozenset((\n${names}    )),\n`
    const flags = [...(isPaged ? ['is_paged'] : []), ...(isHeavy ? ['is_heavy'] : [])]
    const named = flags.map((flag) => `    ${flag}=True,\n`).join('')
    return `${constant} = Operation(\n    "${path}",\n${set}${named})\n`
  })
  return operations.join('')
}

function printClient(methods: readonly Method[]): string {
  const queries = [...new Set(methods.map(({ query }) => query))].sort()
  const code = methods.map(printMethod).join('\n')
  // Only the types that a method names are imported.
  const used = [...new Set(code.match(/\b(?:[A-Z]\w*(?:BodyItem|Body|Row|Ranges)|DatasetId)\b/g))].sort()
  return `${MARK}"""A method for each endpoint, in the synchronous client and in the asynchronous one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ._async import AsyncSender
from ._derive import as_async
from ._sync_gen import ${[...queries, 'Sender'].sort().join(', ')}
from .types_gen import (
${used.map((name) => `    ${name},\n`).join('')})
from .wire import Call, Day, Number, Operation

${printOperations(methods)}

class Endpoints:
    """The endpoints of the API. A request is sent when its query is read, with \`get\`, \`rows\` or \`to_…\`."""

    _sender: Sender

${code}

${printAsyncEndpoints(methods)}`
}

/** Prints the asynchronous client's methods, each derived from the other client's; editors show the first sentence. */
function printAsyncEndpoints(methods: readonly Method[]): string {
  const code = methods.map(
    ({ name, doc }) => `    ${name} = as_async(Endpoints.${name})\n${printDocstring(doc.slice(0, 1), '    ')}`,
  )
  return `class AsyncEndpoints:
    """The same endpoints, for programs that do other things while they wait."""

    _sender: AsyncSender

${code.join('\n')}`
}
