const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
)

/** Makes a name that Python accepts: `from` becomes `from_`. */
export function escapeKeyword(name: string): string {
  if (!/^[a-zA-Z_]\w*$/.test(name)) throw new Error(`${name} cannot be a name in Python`)
  return KEYWORDS.has(name) ? `${name}_` : name
}

/** Writes `nav_summary` as `NavSummary`. */
export function toPascalCase(name: string): string {
  return name.replaceAll(/(?:^|[_-])(\w)/g, (_whole, first: string) => first.toUpperCase())
}

/**
 * Names the method of an endpoint: what is below a fund is named by its path, `nav_summary`, because the client of a fund
 * asks for it most; anything else by its id.
 */
export function nameMethod(path: string, operationId: string): string {
  const [, below] = /^\/v1\/fund\/\{cnpj\}\/(.+)$/.exec(path) ?? []
  return below === undefined ? operationId : below.replaceAll(/\/\{\w+\}/g, '').replaceAll(/[/-]/g, '_')
}
