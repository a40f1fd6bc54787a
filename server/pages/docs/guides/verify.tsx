import type { Text } from '../../../../schemas/core/language.ts'
import {
  PUBLIC_INDEX,
  PUBLIC_KEYS,
  PUBLISHED_MANIFEST,
  PUBLISHED_SIGNATURE,
} from '../../../../schemas/service/publication/publication-routes.ts'
import { printPublicPem, type SigningKey } from '../../../../lake/signature/manifest-signature.ts'
import type { PageContext } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderMarkdown } from '../../kit/markdown.ts'

const TITLE: Text = { en: 'Verify a download', pt: 'Verificar um download' }
const LEAD: Text = {
  en: 'The manifest of a snapshot has the hash of every file, and the operator of this service signs it.',
  pt: 'O manifesto de um snapshot traz o hash de cada arquivo, e o operador deste serviço o assina.',
}
const STEPS: Text = {
  en: `Who has the public key can tell these files from others: the signature is of the manifest, and the manifest has the hash of each file. The manifest, its signature and [the index](${PUBLIC_INDEX}) need no key of the API. These lines check the newest manifest; then compare the hash of a file with the one in it.`,
  pt: `Quem tem a chave pública distingue estes arquivos de outros: a assinatura é do manifesto, e o manifesto traz o hash de cada arquivo. O manifesto, sua assinatura e [o índice](${PUBLIC_INDEX}) não exigem chave da API. Estas linhas verificam o manifesto mais recente; depois compare o hash de um arquivo com o que está nele.`,
}
const KEYS: Text = { en: 'Public keys', pt: 'Chaves públicas' }
const TRUST: Text = {
  en: `These are the keys of [this address](${PUBLIC_KEYS}). Whoever could change the data of this service could change this page too: compare a key with one that the operator gave you another way.`,
  pt: `Estas são as chaves deste [endereço](${PUBLIC_KEYS}). Quem pudesse mudar os dados deste serviço poderia mudar também esta página: compare uma chave com uma que o operador deu por outro caminho.`,
}
const UNSIGNED_LEAD: Text = {
  en: 'The manifest of a snapshot has the hash of every file. The operator of this service does not sign it.',
  pt: 'O manifesto de um snapshot traz o hash de cada arquivo. O operador deste serviço não o assina.',
}
const UNSIGNED: Text = {
  en: `The hashes tell a damaged file from a whole one. They do not tell who made it: who could change the files could change the manifest too. The manifest and [the index](${PUBLIC_INDEX}) need no key of the API.`,
  pt: `Os hashes distinguem um arquivo danificado de um inteiro. Não dizem quem o fez: quem pudesse mudar os arquivos poderia mudar também o manifesto. O manifesto e [o índice](${PUBLIC_INDEX}) não exigem chave da API.`,
}
const SINCE: Text = { en: 'signs since', pt: 'assina desde' }
const UNTIL: Text = { en: 'signed until', pt: 'assinou até' }

/** Renders the page that says how to verify a download, with the public keys that the builder listed. */
export async function renderVerifyGuide(
  { language, say, hasExplorer, base, snapshot }: PageContext,
  readKeys: () => Promise<readonly SigningKey[]>,
): Promise<Html> {
  const keys = await readKeys()
  const of = snapshot === null ? '' : `?snapshot=${snapshot.id}`
  const fetching = `curl -s -f -o manifest.json '${base}${PUBLISHED_MANIFEST}${of}'`
  if (keys.length === 0) {
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        <p class="lead">{say(UNSIGNED_LEAD)}</p>
        {renderMarkdown(say(UNSIGNED))}
        <pre tabindex="0">
          <code>{fetching}</code>
        </pre>
      </>
    )
    return renderPage({
      language,
      title: say(TITLE),
      description: say(UNSIGNED_LEAD),
      body,
      path: '/docs/verify',
      hasExplorer,
    })
  }
  const lines = [
    fetching,
    `curl -s -f '${base}${PUBLISHED_SIGNATURE}${of}' | sed -n 's/.*"signature": "\\(.*\\)".*/\\1/p' | base64 -d > manifest.sig`,
    'openssl pkeyutl -verify -pubin -inkey key.pub.pem -rawin -in manifest.json -sigfile manifest.sig',
  ].join('\n')
  const shown = keys.map((key) => (
    <figure>
      <figcaption>
        <code>{key.kid}</code>,{' '}
        {key.valid_until === undefined ? `${say(SINCE)} ${key.valid_from}` : `${say(UNTIL)} ${key.valid_until}`}
      </figcaption>
      <pre tabindex="0">
        <code>{printPublicPem(key).trim()}</code>
      </pre>
    </figure>
  ))
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      <p class="lead">{say(LEAD)}</p>
      {renderMarkdown(say(STEPS))}
      <pre tabindex="0">
        <code>{lines}</code>
      </pre>
      <h2 id="keys">{say(KEYS)}</h2>
      {renderMarkdown(say(TRUST))}
      {shown}
    </>
  )
  return renderPage({ language, title: say(TITLE), description: say(LEAD), body, path: '/docs/verify', hasExplorer })
}
