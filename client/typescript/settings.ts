interface Runtime {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> }
}

/** Reads a variable of the environment, where there is one: Node, Deno and Bun have it, pages do not. */
function readVariable(name: string): string | undefined {
  return (globalThis as Runtime).process?.env?.[name]
}

/** Chooses the first text that is not empty. */
function chooseText(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && text !== '')
}

/** Chooses the key: the given one, or that of the environment. */
export function chooseKey(given: string | undefined): string {
  const key = chooseText(given, readVariable('MARKET_DATA_KEY'))
  if (key === undefined) {
    throw new Error('There is no key of the API: give the client an apiKey, or set the variable MARKET_DATA_KEY.')
  }
  if (!/^[!-~]+$/.test(key)) {
    throw new Error('The key of the API has a space, a line end or another character that no key has.')
  }
  return key
}

/** Chooses the address of the server; the last one is where `make demo` serves. */
export function chooseBaseUrl(given: string | undefined): string {
  return (chooseText(given, readVariable('MARKET_DATA_URL')) ?? 'http://localhost:8080').replace(/\/+$/, '')
}
