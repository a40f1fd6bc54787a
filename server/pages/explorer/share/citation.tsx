import type { Language, Text } from '../../../../schemas/core/language.ts'
import type { Html } from '../../kit/jsx-runtime.ts'

const CITE: Text = { en: 'Cite and share', pt: 'Citar e compartilhar' }
const FOREVER: Text = {
  en: 'This address has the page as it is now, as long as the server keeps the snapshot:',
  pt: 'Este endereço mostra a página como está agora, enquanto o servidor mantiver o snapshot:',
}
const COPY: Text = { en: 'Copy the address', pt: 'Copiar o endereço' }
const EMBED: Text = { en: 'To show its picture within another page:', pt: 'Para incorporar o gráfico em outra página:' }
const COPY_CODE: Text = { en: 'Copy the code', pt: 'Copiar o código' }
const COPIED: Text = { en: 'Copied', pt: 'Copiado' }

interface Cited {
  readonly language: Language
  readonly site: string
  readonly title: string
  readonly snapshot: string
  /** Whole address of the page in its snapshot. */
  readonly address: string
}

interface CitationParts extends Cited {
  /** Whole address of the page's first picture for a frame of another site; null where no site may show one. */
  readonly framed: string | null
}

/** Renders how to cite a page: in words, as BibTeX, and by the address that never changes. */
export function renderCitation(parts: CitationParts): Html {
  const { language, title, address, framed } = parts
  const code = framed === null ? null : writeFrameCode(framed, title)
  return (
    <details class="cite">
      <summary>{CITE[language]}</summary>
      <p>{writeCitation(parts)}</p>
      <pre>{writeBibtex(parts)}</pre>
      <p>
        {FOREVER[language]} <a href={new URL(address).pathname + new URL(address).search}>{address}</a>{' '}
        <button type="button" class="copy" data-copy={address} data-copied={COPIED[language]} hidden>
          {COPY[language]}
        </button>
      </p>
      {code !== null && (
        <>
          <p>
            {EMBED[language]}{' '}
            <button type="button" class="copy" data-copy={code} data-copied={COPIED[language]} hidden>
              {COPY_CODE[language]}
            </button>
          </p>
          <pre>{code}</pre>
        </>
      )}
    </details>
  )
}

/** Writes the element that shows a picture within a page of another site. */
function writeFrameCode(address: string, title: string): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${escape(address)}" title="${escape(title)}" width="100%" height="640" frameborder="0"></iframe>`
}

/** Writes a citation in words. */
export function writeCitation({ language, site, title, snapshot, address }: Cited): string {
  const day = dayOf(snapshot)
  return language === 'pt'
    ? `${site}. “${title}”. Snapshot ${snapshot}, de ${day}. ${address}`
    : `${site}. “${title}”. Snapshot ${snapshot} of ${day}. ${address}`
}

/** Writes a citation as BibTeX. */
export function writeBibtex({ language, site, title, snapshot, address }: Cited): string {
  const fields = {
    title: `{${escapeTex(title)}}`,
    author: `{${escapeTex(site)}}`,
    year: dayOf(snapshot).slice(0, 4),
    version: escapeTex(snapshot),
    url: address,
    language: language === 'pt' ? 'portuguese' : 'english',
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{market-data-${snapshot},\n${lines.join(',\n')}\n}`
}

/** Reads the day from the name of a snapshot: 20261127T014047Z. */
function dayOf(snapshot: string): string {
  return `${snapshot.slice(0, 4)}-${snapshot.slice(4, 6)}-${snapshot.slice(6, 8)}`
}

function escapeTex(text: string): string {
  return text.replaceAll(/[\\{}]/g, '').replaceAll(/[&%$#_]/g, String.raw`\$&`)
}
