import { Duration, Effect } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { KeyId, type WorkspaceId } from "#schema/Ids.ts"
import { KeyRevocation } from "#src/Access/Keys/KeyRevocation.ts"
import { KeySuccession } from "#src/Access/Keys/KeySuccession.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { defaultOverlap } from "#src/Access/Keys/Succession.ts"
import { shown } from "#src/Ground/Time.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { handlers } from "./AppHandlers.ts"
import { shownKey, shownOnce } from "./Shown.ts"

/** Somebody who left while they asked. */
const left = ({ message }: { readonly message: string }) => Effect.fail(new Unprocessable({ message }))

/** The API keys of a workspace. */
export const keysHandlers = Effect.gen(function* () {
  const keys = yield* Keys
  const { rotate } = yield* KeySuccession
  const { revoke } = yield* KeyRevocation
  const list = (workspaceId: WorkspaceId) => Effect.map(keys.list(workspaceId), (all) => all.map(shownKey))
  return handlers("keys", {
    list: ({ by }) => Effect.map(list(by.workspaceId), data),
    create: ({ payload: { campaign, expires_at, name, scopes }, principal: { personId, workspaceId } }) =>
      keys
        .create({
          workspaceId,
          personId,
          name,
          ...(scopes === undefined ? {} : { scopes }),
          campaign: campaign ?? null,
          expiresAt: expires_at === undefined || expires_at === null ? null : new Date(expires_at)
        })
        .pipe(
          Effect.map((key) => data(shownOnce(key))),
          Effect.catchTag("NotAMember", left)
        ),
    rename: ({ by, path, payload }) =>
      Effect.gen(function* () {
        yield* keys.rename(by.workspaceId, KeyId.make(path.id), payload.name, by.actor)
        const renamed = (yield* list(by.workspaceId)).find(({ id }) => id === path.id)
        return renamed === undefined ? yield* Effect.fail(new NotFound({ message: "The key is gone" })) : data(renamed)
      }),
    rotate: ({ by, path, payload: { overlap_hours }, principal }) =>
      rotate(by.workspaceId, KeyId.make(path.id), {
        overlap: overlap_hours === undefined ? defaultOverlap : Duration.hours(overlap_hours),
        actor: by.actor,
        of: principal.personId
      }).pipe(
        Effect.map((made) =>
          data({
            ...shownOnce(made),
            previous_until: shown(made.previousUntil),
            hooks_passed: made.hooksPassed
          })
        ),
        Effect.catchTag("NotAMember", left)
      ),
    revoke: ({ by, path }) =>
      Effect.map(revoke(by.workspaceId, KeyId.make(path.id), by.actor), ({ hooksRemoved }) =>
        data({ id: KeyId.make(path.id), revoked: true as const, hooks_removed: hooksRemoved })
      )
  })
})
