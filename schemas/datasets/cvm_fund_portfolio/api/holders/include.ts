import { z } from 'zod'
import { parameter } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const WORDS = ['repo', 'derivatives'] as const

/** Lines that name an asset without owning it. */
export type Included = (typeof WORDS)[number]

const isWord = (text: string): text is Included => WORDS.some((word) => word === text)

/** Parameter with words separated by commas. */
export const includeInput = parameter(
  z
    .string()
    .transform((text, context): readonly Included[] => {
      const words = text.split(',')
      if (words.every(isWord)) return [...new Set(words)]
      context.addIssue(issueText(portfolioMessages.include))
      return z.NEVER
    })
    .default([]),
  'Rows of assets that are not owned: repo, derivatives, or both with a comma between them.',
  { type: 'string', pattern: '^(repo|derivatives)(,(repo|derivatives))*$', examples: ['repo,derivatives'] },
)

/** True if a request includes derivatives, whose rows name their contract. */
export function showsContracts(include: readonly Included[]): boolean {
  return include.includes('derivatives')
}
