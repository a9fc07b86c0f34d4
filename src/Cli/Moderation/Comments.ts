import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { Platform, platformName } from "#schema/Platform.ts"
import { type Comment, type CommentInFull, CommentStatus, type Delay } from "#schema/resources/Comment.ts"
import { type CommentFilter, CommentSearch } from "#schema/resources/CommentFilter.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { shownText } from "#src/Comments/Digest/ShownText.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import { givenAccount } from "../Accounts/ChosenAccount.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, pageOf, queryOf } from "../Console/Paging.ts"
import { parsedText } from "../Console/Parsed.ts"
import { excerpt, table } from "../Console/Table.ts"
import { timeOption } from "../Console/TimeOption.ts"
import { withExample } from "../Help/Example.ts"
import { writerName } from "./WriterName.ts"

const longestText = 60

export const commentsList = Command.make(
  "list",
  {
    status: Options.optional(Options.choice("status", CommentStatus.literals)),
    platform: Options.optional(Options.choice("platform", Platform.literals)),
    account: Options.text("account").pipe(
      Options.optional,
      Options.withDescription("Only of this account, by its name or id")
    ),
    archived: Options.choice("archived", ["true", "false"]).pipe(
      Options.optional,
      Options.withDescription("true for those in the inbox's archive, false for all others")
    ),
    search: parsedText("search", CommentSearch).pipe(
      Options.withAlias("q"),
      Options.optional,
      Options.withDescription("Only those whose text holds this, in any case of letters")
    ),
    since: timeOption("since", "Received at this time or later"),
    until: timeOption("until", "Received before this time"),
    limit: limitOption,
    cursor: cursorOption,
    ...commonOptions
  },
  tracedFn("Cli.commentsList")(function* ({
    account,
    archived,
    cursor,
    json,
    limit,
    platform,
    search,
    since,
    status,
    until,
    workspace
  }) {
    const { workspaceId } = yield* asOperator(workspace)
    const comments = yield* Comments
    const accountId = yield* Effect.transposeMapOption(account, (one) =>
      Effect.map(givenAccount(workspaceId, one), ({ id }) => id)
    )
    const filter = queryOf<CommentFilter>({
      status,
      platform,
      account_id: accountId,
      archived,
      q: search,
      since,
      until
    })
    const page = yield* comments.list(workspaceId, filter, pageOf(limit, cursor))
    yield* print(json, listed(page.data) + more(page), page)
  })
).pipe(Command.withDescription(withExample("Lists comments, newest first", "comments list --status hidden --limit 10")))

const listed = (comments: ReadonlyArray<Comment>) =>
  comments.length === 0
    ? "No comments match."
    : table(
        ["RECEIVED", "ON", "STATUS", "AUTHOR", "TEXT", "ID"],
        comments.map((comment) => [
          comment.received_at,
          platformName(comment.platform),
          comment.status,
          writerName(comment.author),
          excerpt(shownText(comment), longestText),
          comment.id
        ])
      )

export const commentsShow = Command.make(
  "show",
  {
    comment: Args.text({ name: "id" }).pipe(Args.withDescription("Its id, as comments list shows it: com_…")),
    ...commonOptions
  },
  tracedFn("Cli.commentsShow")(function* ({ comment: id, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const comment = yield* Effect.flatMap(CommentsInFull, ({ get }) => get(workspaceId, id))
    yield* print(json, inWords(comment), comment)
  })
).pipe(Command.withDescription("Shows a comment, why it is where it is, and all that happened to it"))

const states: Readonly<Record<Comment["status"], string>> = {
  visible: "visible",
  hidden: "hidden",
  deleted: "deleted",
  review: "waiting for a person",
  pending: "not decided yet"
}

const delayInWords = ({ action, reason, until }: Delay) =>
  `${action.replace("_", " ")} waits${until === null ? "" : ` until ${until}`}: ${printable(reason)}`

const inWords = ({
  account,
  action_error,
  author,
  decision,
  delayed,
  has_media,
  history,
  platform,
  status,
  text
}: CommentInFull) =>
  [
    `${printable(writerName(author))} wrote to ${printable(account.name)} on ${platformName(platform)}:`,
    "",
    ...shownText({ has_media, text })
      .split(/\r?\n/)
      .map((line) => `  ${printable(line)}`),
    "",
    decision === null ? `It is ${states[status]}.` : `It is ${states[status]}: ${printable(decision.reason)}`,
    ...(decision === null || decision.policy_version === null
      ? []
      : [`Version ${decision.policy_version} of the policy was in force.`]),
    ...(delayed === null ? [] : [delayInWords(delayed)]),
    ...(action_error === null ? [] : [`The last action came to nothing: ${printable(action_error)}`]),
    "",
    table(
      ["AT", "WHO", "WHAT", "NOTE"],
      history.map(({ actor, at, note, what }) => [at, actor, what, note ?? ""])
    )
  ].join("\n")
