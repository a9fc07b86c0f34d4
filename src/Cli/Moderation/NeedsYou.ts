import { Command } from "@effect/cli"
import { platformName } from "#schema/Platform.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { shownText } from "#src/Comments/Digest/ShownText.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, pageOf } from "../Console/Paging.ts"
import { excerpt, table } from "../Console/Table.ts"
import { writerName } from "./WriterName.ts"

const longestText = 60

export const needsYouList = Command.make(
  "list",
  { limit: limitOption, cursor: cursorOption, ...commonOptions },
  tracedFn("Cli.needsYouList")(function* ({ cursor, json, limit, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const comments = yield* Comments
    const page = yield* comments.listWaiting(workspaceId, pageOf(limit, cursor))
    yield* print(json, inWords(page.data) + more(page), page)
  })
).pipe(Command.withDescription("Lists the comments that wait for a person, and why"))

const inWords = (waiting: ReadonlyArray<NeedsYouItem>) =>
  waiting.length === 0
    ? "Nothing waits for you."
    : table(
        ["SINCE", "ON", "AUTHOR", "TEXT", "WHY", "LEANS TO", "ID"],
        waiting.map((item) => [
          item.created_at,
          platformName(item.platform),
          writerName(item.author),
          excerpt(shownText(item), longestText),
          item.reason,
          item.leaning ?? "",
          item.id
        ])
      )
