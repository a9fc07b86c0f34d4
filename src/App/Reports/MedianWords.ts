import type { Report } from "#schema/resources/Report.ts"
import { duration, number } from "../Parts/Figures.ts"

/** How soon half of the comments were hidden and replied to, and who wrote the replies. */
export const medianWords = ({
  median_seconds_to_hide: toHide,
  median_seconds_to_reply: toReply,
  replies
}: Pick<Report, "median_seconds_to_hide" | "median_seconds_to_reply" | "replies">): string =>
  [
    toHide === null
      ? "Nothing that came in these days was hidden through Steward."
      : `Half of what was hidden was hidden in ${duration(toHide)}.`,
    toReply === null
      ? "Nothing was replied to."
      : `Half of what was replied to had its first reply in ${duration(toReply)}.`,
    ...(replies.total > 0
      ? [
          `Of the replies, people wrote ${number(replies.person)}, the autopilot ${number(replies.autopilot)} and campaigns ${number(replies.campaign)}.`
        ]
      : [])
  ].join(" ")
