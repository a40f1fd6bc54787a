import type { Lake } from '../../lake/lake.ts'
import { type RequestHandler, Router } from 'express'
import { readSnapshotSelector } from '../../schemas/api/common-input.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { describeCroissant } from '../../schemas/service/publication/croissant.ts'
import { describeDataPackage } from '../../schemas/service/publication/data-package.ts'
import { describeCatalogue } from '../../schemas/service/publication/dcat.ts'
import {
  CROISSANT,
  DATA_PACKAGE,
  dataPackageInput,
  DCAT_CATALOGUE,
  PUBLIC_INDEX,
  PUBLIC_KEYS,
  publicationInput,
  PUBLISHED_MANIFEST,
  PUBLISHED_SIGNATURE,
} from '../../schemas/service/publication/publication-routes.ts'
import { printSigningKeys } from '../../lake/signature/manifest-signature.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { makeDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { createDocumentCache } from './document-cache.ts'
import { createLogRoutes } from './serve-log.ts'
import { makeForOneReader, printDescription, sendPublished } from './send-published.ts'
import { readPublicIndex, readPublicKeys, readPublishedManifest, readPublishedSignature } from './published-snapshot.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'

/** The index lists signatures, which can be added to a snapshot. */
const INDEX_KEPT_MS = 5_000

/**
 * Creates the routes that say what is published: keys, index, manifests with their signatures, and the descriptions for
 * catalogues. They need no key and show no row. What lists files leaves out the datasets whose terms hide them; a manifest is
 * sent as it was signed.
 */
export function createPublicationRoutes(
  lake: Lake,
  following: SnapshotFollower,
  findBase: () => BaseUrls,
  { permitted }: DataTerms,
): Router {
  const keep = createDocumentCache()
  const router = Router({ caseSensitive: true, strict: true })
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)
  const at = <T>(snapshot: string | undefined, work: (id: string) => Promise<T>) =>
    following.at(readSnapshotSelector({ as_of: undefined, snapshot }), ({ id }) => work(id))

  add(PUBLIC_KEYS, async (_req, res) => {
    await sendPublished(res, makeForOneReader(printSigningKeys(await readPublicKeys(lake)), 'application/jwk-set+json'))
  })
  add(PUBLIC_INDEX, async (req, res) => {
    const { snapshot } = parseInput(publicationInput, req.query)
    const made = at(snapshot, (id) => {
      const newest = following.current() ?? id
      return keep(
        `index ${id} ${newest}`,
        async () => printDescription(await readPublicIndex(lake, { id, newest, permitted })),
        INDEX_KEPT_MS,
      )
    })
    await sendPublished(res, await made)
  })
  add(PUBLISHED_MANIFEST, async (req, res) => {
    const { snapshot } = parseInput(publicationInput, req.query)
    const read = async (id: string) => makeDocument((await readPublishedManifest(lake, id)).bytes, 'json')
    await sendPublished(res, await at(snapshot, (id) => keep(`manifest ${id}`, () => read(id))))
  })
  add(PUBLISHED_SIGNATURE, async (req, res) => {
    const { snapshot } = parseInput(publicationInput, req.query)
    const text = await at(snapshot, async (id) => (await readPublishedSignature(lake, id)) ?? refuseUnsigned(id))
    await sendPublished(res, makeForOneReader(text, 'json'))
  })
  router.use(createLogRoutes(lake))
  add(DATA_PACKAGE, async (req, res) => {
    const { snapshot, lang } = parseInput(dataPackageInput, req.query)
    // A path in a Data Package is relative to it, without a leading slash, or a whole address.
    const describe = async (id: string) =>
      printDescription(
        describeDataPackage((await readPublishedManifest(lake, id)).manifest, permitted, findBase().whole, lang),
      )
    await sendPublished(res, await at(snapshot, (id) => keep(`package ${id} ${lang}`, () => describe(id))))
  })
  add(DCAT_CATALOGUE, async (req, res) => {
    const { snapshot } = parseInput(publicationInput, req.query)
    const describe = async (id: string) =>
      printLinked(describeCatalogue((await readPublishedManifest(lake, id)).manifest, permitted, findBase().whole))
    await sendPublished(res, await at(snapshot, (id) => keep(`catalogue ${id}`, () => describe(id))))
  })
  add(CROISSANT, async (req, res) => {
    const { snapshot } = parseInput(publicationInput, req.query)
    const describe = async (id: string) =>
      printLinked(describeCroissant((await readPublishedManifest(lake, id)).manifest, permitted, findBase().whole))
    await sendPublished(res, await at(snapshot, (id) => keep(`croissant ${id}`, () => describe(id))))
  })
  return router
}

function printLinked(description: object) {
  return printDescription(description, 'application/ld+json')
}

function refuseUnsigned(id: string): never {
  throw new ApiError('not_found', snapshotMessages.notSigned({ id }), { reason: 'not_signed', snapshot: id })
}
