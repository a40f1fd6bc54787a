import type { Request, Response } from 'express'

/**
 * Finds the template of the route that handled a request, such as `/v1/fund/{cnpj}`; null if none did. There are few
 * templates, so metrics can use them.
 */
export function routeTemplate(req: Request, res: Response): string | null {
  return readTemplate(req.route) ?? readFastPathTemplate(res as Partial<Response>)
}

function readTemplate(route: unknown): string | null {
  const path = route !== null && typeof route === 'object' && 'path' in route ? route.path : null
  return typeof path === 'string' ? path.replaceAll(/:(\w+)/g, '{$1}') : null
}

/** Reads the template from the fast path, which answers without a route of Express and names the template itself. */
function readFastPathTemplate({ locals }: Partial<Response>): string | null {
  const route: unknown = locals?.['route']
  return typeof route === 'string' ? route : null
}
