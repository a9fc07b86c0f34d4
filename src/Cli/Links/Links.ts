import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import {
  campaign as campaignText,
  type LinkFilter,
  type NewTrackedLink,
  type TrackedLink
} from "#schema/resources/Link.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { TrackedLinks } from "#src/Sales/TrackedLinks.ts"
import { asGiven } from "../Console/AsGiven.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, pageOf, queryOf } from "../Console/Paging.ts"
import { parsedText } from "../Console/Parsed.ts"
import { table } from "../Console/Table.ts"
import { withExample } from "../Help/Example.ts"

const text = (name: string, description: string) =>
  Options.text(name).pipe(Options.optional, Options.withDescription(description))

export const linksCreate = Command.make(
  "create",
  {
    url: Args.text({ name: "url" }).pipe(Args.withDescription("Where it leads: an http or https address")),
    comment: text("comment", "The comment that is answered with it, com_…"),
    contact: text("contact", "The person it is sent to, con_…"),
    campaign: Options.optional(parsedText("campaign", campaignText("What it is part of, in your own words"))),
    ...commonOptions
  },
  tracedFn("Cli.linksCreate")(function* ({ campaign, comment, contact, json, url, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const links = yield* TrackedLinks
    const link = yield* links
      .create(workspaceId, {
        target_url: url,
        ...queryOf<NewTrackedLink>({ comment_id: comment, contact_id: contact, campaign })
      })
      .pipe(Effect.mapError(asGiven({ target_url: "<url>" })))
    yield* print(json, `${link.url}\nleads to ${link.target_url}`, link)
  })
).pipe(
  Command.withDescription(
    withExample("Makes a tracked link", "links create https://example.com/offer --campaign Autumn")
  )
)

export const linksList = Command.make(
  "list",
  {
    comment: text("comment", "Only links that answer this comment, com_…"),
    contact: text("contact", "Only links that were sent to this person, con_…"),
    campaign: Options.optional(parsedText("campaign", campaignText("Only links of this campaign"))),
    limit: limitOption,
    cursor: cursorOption,
    ...commonOptions
  },
  tracedFn("Cli.linksList")(function* ({ campaign, comment, contact, cursor, json, limit, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const links = yield* TrackedLinks
    const filter = queryOf<LinkFilter>({ comment_id: comment, contact_id: contact, campaign })
    const page = yield* links.list(workspaceId, filter, pageOf(limit, cursor))
    yield* print(json, inWords(page.data) + more(page), page)
  })
).pipe(Command.withDescription("Lists tracked links with their clicks and sales, newest first"))

const inWords = (links: ReadonlyArray<TrackedLink>) =>
  links.length === 0
    ? "No tracked links match."
    : table(
        ["LINK", "LEADS TO", "FOR", "CLICKS", "SALES"],
        links.map(({ clicks, sales, target_url, url, ...link }) => [
          url,
          target_url,
          [link.comment_id, link.contact_id, link.campaign].filter((part) => part !== null).join(", "),
          String(clicks),
          sales.map(({ count, currency, value }) => `${count} for ${value} ${currency}`).join(", ")
        ])
      )
