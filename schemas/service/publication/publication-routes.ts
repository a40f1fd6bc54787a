import { z } from 'zod'
import { SNAPSHOT_ID } from '../../core/manifest.ts'
import { snapshotName } from '../../api/common-input.ts'
import type { ApiErrorCode } from '../../api/error.ts'
import { choiceInput, parameter } from '../../api/input.ts'
import { LANGUAGES } from '../../core/language.ts'
import type { OpenRoute } from '../openapi/open-route.ts'
import { publicIndexOutput } from './public-index.ts'

export const PUBLIC_KEYS = '/.well-known/market-data-keys.json'
export const PUBLIC_INDEX = '/data/index.json'
export const PUBLISHED_MANIFEST = '/data/manifest.json'
export const PUBLISHED_SIGNATURE = '/data/manifest.sig'
export const PUBLISHED_LOG = '/data/log.json'
export const LOG_CHECKPOINT = '/data/log/checkpoint'
/** Paths of C2SP tlog-tiles, for programs that read such logs. They are not operations of the API. */
export const LOG_TILE = '/data/log/tile/{level}/{tile}'
export const LOG_PART = '/data/log/tile/{level}/{tile}/{width}'
export const DATA_PACKAGE = '/data/datapackage.json'
export const DCAT_CATALOGUE = '/data/catalogue.jsonld'
export const CROISSANT = '/data/croissant.json'

export const publicationInput = z.strictObject({
  snapshot: parameter(snapshotName, 'Of this snapshot; without it of the newest.', {
    type: 'string',
    pattern: SNAPSHOT_ID.source,
  }).optional(),
})
export const dataPackageInput = publicationInput.safeExtend({
  lang: choiceInput(LANGUAGES, 'Language of titles and descriptions: en or pt.').default('en'),
})

const ERRORS: readonly ApiErrorCode[] = [
  'invalid_input',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'internal_error',
  'unavailable',
]

const anObject = (description: string) => z.looseObject({}).meta({ description })

export const publicationRoutes: readonly OpenRoute[] = [
  {
    id: 'public_keys',
    path: PUBLIC_KEYS,
    summary: 'The public keys with which manifests are signed',
    description:
      'A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037), named by their thumbprints (RFC 7638). A key signs snapshots from `valid_from` on, and none from `valid_until` on. The set is empty where nothing is signed. Compare a key with one that you got another way before you trust it.',
    output: {
      'application/jwk-set+json': z
        .strictObject({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })
        .meta({ description: 'The keys.' }),
    },
    errors: ['method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
    hasDigest: true,
  },
  {
    id: 'public_index',
    path: PUBLIC_INDEX,
    summary: 'Every published file with its length and hash, and every snapshot with its manifest and signature',
    description: 'It needs no key; the files need one with the scope `bulk`.',
    input: publicationInput,
    output: { 'application/json': publicIndexOutput },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
  {
    id: 'published_manifest',
    path: PUBLISHED_MANIFEST,
    summary: 'The manifest of a snapshot, byte for byte as it was signed',
    description: 'It has the hash of every file and of every download that it was made from.',
    input: publicationInput,
    output: { 'application/json': anObject('The manifest.') },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
  {
    id: 'published_signature',
    path: PUBLISHED_SIGNATURE,
    summary: 'The signature of the manifest of a snapshot',
    description:
      'An Ed25519 signature over the exact bytes of the manifest, in base64, and the name of its key. A snapshot that is not signed has none (404).',
    input: publicationInput,
    output: {
      'application/json': z
        .strictObject({
          format: z.literal('market-data-signature-1'),
          algorithm: z.literal('Ed25519'),
          key_id: z.string(),
          signature: z.string(),
        })
        .meta({ description: 'The signature.' }),
    },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
  {
    id: 'published_log',
    path: PUBLISHED_LOG,
    summary: 'The log of manifests: every snapshot that was published, and a signed head',
    description:
      'The hash of each manifest in the order of publication. The head is a checkpoint of C2SP tlog-checkpoint with the root of a Merkle tree (RFC 6962) over the entries, each the name of a snapshot, a space and the hash, and with four lines more: the newest snapshot, the hash of its manifest, when the head was signed and until when it is fresh. A log that does not continue one seen before is a rewritten history.',
    output: {
      'application/json': z
        .strictObject({
          checkpoint: z.string(),
          entries: z.array(z.strictObject({ snapshot: z.string(), manifest_sha256: z.string() })),
        })
        .meta({ description: 'The log.' }),
    },
    errors: ['not_found', 'method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
    hasDigest: true,
  },
  {
    id: 'log_checkpoint',
    path: LOG_CHECKPOINT,
    summary: 'The signed head of the log of manifests',
    description:
      'The checkpoint of `/data/log.json` alone, a signed note of C2SP: how many entries the log has, their root, the newest snapshot, when the head was signed and until when it is fresh. Its tiles lie beside it, below `/data/log/tile/`, as C2SP tlog-tiles names them.',
    output: { 'text/plain': z.string().meta({ description: 'The checkpoint.' }) },
    errors: ['not_found', 'method_not_allowed', 'rate_limited', 'internal_error'],
    cached: true,
    hasDigest: true,
  },
  {
    id: 'data_package',
    path: DATA_PACKAGE,
    summary: 'The tables of a snapshot as a Data Package',
    description:
      'Version 2.0 of the standard: a resource a table, with its fields, licence, sources and files. It is made of the declarations that the tables are compiled by.',
    input: dataPackageInput,
    output: { 'application/json': anObject('The descriptor, datapackage.json.') },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
  {
    id: 'dcat_catalogue',
    path: DCAT_CATALOGUE,
    summary: 'The tables of a snapshot as a DCAT catalogue',
    description:
      'JSON-LD with its context in it, in English and Portuguese: a dataset a table, a distribution a file, with licence, publisher, period and checksum, by the mandatory properties of DCAT-AP.',
    input: publicationInput,
    output: { 'application/ld+json': anObject('The catalogue.') },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
  {
    id: 'croissant',
    path: CROISSANT,
    summary: 'The tables of a snapshot in the form of Croissant, a Dataset of schema.org',
    description:
      'JSON-LD of Croissant 1.0, which programs for machine learning read: a record set a table, with the columns of its newest file, and every file with its hash. The files need a key with the scope `bulk`.',
    input: publicationInput,
    output: { 'application/ld+json': anObject('The Dataset.') },
    errors: ERRORS,
    cached: true,
    hasDigest: true,
  },
]
