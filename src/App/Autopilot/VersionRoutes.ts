import { HttpRouter } from "@effect/platform"
import { Clock, DateTime, Duration, Effect, Option } from "effect"
import { Conflict, Forbidden } from "#schema/Errors.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import { UndoForesight } from "#src/Autopilot/Drafts/UndoForesight.ts"
import { GuidanceSettings, guidanceVersion } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { PolicyVersions } from "#src/Autopilot/Settings/PolicyVersions.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { notAllowed } from "./AutopilotRoutes.ts"
import { spans, versionPage } from "./VersionPage.tsx"

const lengths: Readonly<Record<string, Duration.Duration>> = {
  "7d": Duration.days(7),
  "1d": Duration.days(1),
  "1h": Duration.hours(1)
}

const gone = ({ message }: { readonly message: string }) =>
  new Stopped({ status: 404, title: "There is nothing here", message: `${message}.` })

const unreadable = new Stopped({
  status: 400,
  title: "That could not be read",
  message: "The form does not say since when. Open the version again, and try once more."
})

/** A version of the guidance: what it changed, and taking back what it hid. */
export const versionRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const versions = yield* PolicyVersions
    const guidance = yield* GuidanceSettings
    const tasks = yield* PolicyTasks
    const foresight = yield* UndoForesight
    const { brandOf } = yield* brandFinder

    const visited = Effect.gen(function* () {
      const { version = "" } = yield* HttpRouter.params
      const person = yield* visitor.signedIn(`/autopilot/guidance/versions/${encodeURIComponent(version)}`)
      return { person, number: /^[1-9]\d{0,9}$/.test(version) ? Number(version) : 0 }
    })

    const shown = tracedFn("VersionPage.shown")(function* (
      person: Person,
      workspace: string | undefined,
      number: number,
      problem: string | null = null
    ) {
      const { brand, brands } = yield* brandOf(person, workspace)
      const { workspaceId } = brand
      const { before, version, ...understood } = yield* Effect.mapError(versions.get(workspaceId, number), gone)
      const current = yield* guidance.get(workspaceId)
      const mayChange = may(principalOf(person, brand), "change_autopilot")
      const asked = (yield* parameter("span")) ?? ""
      const [span] = spans.find(([value]) => value === asked) ?? spans[0]
      const length = lengths[span]
      const now = yield* Clock.currentTimeMillis
      const since = length === undefined ? new Date(version.at) : new Date(now - Duration.toMillis(length))
      const onlyByGuidance = (yield* parameter("only")) === "guidance"
      const undo = (yield* parameter("undo")) ?? ""
      return yield* page(
        versionPage({
          brand,
          brands,
          mayChange,
          version,
          before,
          current: { version: guidanceVersion(current), guidance: current.guidance },
          understood,
          span,
          since: since.toISOString(),
          onlyByGuidance,
          undoing: mayChange ? yield* foresight.of(workspaceId, { version: number, since, onlyByGuidance }) : null,
          undo: undo === "" ? null : Option.getOrNull(yield* Effect.option(tasks.getUndo(workspaceId, undo))),
          problem
        }),
        { status: problem === null ? 200 : 409 }
      )
    })

    const show = Effect.gen(function* () {
      const { number, person } = yield* visited
      return yield* shown(person, (yield* parameter("workspace")) || undefined, number)
    })

    const undo = Effect.gen(function* () {
      const form = yield* visitor.form
      const { number, person } = yield* visited
      const workspace = form.get("workspace") || undefined
      const { brand } = yield* brandOf(person, workspace)
      const since = yield* Effect.mapError(DateTime.make(form.get("since")), () => unreadable)
      const asked = {
        policy_version: number,
        since: DateTime.toUtc(since),
        only_by_guidance: form.get("only") === "guidance"
      }
      return yield* Effect.matchEffect(tasks.startUndo(principalOf(person, brand), asked), {
        onFailure: (error) => {
          if (error instanceof Forbidden) return notAllowed
          return error instanceof Conflict ? shown(person, workspace, number, `${error.message}.`) : gone(error)
        },
        onSuccess: ({ id }) =>
          Effect.succeed(
            seeOther(
              `/autopilot/guidance/versions/${number}?${new URLSearchParams({ workspace: brand.workspaceId, undo: id })}`
            )
          )
      })
    })

    yield* router.get("/autopilot/guidance/versions/:version", answering(show))
    yield* router.post("/autopilot/guidance/versions/:version/undo", answering(undo))
  })
)
