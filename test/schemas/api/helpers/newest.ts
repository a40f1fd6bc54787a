import type { NewestData } from '../../../../schemas/service/freshness.ts'

/** Data without parts whose deadline is known. */
export const newestUntil = (late_from: string | null, ending_from: string | null = null): NewestData => ({
  month: null,
  newest: '2025-10',
  retrieved_at: null,
  late_from,
  ending_from,
  counted_by: null,
  parts: [],
})
