import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Html } from '../kit/jsx-runtime.ts'

const FIND: Text = { en: 'Fund, CNPJ, asset or index', pt: 'Fundo, CNPJ, ativo ou índice' }
const SEARCH: Text = { en: 'Search', pt: 'Buscar' }

interface SearchParts {
  readonly language: Language
  readonly question?: string
  /** Parameter that chose an older snapshot. */
  readonly pinned?: readonly [string, string] | null
}

export function renderSearch({ language, question = '', pinned = null }: SearchParts): Html {
  const [find, search] = [FIND[language], SEARCH[language]]
  return (
    <form class="search" role="search" action={`/${language}/search`}>
      <label class="unseen" for="q">
        {search}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        maxlength="100"
        autocomplete="off"
        value={question}
        placeholder={find}
        data-suggest={`/${language}/suggest`}
      />
      {pinned && <input type="hidden" name={pinned[0]} value={pinned[1]} />}
      <button>{search}</button>
    </form>
  )
}
