import { expect, it } from 'vitest'
import { isAbsent } from '../../../pipeline/compile/job-group.ts'
import type { PartitionJob } from '../../../pipeline/compile/partition-job.ts'
import quotes from '../../../schemas/datasets/b3_quote/dataset.ts'

it('A partition without any file is not absent from the file of its year', () => {
  const job: PartitionJob = {
    dataset: quotes,
    month: '2025-10',
    partition: 'competence_month=2025-10',
    inputs: [],
    digest: '',
    published: null,
    publishedLines: {},
    reason: 'new',
  }

  expect(isAbsent(job)).toBe(false)
})
