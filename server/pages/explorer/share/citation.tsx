import type { Language, Text } from '../../../../schemas/core/language.ts'
import type { Html } from '../../kit/jsx-runtime.ts'

const CITE: Text = { en: 'Cite and share', pt: 'Citar e compartilhar' }
const FOREVER: Text = {
  en: 'This address has the page as it is now, as long as the server keeps the snapshot:',
  pt: 'Este endereço mostra a página como está agora, enquanto o servidor mantiver o snapshot:',
}
const COPY: Text = { en: 'Copy the address', pt: 'Copiar o endereço' }
const COPIED: Text = { en: 'Copied', pt: 'Copiado' }

interface CitationParts {
  readonly language: Language
  readonly site: string
  readonly title: string
  readonly snapshot: string
  /** The whole address of the page in its snapshot. */
  readonly address: string
}

/** Renders how to cite a page: in words, as BibTeX, and by the address that never changes. */
export function renderCitation(parts: CitationParts): Html {
  const { language, address } = parts
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
    </details>
  )
}

/** Writes a citation in words. */
export function writeCitation({ language, site, title, snapshot, address }: CitationParts): string {
  const day = dayOf(snapshot)
  return language === 'pt'
    ? `${site}. “${title}”. Snapshot ${snapshot}, de ${day}. ${address}`
    : `${site}. “${title}”. Snapshot ${snapshot} of ${day}. ${address}`
}

/** Writes a citation as BibTeX. */
export function writeBibtex({ language, site, title, snapshot, address }: CitationParts): string {
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

/** The day of a snapshot, as its name begins: 20261127T014047Z. */
function dayOf(snapshot: string): string {
  return `${snapshot.slice(0, 4)}-${snapshot.slice(4, 6)}-${snapshot.slice(6, 8)}`
}

function escapeTex(text: string): string {
  return text.replaceAll(/[\\{}]/g, '').replaceAll(/[&%$#_]/g, String.raw`\$&`)
}
