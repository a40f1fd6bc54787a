import type { Request, Response } from 'express'

/** The template of the route that took a request, `/v1/fund/{cnpj}`, so that there are few; null where none did. */
export function routeTemplate(req: Request, res: Response): string | null {
  return asTold(req.route) ?? namedByFront(res as Partial<Response>)
}

function asTold(route: unknown): string | null {
  const path = route !== null && typeof route === 'object' && 'path' in route ? route.path : null
  return typeof path === 'string' ? path.replaceAll(/:(\w+)/g, '{$1}') : null
}

/** The front answers without a route of Express, and names the template itself. */
function namedByFront({ locals }: Partial<Response>): string | null {
  const route: unknown = locals?.['route']
  return typeof route === 'string' ? route : null
}
