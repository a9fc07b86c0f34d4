import { Effect, Either, Option, ParseResult, Schema } from "effect"
import { Forbidden } from "#schema/Errors.ts"
import { GuidanceReplacement, maxGuidanceLength } from "#schema/resources/Autopilot.ts"
import { may } from "#schema/resources/Permission.ts"
import { maxBacktest } from "#schema/resources/policy/Backtest.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { Previews } from "#src/Autopilot/Drafts/Previews.ts"
import { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import { GuidanceSettings, guidanceVersion } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { PolicyVersions } from "#src/Autopilot/Settings/PolicyVersions.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { living } from "../Document/Living.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { parameter, query } from "../Visitor/Query.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { notAllowed } from "./AutopilotRoutes.ts"
import type { GuidanceProps } from "./GuidanceProps.ts"
import { GuidanceView } from "./GuidanceView.tsx"

const shownVersions = 30

const decode = Schema.decodeUnknownEither(GuidanceReplacement)

const doneWords: Readonly<Record<string, string>> = {
  saved: "Saved. It holds for new comments from now on.",
  shadow: "The draft decides beside the guidance in force from now on, without effect.",
  promoted: "The draft is in force now.",
  stopped: "The draft runs in the shadow no longer."
}

const meanwhile =
  "Somebody else has changed the guidance meanwhile, so yours was not saved. Your text is still in the field; theirs is in force, and stands under Versions. Bring both together, then save again."

const otherShadow =
  "Somebody else has started another draft in the shadow meanwhile, or stopped this one. Nothing was changed: look at it first."

const neitherOfShadow = "Choose to promote the draft, or to stop it. Nothing was changed."

type Changed = Partial<Pick<GuidanceProps, "draft" | "preview" | "problem" | "warnings" | "done">>

interface Found {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
}

/** What a brand wants in its own words: to write it, to try it, and to put it in force. */
export const guidanceRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const guidance = yield* GuidanceSettings
    const versions = yield* PolicyVersions
    const previews = yield* Previews
    const tasks = yield* PolicyTasks
    const shadows = yield* Shadows
    const { brandOf } = yield* brandFinder

    const shown = tracedFn("GuidancePage.shown")(function* (
      person: Person,
      { brand, brands }: Found,
      changed: Changed = {},
      status = 200
    ) {
      const { timeZone, workspaceId } = brand
      const current = yield* guidance.get(workspaceId)
      const asked = (yield* parameter("backtest")) ?? ""
      const backtest = Option.getOrNull(
        asked === "" ? Option.none() : yield* Effect.option(tasks.getBacktest(workspaceId, asked))
      )
      const { does, unclear, understood } = yield* guidance.understood(workspaceId)
      const props: GuidanceProps = {
        workspace: workspaceId,
        timeZone,
        mayChange: may(principalOf(person, brand), "change_autopilot"),
        longest: maxGuidanceLength,
        guidance: current.guidance,
        version: guidanceVersion(current),
        draft: changed.draft ?? backtest?.draft.guidance ?? current.guidance,
        understood: { does, unclear, understood },
        preview: changed.preview ?? null,
        backtest,
        shadow: Option.getOrNull(yield* Effect.option(shadows.get(workspaceId))),
        versions: yield* versions.list(workspaceId, shownVersions),
        problem: changed.problem ?? null,
        done: changed.done ?? doneWords[(yield* parameter("done")) ?? ""] ?? null,
        warnings: changed.warnings ?? []
      }
      const view = living(GuidanceView, props)
      return yield* page({ title: "Guidance", here: "autopilot", brand, brands, view }, { status })
    })

    const show = Effect.gen(function* () {
      const asked = (yield* query).toString()
      const person = yield* visitor.signedIn(asked === "" ? "/autopilot/guidance" : `/autopilot/guidance?${asked}`)
      return yield* shown(person, yield* brandOf(person, (yield* parameter("workspace")) || undefined))
    })

    const sent = Effect.gen(function* () {
      const form = yield* visitor.form
      const person = yield* visitor.signedIn("/autopilot/guidance")
      const found = yield* brandOf(person, form.get("workspace") || undefined)
      const principal = principalOf(person, found.brand)
      if (!may(principal, "change_autopilot")) return yield* notAllowed
      const leading = (parts: Readonly<Record<string, string>>, place = "") =>
        seeOther(`/autopilot/guidance?${new URLSearchParams({ workspace: found.brand.workspaceId, ...parts })}${place}`)
      return { form, found, leading, person, principal }
    })

    const save = ({ form, found, leading, person, principal }: Effect.Effect.Success<typeof sent>, draft: string) =>
      guidance.replace(principal, draft, [Number(form.get("version"))]).pipe(
        Effect.flatMap(({ warnings = [] }) =>
          warnings.length === 0
            ? Effect.succeed(leading({ done: "saved" }))
            : shown(person, found, { done: doneWords["saved"] ?? null, warnings })
        ),
        Effect.catchIf(
          (error) => error instanceof Forbidden,
          () => notAllowed
        ),
        Effect.catchAll((error) =>
          "code" in error ? shown(person, found, { draft, problem: meanwhile }, 412) : Effect.fail(error)
        )
      )

    const write = Effect.gen(function* () {
      const asked = yield* sent
      const { form, found, leading, person, principal } = asked
      const text = form.get("guidance").replaceAll("\r\n", "\n")
      const again = (problem: string, status: number) => shown(person, found, { draft: text, problem }, status)
      const decoded = decode({ guidance: text })
      if (Either.isLeft(decoded)) {
        const [issue] = ParseResult.ArrayFormatter.formatErrorSync(decoded.left)
        return yield* again(`The guidance ${issue?.message ?? "cannot be taken"}.`, 422)
      }
      const draft = decoded.right
      switch (form.get("do")) {
        case "preview": {
          const preview = yield* previews.of(principal.workspaceId, draft)
          return yield* shown(person, found, { draft: text, preview })
        }
        case "backtest": {
          const limit = Math.min(Math.max(Math.trunc(Number(form.get("limit"))) || 1000, 1), maxBacktest)
          return yield* Effect.catchAll(
            Effect.map(tasks.startBacktest(principal, { draft, limit }), ({ id }) =>
              leading({ backtest: id }, "#backtest")
            ),
            ({ message }) => again(`${message}.`, 409)
          )
        }
        case "shadow":
          return yield* Effect.mapBoth(shadows.start(principal, draft), {
            onFailure: () => notAllowed,
            onSuccess: () => leading({ done: "shadow" }, "#shadow")
          })
        default:
          return yield* save(asked, draft.guidance)
      }
    })

    const conclude = Effect.gen(function* () {
      const { form, found, leading, person, principal } = yield* sent
      const running = yield* Effect.option(shadows.get(principal.workspaceId))
      if (Option.isNone(running) || running.value.started_at !== form.get("started_at")) {
        return yield* shown(person, found, { problem: otherShadow }, 412)
      }
      const todo = form.get("do")
      if (todo !== "promote" && todo !== "stop") return yield* shown(person, found, { problem: neitherOfShadow }, 422)
      const isPromoted = todo === "promote"
      const concluded = isPromoted ? Effect.asVoid(shadows.promote(principal)) : Effect.asVoid(shadows.stop(principal))
      return yield* Effect.matchEffect(concluded, {
        onFailure: (error) =>
          error instanceof Forbidden ? notAllowed : shown(person, found, { problem: otherShadow }, 412),
        onSuccess: () => Effect.succeed(leading({ done: isPromoted ? "promoted" : "stopped" }))
      })
    })

    yield* router.get("/autopilot/guidance", answering(show))
    yield* router.post("/autopilot/guidance", answering(write))
    yield* router.post("/autopilot/guidance/shadow", answering(conclude))
  })
)
