import { ApiError } from '../../../../../schemas/api/error.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { type Answer, askOrNothing, readParameter } from '../../answers.ts'
import type { PageContent, PageView } from '../../page.ts'
import { renderAsset } from '../asset.tsx'

const UNREGISTERED: Text = {
  en: 'No register of this snapshot lists this fund. Below is what funds filed of it.',
  pt: 'Este fundo não consta dos cadastros desta base. Abaixo, o que os fundos informaram sobre ele.',
}

/** Reads a fund from the register; null for one that is not there but in the holdings of others. */
export async function readRegistered(view: PageView, cnpj: string): Promise<Answer<'fund'> | null> {
  try {
    return await view.ask('fund', { cnpj })
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'not_found'
    if (isUnknown && (await askOrNothing(view.ask, 'asset', { code: nameAsset(cnpj) })) !== null) return null
    throw error
  }
}

/** Renders a fund that no register lists by who holds it, because lists of assets lead to it. */
export async function renderUnregistered(view: PageView): Promise<PageContent> {
  const { parameters, say } = view
  const page = await renderAsset(view, nameAsset(readParameter(parameters, 'cnpj')), readParameter(parameters, 'date'))
  const body = (
    <>
      <p class="nothing">{say(UNREGISTERED)}</p>
      {page.body}
    </>
  )
  return { ...page, body }
}

function nameAsset(cnpj: string): string {
  return `fund:${cnpj}`
}
