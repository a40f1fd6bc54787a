import { orNothing } from '../../../../../schemas/api/name-search.ts'
import { previousMonth } from '../../../../../schemas/core/month.ts'
import { nameSearches } from '../../../../../schemas/service/search/search.ts'
import type { ListedFund } from '../../answers.gen.ts'
import type { Answer } from '../../answers.ts'
import { nameMarketAsset } from '../../asset-link.tsx'
import type { PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { shortenFundName } from '../../text/fund-name.ts'

/** A question that the snapshot answers, and where. */
interface ExampleQuestion {
  readonly question: string
  readonly href: string
}

/** Asks about the snapshot's most held share, weightiest issuer and manager, largest fund, and its month. */
export async function listQuestions(
  view: PageView,
  held: Answer<'market_assets'> | null,
  largest: readonly ListedFund[],
): Promise<readonly ExampleQuestion[]> {
  const { pages, link, say, figures } = view
  const [issuer, manager] = await Promise.all([findFirst(view, 'issuer'), findFirst(view, 'manager')])
  const [fund] = largest
  const share = held?.data.find(({ asset_id }) => asset_id.startsWith('b3:'))
  const month = held?.reference_date.slice(0, 7)
  // Moves are known only with the month before.
  const months = view.snapshot.months('cvm_fund_portfolio')
  const isCompared = month !== undefined && months.includes(previousMonth(month))
  const questions: ExampleQuestion[] = []
  if (share !== undefined && pages.has('/asset/{code}')) {
    const { label } = nameMarketAsset(view, share)
    questions.push({
      question: say({ en: `Who holds ${label}?`, pt: `Quem tem ${label}?` }),
      href: link(`/asset/${encodeURIComponent(share.asset_id)}`),
    })
  }
  if (issuer !== null && pages.has('/issuer/{id}')) {
    const name = shortenCompanyName(issuer.name)
    questions.push({
      question: say({ en: `How much of ${name} do funds have?`, pt: `Quanto os fundos têm de ${name}?` }),
      href: link(`/issuer/${issuer.id}`),
    })
  }
  if (fund !== undefined && pages.has('/fund/{cnpj}')) {
    const name = shortenFundName(fund.name)
    questions.push({
      question: say({ en: `What does ${name} hold?`, pt: `O que ${name} tem?` }),
      href: link(`/fund/${fund.cnpj}`),
    })
  }
  if (manager !== null && pages.has('/manager/{cnpj}')) {
    const name = shortenCompanyName(manager.name)
    questions.push({
      question: choose(
        isCompared,
        say({ en: `What did ${name} buy?`, pt: `O que ${name} comprou?` }),
        say({ en: `What do the funds of ${name} hold?`, pt: `O que têm os fundos de ${name}?` }),
      ),
      href: link(`/manager/${manager.id}`),
    })
  }
  if (month !== undefined && pages.has('/month/{month}')) {
    const name = figures.month(month)
    questions.push({
      question: choose(
        isCompared,
        say({ en: `What did funds buy in ${name}?`, pt: `O que os fundos compraram em ${name}?` }),
        say({ en: `What did funds hold in ${name}?`, pt: `O que os fundos tinham em ${name}?` }),
      ),
      href: link(`/month/${month}`),
    })
  }
  return questions
}

/** Asks about purchases where they are known, and about holdings elsewhere. */
function choose(isCompared: boolean, bought: string, held: string): string {
  return isCompared ? bought : held
}

/** Finds what the search lists first of a kind: the weightiest. */
async function findFirst({ snapshot }: PageView, kind: 'issuer' | 'manager') {
  const search = nameSearches.find((each) => each.kind === kind)
  const things = search === undefined ? null : await orNothing(search.list(snapshot, [], 1))
  return things?.[0] ?? null
}
