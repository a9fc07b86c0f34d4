import type { AutopilotStatus, Week } from "#schema/resources/Autopilot.ts"
import { percentOf } from "#src/Autopilot/Status/Percent.ts"
import { lengths, quote } from "./Quote.ts"
import { counted, joined, type Reading } from "./Reading.ts"

const week = (name: string, found: Week | undefined): ReadonlyArray<string> =>
  found === undefined
    ? []
    : [
        joined([
          `${name}: ${found.decided} decided`,
          `${found.handled_alone} alone (${percentOf(found.handled_alone, found.decided)})`,
          `${found.asked_you} asked (${percentOf(found.asked_you, found.decided)})`,
          counted(found.corrections, "correction"),
          found.agreement === null
            ? undefined
            : `agreement ${percentOf(found.handled_alone - found.corrections, found.handled_alone)}`,
          `${found.answered_by_campaigns} answered by campaigns`
        ])
      ]

const areas = (said: string, found: ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  found === undefined || found.length === 0 ? [] : [`${said} ${found.join(", ")}`]

/** How the autopilot is doing, in a few lines. */
export const autopilotStatus = ({ data }: { readonly data: AutopilotStatus }): Reading => ({
  heading: joined(
    [
      data.summary === undefined ? "The autopilot." : quote(data.summary, lengths.sentence),
      data.set_up === false ? "It is not set up: no account is connected, or every protection is off." : undefined
    ],
    " "
  ),
  lines: [
    ...week("this week", data.this_week),
    ...week("the week before", data.previous_week),
    ...areas("decides alone about", data.handles_on_its_own),
    ...areas("asks more about", data.asks_more_about),
    ...(data.taught ?? []).map((said) => quote(said, lengths.sentence)),
    ...(data.second_opinions == null
      ? []
      : [`second opinions today: ${data.second_opinions.asked_today} of ${data.second_opinions.a_day}`])
  ],
  next:
    data.waiting === undefined
      ? []
      : [
          data.waiting === 0
            ? "Nothing waits for a person."
            : `${counted(data.waiting, "comment waits", "comments wait")} for a person: list_needs_you shows them.`
        ]
})
