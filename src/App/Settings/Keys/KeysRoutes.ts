import { Clock, Duration, Effect, Either, Option, ParseResult, Schema } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { KeyId } from "#schema/Ids.ts"
import { Name } from "#schema/Name.ts"
import { scopes } from "#schema/resources/Scope.ts"
import { longestOverlap } from "#schema/settings/Key.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import { type CreatedKey, Keys } from "#src/Access/Keys/Keys.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown as shownTime } from "#src/Ground/Time.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { shownKey, shownOnce } from "../../Operations/Shown.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { revokePage, rotatePage } from "./KeyQuestions.tsx"
import { keysPage, ShownKey } from "./KeysPage.tsx"
import { ends } from "./NewKeyForm.tsx"

const here = "/settings/keys"
const permission = "manage_keys"
const words = {
  renamed: "The key has its new name.",
  revoked: "The key is revoked. It no longer works."
}

const readMade = Schema.decodeUnknownOption(ShownKey)
const decodeName = Schema.decodeUnknownEither(Name)

const nameOf = (text: string) =>
  Either.match(decodeName(text), {
    onLeft: (error) => {
      const [issue] = ParseResult.ArrayFormatter.formatErrorSync(error)
      return Effect.fail(new Unprocessable({ message: `The name ${issue?.message ?? "is not one"}` }))
    },
    onRight: (name) => Effect.succeed(name)
  })

const left = ({ message }: { readonly message: string }) => Effect.fail(new Unprocessable({ message }))

/** The API keys of a brand. */
export const keysRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const keys = yield* Keys
    const { rotate } = yield* KeySuccession
    const { revoke } = yield* KeyRevocation
    const { shows, takes } = yield* settingsPages

    const list = (visit: SettingsVisit) => Effect.map(keys.list(visit.brand.workspaceId), (all) => all.map(shownKey))

    const show = tracedFn("KeysPage.show")(function* (visit: SettingsVisit, problem: string | null = null) {
      const made = Option.getOrNull(Option.flatMap(visit.made, readMade))
      return keysPage({ visit, keys: yield* list(visit), done: doneWords(words, visit.asked), made, problem })
    })

    const found = (visit: SettingsVisit) =>
      Effect.flatMap(list(visit), (all) => {
        const key = all.find(({ id, revoked_at }) => id === visit.id && revoked_at === null)
        return key === undefined
          ? Effect.fail(new NotFound({ message: "There is no such key, or it works no longer" }))
          : Effect.succeed(key)
      })

    const made = (created: CreatedKey, previousUntil: string | null) => {
      const { key, name } = shownOnce(created)
      return { to: here, made: { name, key, previousUntil } satisfies ShownKey }
    }

    yield* router.get(
      here,
      shows(permission, (visit) => show(visit))
    )
    yield* router.get(
      `${here}/:id/revoke`,
      shows(permission, (visit) => Effect.map(found(visit), (key) => revokePage(visit, key)))
    )
    yield* router.get(
      `${here}/:id/rotate`,
      shows(permission, (visit) => Effect.map(found(visit), (key) => rotatePage(visit, key)))
    )
    yield* router.post(
      `${here}/create`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.gen(function* () {
            const name = yield* nameOf(form.get("name"))
            const held = scopes.filter((scope) => form.all("scope").includes(scope))
            if (held.length === 0) return yield* left({ message: "Tick something that the key may do" })
            const campaign = form.get("campaign").trim()
            if (campaign !== "") yield* nameOf(campaign)
            const chosen = ends.find(([one]) => String(one) === form.get("ends"))
            if (chosen === undefined) return yield* left({ message: "Choose when the key ends, or that it never does" })
            const [days] = chosen
            const now = yield* Clock.currentTimeMillis
            const created = yield* keys.create({
              workspaceId: visit.brand.workspaceId,
              personId: visit.person.id,
              name,
              scopes: held,
              campaign: campaign === "" ? null : campaign,
              expiresAt: days === 0 ? null : new Date(now + Duration.toMillis(Duration.days(days)))
            })
            return made(created, null)
          }).pipe(Effect.catchTag("NotAMember", left)),
        otherwise: show
      })
    )
    yield* router.post(
      `${here}/:id/rename`,
      takes({
        permission,
        take: ({ by, id }, form) =>
          Effect.flatMap(nameOf(form.get("name")), (name) =>
            keys.rename(by.workspaceId, KeyId.make(id), name, by.actor)
          ).pipe(Effect.as({ to: here, done: "renamed" })),
        otherwise: show
      })
    )
    yield* router.post(
      `${here}/:id/rotate`,
      takes({
        permission,
        take: (visit, form) =>
          Effect.gen(function* () {
            const hours = Number(form.get("overlap").trim() || Number.NaN)
            if (!Number.isInteger(hours) || hours < 0 || hours > longestOverlap) {
              return yield* left({ message: "Choose for how long the old key still works" })
            }
            const { by, id, person } = visit
            const options = { overlap: Duration.hours(hours), actor: by.actor, of: person.id }
            const rotated = yield* rotate(by.workspaceId, KeyId.make(id), options)
            return made(rotated, shownTime(rotated.previousUntil))
          }).pipe(Effect.catchTag("NotAMember", left)),
        otherwise: show
      })
    )
    yield* router.post(
      `${here}/:id/revoke`,
      takes({
        permission,
        take: ({ by, id }) =>
          Effect.as(revoke(by.workspaceId, KeyId.make(id), by.actor), { to: here, done: "revoked" }),
        otherwise: show
      })
    )
  })
)
