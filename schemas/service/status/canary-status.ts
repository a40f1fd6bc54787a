import { z } from 'zod'
import { described } from '../../api/output.ts'

const count = (description: string) => described(z.int(), description)

/** Answers of a new snapshot before it was served, as `/status` shows them. Builds record them in canary.ts of core. */
export const canaryStatus = z
  .strictObject({
    before: described(z.string(), 'The snapshot that was served until then.'),
    compared: count('Examples of the API that both snapshots answered.'),
    changed: count('Examples of them whose answers differ in more than the name and the time of the snapshot.'),
    figures: count('Figures in them that differ.'),
    median_ratio: described(
      z.number().nullable(),
      'Median of new / old over these figures; null where there is none that is not 0.',
    ),
    lost: described(z.array(z.string()), 'Examples that only the snapshot before answers.'),
    not_asked: count('Examples that were not asked, because the time was over.'),
    odd: described(z.array(z.string()), 'What somebody should look at, in sentences; it keeps nothing back.'),
  })
  .meta({
    id: 'Canary',
    description:
      'How the new snapshot answered the examples of the API, beside the one before it, before it was served.',
  })

export type CanaryStatus = z.infer<typeof canaryStatus>
