/** A route of export jobs, for the reference. */
export interface ExportRoute {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  /** Markdown. */
  readonly description: string
}

/**
 * Export jobs have routes of their own, because they answer from the server's own folder and are not data endpoints.
 */
export const EXPORT_ROUTES = {
  create: {
    id: 'create_export',
    method: 'POST',
    path: '/v1/exports',
    summary: 'Make one file of many answers of an endpoint',
    description:
      'Each combination of the values is a part, which the endpoint answers by the same code and in the same snapshot as a request for it: the columns of the file are those of its answer, once at the top, and its rows stand as the endpoint orders them, part after part. Where a parameter has several values, a column must show which value a row belongs to. Of a list with pages the file has every page. A part without an answer, such as a month without a portfolio, is listed with its error, and the others are made. The export counts as one request; its work takes turns with the other requests of the key.',
  },
  list: {
    id: 'exports',
    method: 'GET',
    path: '/v1/exports',
    summary: 'The exports of the key',
    description: 'The newest first. A key sees only its own.',
  },
  status: {
    id: 'export',
    method: 'GET',
    path: '/v1/exports/{id}',
    summary: 'An export: how far it is, and what is missing in its file',
    description:
      'Ask again after `Retry-After` until `state` is `done`, `failed`, `cut` or `expired`. After a restart of the server the work goes on where it was; where it cannot, because the snapshot is deleted or the key revoked, the state is `cut`. `errors` and `incomplete` come page by page: `next` is the address of the next page.',
  },
  file: {
    id: 'export_file',
    method: 'GET',
    path: '/v1/exports/{id}/file',
    summary: 'The file of an export, whole or in ranges',
    description:
      'Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. Before the export is done the answer is 409 with `reason` `export_not_done`; when there is no file any more, 404.',
  },
} as const satisfies Readonly<Record<string, ExportRoute>>
