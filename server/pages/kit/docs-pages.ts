import type { Text } from '../../../schemas/core/language.ts'

/** Pages of the documentation without parameters, but for its start and its rules. */
export const DOCS_PAGES: readonly { readonly path: string; readonly title: Text; readonly text: Text }[] = [
  {
    path: '/docs/verify',
    title: { en: 'Verify a download', pt: 'Verificar um download' },
    text: {
      en: 'Signed manifests, public keys, and the hash of every file.',
      pt: 'Manifestos assinados, chaves públicas e o hash de cada arquivo.',
    },
  },
  {
    path: '/docs/look-through',
    title: { en: 'The look-through explained', pt: 'A carteira aberta, explicada' },
    text: {
      en: 'How funds that a fund holds are opened, when a line stays closed, and what it cannot see.',
      pt: 'Como se abrem os fundos que um fundo tem, quando uma linha fica fechada e o que ela não vê.',
    },
  },
  {
    path: '/docs/changelog',
    title: { en: 'Changelog', pt: 'Mudanças' },
    text: {
      en: 'What is deprecated, what changed in the API, and what the newest snapshots changed in the data.',
      pt: 'O que está obsoleto, o que mudou na API e o que os snapshots mais recentes mudaram nos dados.',
    },
  },
  {
    path: '/status',
    title: { en: 'Status', pt: 'Situação' },
    text: {
      en: 'How new each dataset is, what is held back, and how the last build went.',
      pt: 'Se cada conjunto está em dia, o que está retido e como foi a última compilação.',
    },
  },
]
