import type { Translations } from '../../../api/language/translations.ts'

/** Texts of the reference about how a new snapshot answered before it was served. */
export const canaryPortuguese: Translations['sentences'] = {
  'Sentences in `odd` of its last canary; null where none was recorded.':
    'Frases em `odd` de sua última comparação; nulo onde nenhuma foi registrada.',
  'Null where it published nothing, or nothing was compared.': 'Nulo onde nada publicou, ou nada foi comparado.',
  'The snapshot that was served until then.': 'O snapshot que era servido até então.',
  'Examples of the API that both snapshots answered.': 'Exemplos da API a que os dois snapshots responderam.',
  'Examples of them whose answers differ in more than the name and the time of the snapshot.':
    'Exemplos deles cujas respostas diferem em mais que o nome e a hora do snapshot.',
  'Figures in them that differ.': 'Números neles que diferem.',
  'Median of new / old over these figures; null where there is none that is not 0.':
    'Mediana de novo / antigo sobre esses números; nula onde não há nenhum diferente de 0.',
  'Examples that only the snapshot before answers.': 'Exemplos a que só o snapshot anterior responde.',
  'Examples that were not asked, because the time was over.':
    'Exemplos que não foram perguntados, porque o tempo tinha acabado.',
  'What somebody should look at, in sentences; it keeps nothing back.':
    'O que alguém deve olhar, em frases; não retém nada.',
  'How the new snapshot answered the examples of the API, beside the one before it, before it was served.':
    'Como o snapshot novo respondeu aos exemplos da API, ao lado do anterior, antes de ser servido.',
}
