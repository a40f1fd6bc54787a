/** Values of an answer in place of unknown ones of companies. */
interface Unknowns {
  readonly days: object
  readonly nearest: object
  readonly nobody: string
}

const COMPANY = '/v1/company/33000167000101'

/** Lists requests about companies for what a snapshot does not know. */
export function listUnknownOfCompanies({
  days,
  nearest,
  nobody,
}: Unknowns): Readonly<Record<string, readonly (readonly [path: string, reason: string, instead: object])[]>> {
  const none = (part: string) => [`/v1/company/${nobody}${part}`, 'company_not_found', {}] as const
  return {
    company: [
      none(''),
      ['/v1/company/9513', 'company_not_found', nearest],
      ['/v1/company/PETR44', 'company_not_found', {}],
    ],
    company_documents: [none('/documents'), [`${COMPANY}/documents?from=20300101`, 'outside_coverage', days]],
    company_statements: [none('/statements'), [`${COMPANY}/statements?date=20300131`, 'document_not_found', days]],
    company_revisions: [none('/revisions'), [`${COMPANY}/revisions?from=20300101`, 'outside_coverage', days]],
    company_figures: [none('/figures'), [`${COMPANY}/figures?from=20300101`, 'outside_coverage', days]],
    company_securities: [none('/securities')],
    company_shares: [none('/shares'), [`${COMPANY}/shares?date=20300131`, 'outside_coverage', days]],
    company_holders: [none('/holders'), [`${COMPANY}/holders?date=20300131`, 'outside_coverage', days]],
  }
}
