import { z } from 'zod'
import { BUILD_OUTCOMES } from '../../core/build-days.ts'
import { canaryStatus } from './canary-status.ts'
import { countedBy } from '../counted-by.ts'
import { FRESHNESS } from '../freshness.ts'
import { parameter } from '../../api/input.ts'
import { described } from '../../api/output.ts'
import { issueText } from '../../api/issue-message.ts'
import { valueMessages } from '../../api/value-messages.ts'

const text = (description: string) => described(z.string(), description)
const textOrNull = (description: string) => described(z.string().nullable(), description)
const instant = (description: string) => described(z.iso.datetime(), description)
const count = (description: string) => described(z.int(), description)

const snapshot = {
  id: text('Its name, as in X-Snapshot-Id.'),
  published_at: instant('When it was published, UTC.'),
}

const newestSnapshot = z
  .strictObject({ ...snapshot, age_seconds: count('How long ago that was.') })
  .meta({ id: 'NewestSnapshot', description: 'The snapshot that answers if a request names no other.' })

const oldestSnapshot = z
  .strictObject(snapshot)
  .meta({ id: 'OldestSnapshot', description: 'The oldest snapshot that a request can name.' })

const storeHead = z
  .strictObject({
    snapshot: text('The snapshot that the store named last.'),
    published_at: instant('When it was published there, UTC.'),
    age_seconds: count('How long ago that was; negative if the clocks differ.'),
  })
  .meta({
    id: 'StoreHead',
    description:
      'What the object store of a replica said last, as far as the replica believes it. The store alone cannot prove that it is the newest: judge by the age.',
  })

const logHead = z
  .strictObject({
    state: described(
      z.enum(['fresh', 'stale', 'not_signed']),
      'stale: it was signed, and nobody has signed it anew in its time: the builder stopped, or somebody keeps later ones back.',
    ),
    size: count('How many snapshots the log has.'),
    root: text('The hash over all of them, in base64.'),
    snapshot: text('The newest snapshot in the log.'),
    signed_at: instant('When the head was made, UTC.'),
    expires_at: instant('Until then it is fresh, UTC.'),
  })
  .meta({ id: 'LogHead', description: 'The head of the log of manifests, which every build makes anew.' })

/** Judges the newest period of a dataset, and each of its parts. */
const judgement = {
  state: described(
    z.enum(FRESHNESS),
    'Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is nothing of it.',
  ),
  days_late: described(z.int().nullable(), 'Days since it is late: 0 if it is not late, null if that is not known.'),
  late_from: described(
    z.iso.date().nullable(),
    'From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it.',
  ),
  counted_by: countedBy,
  newest: textOrNull(
    'The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset with parts that of the part that is late first; null where they name none.',
  ),
  cadence: text('When something newer is expected.'),
  because: text('Why that is expected, or why nothing is known.'),
}

const partStatus = z
  .strictObject({ id: text('The series, calendar or list.'), ...judgement })
  .meta({ id: 'PartStatus', description: 'How new a part of a dataset is that has a cadence of its own.' })

const sessionStatus = z
  .strictObject({
    month: text('The newest month whose days were compared with the sessions of its calendar, YYYY-MM.'),
    grade: described(
      z.enum(['complete', 'partial', 'not_known']),
      'partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days.',
    ),
    until: described(z.iso.date(), 'The last day compared.'),
    missing: described(z.array(z.iso.date()), 'Sessions without a row.'),
    thin: described(z.array(z.iso.date()), 'Days with less than half of what the other days of the month have.'),
    unexpected: described(z.array(z.iso.date()), 'Days with rows on which the calendar has no session.'),
    months_partial: count('Months of all that are partial.'),
    months_not_known: count('Months of all of which the calendar does not know the days.'),
  })
  .meta({
    id: 'SessionStatus',
    description: 'The days of a dataset against the sessions of a calendar. It informs, and holds nothing back.',
  })

const datasetStatus = z
  .strictObject({
    id: text('The dataset.'),
    title: text('What it is called.'),
    ...judgement,
    month: textOrNull('The newest month there is, YYYY-MM; null where the dataset has no months.'),
    retrieved_at: textOrNull('When the newest of its source files was retrieved, UTC. It judges nothing.'),
    held_back: count('Partitions that are held back, by whichever build.'),
    sessions: described(
      sessionStatus.nullable(),
      'How whole its newest month is; null where no month is compared with a calendar of sessions.',
    ),
    parts: described(
      z.array(partStatus),
      'Its series, calendars or lists, where each has a cadence of its own; the worst of them decides on `state`.',
    ),
  })
  .meta({ id: 'DatasetStatus', description: 'How new a dataset is, against what is expected of it.' })

const heldBackFields = {
  dataset: text('The dataset.'),
  partition: text('The partition that is not what it could be; its last good version is served.'),
  sources: described(z.array(z.string()), 'The sources it is made from; of a file that did not come, that one.'),
  code: text('What kind of fault it is.'),
  message: text('What is wrong, and where.'),
}

const heldBack = z.strictObject(heldBackFields).meta({ id: 'HeldBack' })

const heldBackSince = z
  .strictObject({ ...heldBackFields, since: instant('When a build first held it back for this fault, UTC.') })
  .meta({ id: 'HeldBackSince' })

const pinned = z
  .strictObject({
    dataset: textOrNull('The dataset of a pinned partition; null of a file.'),
    partition: textOrNull('The partition that keeps its published version; null of a file.'),
    url: textOrNull('The address of a pinned file; null of a partition.'),
    sha256: textOrNull('The edition of the file that serves; null of a partition.'),
    since: instant('When the operator pinned it, UTC.'),
  })
  .meta({
    id: 'Pinned',
    description: 'A partition or a source file that builds keep as it is, whatever its source shows.',
  })

const lastBuild = z
  .strictObject({
    outcome: described(
      z.enum(BUILD_OUTCOMES),
      'published: all that was new; nothing_new: all is as it was; held_back: something did not come or was refused; failed: it ended before its end.',
    ),
    started_at: instant('When it began, UTC.'),
    ended_at: instant('When it ended, UTC.'),
    exit_code: count('0 all good, 1 something was held back, 2 no requested partition is good.'),
    published: described(z.boolean(), 'Whether it published a snapshot.'),
    snapshot: textOrNull('The snapshot that was served when it ended.'),
    held_back: described(z.array(heldBack), 'What it held back, and why.'),
    failure: textOrNull(
      'What kind of error ended it, where one did; the operator finds the rest in the data directory.',
    ),
    canary: described(canaryStatus.nullable(), 'Null where it published nothing, or nothing was compared.'),
  })
  .meta({ id: 'LastBuild', description: 'The last build that ended.' })

const buildDay = z
  .strictObject({
    day: described(z.iso.date(), 'Day in UTC.'),
    outcome: described(
      z.enum([...BUILD_OUTCOMES, 'no_build', 'not_known']),
      'How the last build of the day ended, as in `last_build`; no_build: none ended; not_known: builds were not yet recorded.',
    ),
    exit_code: described(z.int().nullable(), 'Its exit code; null without a build.'),
    held_back: described(z.int().nullable(), 'Partitions that it held back; null without a build.'),
    builds: described(z.int().nullable(), 'Builds that ended on the day; null where that is not known.'),
    odd: described(z.int().nullable(), 'Sentences in `odd` of its last canary; null where none was recorded.'),
  })
  .meta({ id: 'BuildDay', description: 'How the builds of a day ended.' })

const doing = z
  .strictObject({
    step: described(z.enum(['sweep', 'fetch', 'split', 'compile', 'publish']), 'What it does, or did when it died.'),
    dataset: textOrNull('The dataset; null where it is none, or all.'),
    partition: textOrNull('The partition, or the period of the file.'),
    since: instant('Since when, UTC.'),
  })
  .meta({ id: 'BuildStep', description: 'What a build is at, or was when it died.' })

const buildUnderWay = z
  .strictObject({
    started_at: instant('When it began, UTC.'),
    state: described(
      z.enum(['running', 'died', 'not_known']),
      'died: its process is gone, without a report; not_known: it began on another host and has not said that it ended.',
    ),
    at: doing,
  })
  .meta({ id: 'BuildUnderWay', description: 'A build that has begun and not ended.' })

const status = z
  .strictObject({
    status: described(
      z.enum(['ok', 'attention']),
      'attention: a dataset is late, ends soon or has nothing, something is held back, the last build did not end with 0, a build died, or something is degraded.',
    ),
    sample: described(z.boolean(), 'True if the data are a sample, or have begun as one: they are not live.'),
    checked_at: instant('The minute of this report, UTC.'),
    newest_snapshot: newestSnapshot.nullable(),
    oldest_snapshot: oldestSnapshot.nullable(),
    store_head: described(
      storeHead.nullable(),
      'Null where the server follows no object store, or has not read it yet.',
    ),
    log_head: described(logHead.nullable(), 'Null where there is no log of manifests yet.'),
    datasets: described(z.array(datasetStatus), 'Every dataset, by id.'),
    held_back: described(
      z.array(heldBackSince),
      'What builds have held back and no later build has repaired, whichever datasets the last build was for.',
    ),
    pinned: described(z.array(pinned), 'What the operator has pinned; empty where nothing is.'),
    last_build: lastBuild.nullable(),
    build_days: described(
      z.array(buildDay).nullable(),
      'The last 90 days, the oldest first, today included; null where no build was recorded, as on a replica.',
    ),
    build_under_way: buildUnderWay.nullable(),
    degraded: described(z.array(z.string()), 'What of the server does not work as it should; empty where all does.'),
  })
  .meta({ id: 'Status', description: 'The answer of `/status`.' })

/** Answer of `GET /status` to a program. */
export const statusOutput = z.strictObject({
  success: described(z.literal(true), 'Always true: an error has another shape.'),
  data: status,
})

export type Status = z.infer<typeof status>
export type DatasetStatus = Status['datasets'][number]
export type PartStatus = DatasetStatus['parts'][number]

export const statusInput = z.strictObject({
  format: parameter(
    z.enum(['json', 'html'], { error: issueText(valueMessages.jsonOrHtml) }),
    'json for a program, html for a browser.',
    {
      type: 'string',
      enum: ['json', 'html'],
    },
  ).optional(),
})
