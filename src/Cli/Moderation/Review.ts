import { Command, Options } from "@effect/cli"
import { Console, Effect, Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { platformName } from "#schema/Platform.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { shownText } from "#src/Comments/Digest/ShownText.ts"
import { isWordless } from "#src/Comments/Wordless.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { AtTerminal, ConfirmPrompt } from "../Console/Confirm.ts"
import { theWorkspace, workspaceOption } from "../Console/Workspace.ts"
import { purposes } from "../Help/Purposes.ts"
import { memberOf } from "../Members/Members.ts"
import { choices, readReply, type TerminalReply } from "./ReviewReply.ts"
import { writerName } from "./WriterName.ts"

const pageSize = 50

/** The member as whom somebody answers: their name stands in the history of each comment. */
const principalOf = tracedFn("Cli.reviewer")(function* (workspace: Option.Option<string>, as: string) {
  const brand = yield* theWorkspace(workspace)
  const { limitedTo, name, personId, role } = yield* memberOf(brand, as)
  return {
    workspaceId: brand.id,
    workspaceName: brand.name,
    personId,
    personName: name,
    role,
    limitedTo
  } satisfies Principal
})

const inWords = ({ author, has_media, leaning, platform, post_caption, reason, text, url }: NeedsYouItem) =>
  [
    "",
    `${platformName(platform)}  ${printable(writerName(author))}${post_caption === "" ? "" : `, under “${printable(post_caption)}”`}`,
    `  ${printable(shownText({ has_media, text }))}`,
    // what is no text is looked at there
    ...(has_media || isWordless(text) ? [`  ${url}`] : []),
    `  ${reason}${leaning === null ? "" : ` It leans to ${leaning}.`}`
  ].join("\n")

interface Reviewed {
  readonly answered: number
  /** Whether there was somebody to answer, or nothing to be answered. */
  readonly isHeard: boolean
}

/** Shows one comment after the other until nothing waits or it is enough. */
const session = tracedFn("Cli.review")(function* (principal: Principal) {
  const [ask, comments, held] = [yield* ConfirmPrompt, yield* Comments, yield* HeldAnswers]
  const seen = new Set<string>()
  const answered: Array<string> = []

  const next = Effect.gen(function* () {
    const page = { limit: pageSize + seen.size }
    const { data } = yield* comments.listWaiting(principal.workspaceId, page, principal.limitedTo)
    return data.find(({ id }) => !seen.has(id)) ?? null
  })

  const takeBack = Effect.gen(function* () {
    const last = answered.pop()
    if (last === undefined) return yield* Console.log("There is no answer to take back.")
    yield* held.takeBack(principal, last)
    seen.delete(last)
    yield* Console.log("Taken back: it waits again.")
  })

  /** Answers whether the comment is done with; null where another one is asked about, or it says something else by now. */
  const carryOut = ({ id, text }: NeedsYouItem, reply: Exclude<TerminalReply, { readonly _tag: "Quit" }>) =>
    Effect.gen(function* () {
      switch (reply._tag) {
        case "Skip":
          return true
        case "NotUnderstood":
          yield* Console.log(choices)
          return false
        case "TakeBack":
          yield* takeBack
          return null
        case "Answer":
          yield* held.hold(principal, id, { ...reply.answer, seen: text })
          answered.push(id)
          return true
      }
    }).pipe(Effect.catchAll(notDone))

  let isHeard: boolean = yield* AtTerminal
  const typed = Effect.map(ask("> "), (line) => {
    isHeard ||= Option.isSome(line)
    return Option.getOrNull(line)
  })
  const reviewed = (): Reviewed => ({ answered: answered.length, isHeard })

  for (;;) {
    const item = yield* next
    if (item === null) {
      if (answered.length === 0) {
        yield* Console.log(`\n${seen.size === 0 ? "Nothing" : "Nothing else"} waits for you.`)
        return { ...reviewed(), isHeard: true }
      }
      yield* Console.log("\nNothing else waits. u takes the last answer back; anything else ends.")
      const line = yield* typed
      if (line === null || readReply(line, { leaning: null })._tag !== "TakeBack") return reviewed()
      yield* Effect.catchAll(takeBack, notDone)
      continue
    }
    yield* Console.log(inWords(item))
    let isDone: boolean | null = false
    while (isDone === false) {
      const line = yield* typed
      const reply: TerminalReply = line === null ? { _tag: "Quit" } : readReply(line, item)
      if (reply._tag === "Quit") return reviewed()
      isDone = yield* carryOut(item, reply)
    }
    if (isDone) seen.add(item.id)
  }
})

const ended = ({ answered, isHeard }: Reviewed) => {
  if (answered > 0)
    return Effect.succeed(
      `${answered} answered. Each takes effect ten seconds after it was given, by the running service.`
    )
  const message = "Nothing was answered."
  return isHeard
    ? Effect.succeed(message)
    : new CommandFailed({ message: `${message} Reviewing needs somebody at a terminal; scripts answer by the API.` })
}

const notDone = ({ code, message }: { readonly code: string; readonly message: string }) =>
  Effect.as(Console.log(`Not done: ${message}.`), code === "precondition_failed" ? null : false)

export const review = Command.make(
  "review",
  {
    as: Options.text("as").pipe(
      Options.withDescription("The member as whom you answer, by name, e-mail address or id")
    ),
    workspace: Options.optional(workspaceOption)
  },
  tracedFn("Cli.reviewCommand")(function* ({ as, workspace }) {
    const principal = yield* principalOf(workspace, as)
    yield* Console.log(choices)
    yield* Console.log(yield* ended(yield* session(principal)))
  })
).pipe(Command.withDescription(purposes.review))
