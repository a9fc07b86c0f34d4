import type { Platform, Surface } from "#schema/Platform.ts"
import type { CommentStatus, Decision, Reply } from "#schema/resources/Comment.ts"
import type { Report, ReportQuery } from "#schema/resources/Report.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"

/** All of a comment that reports are about. */
export interface Facts {
  readonly account_id: string
  readonly platform: Platform
  readonly surface: Surface
  readonly status: CommentStatus
  readonly archived: boolean
  readonly asked: boolean
  readonly decision: Pick<Decision, "by" | "category"> | null
  readonly replies: ReadonlyArray<Pick<Reply, "by" | "at">>
  readonly received_at: Date
  readonly hidden_at: Date | null
}

type Made = Omit<Report, "from" | "to" | "time_zone" | "sales">

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that people in a zone have at a moment, by the runtime's time zones and not PostgreSQL's. */
export const dayIn = (timeZone: string, at: Date): string => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })
  formats.set(timeZone, format)
  return format.format(at)
}

/** A report as anybody would make it who had all rows and all the time in the world. */
export const naiveReport = (
  comments: ReadonlyArray<Facts>,
  timeZone: string,
  days: ReadonlyArray<string>,
  query: Pick<ReportQuery, "platform" | "surface" | "account_id">
): Made => {
  const inRange = (at: Date) => days.includes(dayIn(timeZone, at))
  const asked = comments.filter(
    ({ account_id, platform, surface }) =>
      account_id === (query.account_id ?? account_id) &&
      platform === (query.platform ?? platform) &&
      surface === (query.surface ?? surface)
  )
  const received = asked.filter(({ received_at }) => inRange(received_at))
  const hidden = received.filter(({ status }) => status === "hidden")
  const replies = asked.flatMap((comment) => comment.replies.filter(({ at }) => inRange(new Date(at))))
  const by = (who: Reply["by"]) => replies.filter((reply) => reply.by === who).length
  const categories = [...new Set(hidden.map(({ decision }) => decision?.category ?? null))]
  return {
    comments: standing(received),
    replies: { total: replies.length, person: by("person"), autopilot: by("autopilot"), campaign: by("campaign") },
    median_seconds_to_hide: median(
      received.flatMap(({ decision, hidden_at, received_at }) =>
        hidden_at === null || decision === null || decision.by === "platform" ? [] : [seconds(received_at, hidden_at)]
      )
    ),
    median_seconds_to_reply: median(
      received.flatMap((comment) =>
        comment.replies.length === 0
          ? []
          : [Math.min(...comment.replies.map(({ at }) => seconds(comment.received_at, new Date(at))))]
      )
    ),
    hidden_by_category: categories.map((category) => ({
      category,
      label: category === null ? "Other reasons" : protectionLabels[category].label,
      count: hidden.filter(({ decision }) => (decision?.category ?? null) === category).length
    })),
    by_platform: [...new Set(received.map(({ platform }) => platform))].map((platform) => ({
      platform,
      ...standing(received.filter((comment) => comment.platform === platform))
    })),
    by_surface: [...new Set(received.map(({ surface }) => surface))].map((surface) => ({
      surface,
      ...standing(received.filter((comment) => comment.surface === surface))
    })),
    by_day: days.map((date) => {
      const onDay = received.filter(({ received_at }) => dayIn(timeZone, received_at) === date)
      return {
        date,
        received: onDay.length,
        hidden: onDay.filter(({ status }) => status === "hidden").length,
        asked: onDay.filter((comment) => comment.asked).length
      }
    })
  }
}

const standing = (comments: ReadonlyArray<Facts>) => {
  const now = (status: CommentStatus) => comments.filter((comment) => comment.status === status).length
  return {
    received: comments.length,
    visible: now("visible"),
    hidden: now("hidden"),
    deleted: now("deleted"),
    waiting: comments.filter(({ archived, status }) => status === "review" && !archived).length
  }
}

const seconds = (since: Date, until: Date) => Math.max(0, Math.round((until.getTime() - since.getTime()) / 1000))

const median = (values: ReadonlyArray<number>) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? null
