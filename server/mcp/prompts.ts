/** A question that a person begins with, as a message to the model. */
export interface PromptDeclaration {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[]
  /** Writes the message; what was not given is an empty text. */
  readonly write: (given: Readonly<Record<string, string>>) => string
}

const MONTH = { name: 'month', description: 'The month, such as 2025-10; without it the newest.', required: false }
const atMonth = (month: string | undefined) => (month === undefined || month === '' ? 'the newest month' : month)
const QUOTE =
  'Quote the numbers as they are, with the snapshot and the month. Say what is not known, what is hidden and what could not be opened; do not fill it in.'

/** Most frequent questions come first. */
export const PROMPTS: readonly PromptDeclaration[] = [
  {
    name: 'who_is_exposed',
    title: 'Who is exposed to a company?',
    description: 'The funds that have shares or paper of a company, directly and through funds.',
    arguments: [{ name: 'company', description: 'Its name, CNPJ or ticker.', required: true }, MONTH],
    write: ({ company, month }) =>
      `Which Brazilian funds are exposed to ${company ?? ''} in ${atMonth(month)}, directly and through other funds, and for how much? Find its id with find_issuers, then call get_issuer for the total by kind, and issuer_holders with indirect=true for the funds. Keep what it issued apart from what it only packages or assigned. ${QUOTE}`,
  },
  {
    name: 'what_is_inside',
    title: 'What is inside a fund?',
    description: 'What a fund really holds, through the funds that it holds.',
    arguments: [{ name: 'fund', description: 'Its name, CNPJ or ticker.', required: true }, MONTH],
    write: ({ fund, month }) =>
      `What does the fund ${fund ?? ''} really hold in ${atMonth(month)}? Find its CNPJ with search, then call get_fund, fund_portfolio and fund_look_through with view=aggregate. Read coverage first. ${QUOTE}`,
  },
  {
    name: 'what_a_manager_did',
    title: 'What did a manager buy and sell?',
    description: 'The trades of the funds of a manager that quantities confirm, and what it holds most.',
    arguments: [{ name: 'manager', description: 'Its name or CNPJ.', required: true }, MONTH],
    write: ({ manager, month }) =>
      `What did the manager ${manager ?? ''} do with the money of its funds in ${atMonth(month)}? Find its CNPJ with find_managers, then call get_manager and manager_moves. Call bought or sold only what the explained values confirm; a position that appeared or vanished is disclosure. ${QUOTE}`,
  },
  {
    name: 'compare_two_funds',
    title: 'What do two funds have in common?',
    description: 'The overlap of two portfolios.',
    arguments: [
      { name: 'fund', description: 'The name, CNPJ or ticker of one.', required: true },
      { name: 'other', description: 'The same of the other.', required: true },
      MONTH,
    ],
    write: ({ fund, other, month }) =>
      `What do the funds ${fund ?? ''} and ${other ?? ''} have in common in ${atMonth(month)}? Find both CNPJs with search, then call compare_portfolios. Where lines are hidden, give the least and the most. ${QUOTE}`,
  },
  {
    name: 'what_changed',
    title: 'What changed in a fund?',
    description: 'What a fund holds now and did not hold before, and which months were filed anew.',
    arguments: [{ name: 'fund', description: 'Its name, CNPJ or ticker.', required: true }],
    write: ({ fund }) =>
      `What changed in the fund ${fund ?? ''} between its two newest months? Find its CNPJ with search, call compare_portfolios for the two months, and portfolio_history for the months before. ${QUOTE}`,
  },
]
