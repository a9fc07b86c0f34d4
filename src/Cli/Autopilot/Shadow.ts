import { Command } from "@effect/cli"
import { Effect, Option } from "effect"
import type { Shadow } from "#schema/resources/policy/Shadow.ts"
import { type Promoted, Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { withExample } from "../Help/Example.ts"
import { differenceInWords } from "./Difference.ts"
import { section, unclearInWords } from "./Echo.ts"
import { draftOptions, givenDraft } from "./GivenDraft.ts"
import { protectionsInWords } from "./Protections.ts"

const draftInWords = ({ draft: { guidance, protections = {} }, unclear }: Shadow) => [
  ...section("Guidance of the draft:", guidance === undefined ? [] : [guidance || "none"]),
  ...section(
    "Protections of the draft:",
    Object.entries(protections).map(([name, to]) => `${name} ${typeof to === "boolean" ? (to ? "on" : "off") : to}`)
  ),
  ...unclearInWords(unclear)
]

const lost = ({ started_at, started_by }: Shadow) =>
  `This stops the draft that ${started_by} started in the shadow at ${started_at}, and deletes what it found.`

const found = (shadow: Shadow) => [...draftInWords(shadow), "", differenceInWords(shadow.difference)]

export const shadowShow = Command.make(
  "show",
  commonOptions,
  tracedFn("Cli.shadowShow")(function* ({ json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const shadow = yield* Effect.flatMap(Shadows, ({ get }) => get(workspaceId))
    const words = [`In the shadow since ${shadow.started_at}, started by ${shadow.started_by}.`, ...found(shadow)]
    yield* print(json, words.join("\n"), shadow)
  })
).pipe(Command.withDescription("Shows the draft that runs in the shadow, and what it would have changed so far"))

export const shadowStart = Command.make(
  "start",
  { ...draftOptions, yes: yesOption, ...commonOptions },
  tracedFn("Cli.shadowStart")(function* ({ guidance, json, protections, workspace, yes }) {
    const shadows = yield* Shadows
    const draft = yield* givenDraft({ guidance, protections })
    const principal = yield* asOperator(workspace)
    const before = yield* Effect.option(shadows.get(principal.workspaceId))
    if (Option.isSome(before)) yield* confirmed(lost(before.value), yes)
    const shadow = yield* shadows.start(principal, draft)
    const words = [
      "From now on the draft decides new comments beside the settings in force, without effect.",
      ...draftInWords(shadow),
      "",
      `To see what it would have changed:\n  ${yield* commandThere("shadow show")}`,
      `To put it in force, or to forget it:\n  ${yield* commandThere("shadow promote")}\n  ${yield* commandThere("shadow stop")}`
    ]
    yield* print(json, words.join("\n"), shadow)
  })
).pipe(
  Command.withDescription(
    withExample(
      "Runs a draft in the shadow instead of the one before",
      'shadow start --guidance "Hide mentions of Acme."'
    )
  )
)

export const shadowStop = Command.make(
  "stop",
  { yes: yesOption, ...commonOptions },
  tracedFn("Cli.shadowStop")(function* ({ json, workspace, yes }) {
    const shadows = yield* Shadows
    const principal = yield* asOperator(workspace)
    yield* confirmed(lost(yield* shadows.get(principal.workspaceId)), yes)
    const shadow = yield* shadows.stop(principal)
    yield* print(json, ["The draft is forgotten. This is what it found:", ...found(shadow)].join("\n"), shadow)
  })
).pipe(Command.withDescription("Stops the draft in the shadow, and shows what it found one last time; asks first"))

export const shadowPromote = Command.make(
  "promote",
  commonOptions,
  tracedFn("Cli.shadowPromote")(function* ({ json, workspace }) {
    const shadows = yield* Shadows
    const promoted = yield* shadows.promote(yield* asOperator(workspace))
    yield* print(json, promotedInWords(promoted), promoted)
  })
).pipe(Command.withDescription("Puts the draft in the shadow in force for new comments, and stops the shadow"))

const promotedInWords = ({ guidance: { guidance, policy_version, unclear = [] }, protections }: Promoted) =>
  [
    "The draft is now in force for new comments. It no longer runs in the shadow.",
    ...(policy_version === null ? [] : section(`Guidance, version ${policy_version}:`, [guidance || "none"])),
    ...unclearInWords(unclear),
    "",
    protectionsInWords(protections)
  ].join("\n")
