import { Duration, Effect, ParseResult, Schema } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import type { ErasedPerson, LeavingPerson } from "#schema/resources/Erasure.ts"
import { may } from "#schema/resources/Permission.ts"
import { WorkspaceChange } from "#schema/settings/WorkspaceSettings.ts"
import { Factors } from "#src/Access/Factors/Factors.ts"
import { FactorRule } from "#src/Access/Workspaces/FactorRule.ts"
import { WorkspaceSettings } from "#src/Access/Workspaces/WorkspaceSettings.ts"
import { Contacts } from "#src/Contacts/Contacts.ts"
import { Departures } from "#src/Erasure/Departures.ts"
import { Erasures } from "#src/Erasure/Erasures.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { counted } from "../../Parts/Words.tsx"
import type { Form } from "../../Visitor/Form.ts"
import { doneWords, type SettingsVisit, settingsPages } from "../Frame/SettingsPages.ts"
import { type Doomed, deletePersonPage, type WorkspaceProps, workspacePage } from "./WorkspacePage.tsx"

const here = "/settings/workspace"
/** For which somebody waits for a page; what takes longer goes on by itself. */
const patience = Duration.seconds(10)

const decodeChange = Schema.decodeUnknown(WorkspaceChange, { errors: "all" })

const changeOf = (form: Form) =>
  Effect.mapError(
    decodeChange({
      name: form.get("name"),
      time_zone: form.get("time_zone"),
      removed_texts_days: form.get("removed_texts_days") === "" ? null : Number(form.get("removed_texts_days"))
    }),
    (error) => invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), "body")
  )

const neither = new Unprocessable({ message: "Say whether everybody is asked for a second factor: yes or no" })
const nobody = new Unprocessable({ message: "Say whose data: a contact id, or an author id and its account" })

const deletedWords = (gone: ErasedPerson | LeavingPerson): string =>
  gone.deleted
    ? `They are deleted, with ${counted(gone.comments, "comment")} and ${counted(gone.messages, "message")}.`
    : gone.message

/** The name, the time zone and what is kept; and deleting a person's data. */
export const workspaceRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const settings = yield* WorkspaceSettings
    const rule = yield* FactorRule
    const factors = yield* Factors
    const accounts = yield* Accounts
    const contacts = yield* Contacts
    const departures = yield* Departures
    const erasures = yield* Erasures
    const { shows, takes } = yield* settingsPages

    const factorsOf = tracedFn("WorkspacePage.factors")(function* (workspaceId: WorkspaceId) {
      const without = (yield* factors.members(workspaceId)).filter((one) => !one.second_factor)
      return { required: yield* rule.isRequired(workspaceId), without: without.map(({ name }) => name) }
    })

    const show = tracedFn("WorkspacePage.show")(function* (
      visit: SettingsVisit,
      more: Partial<Pick<WorkspaceProps, "done" | "problem">> = {}
    ) {
      const { workspaceId } = visit.brand
      return workspacePage({
        visit,
        settings: yield* settings.get(workspaceId),
        accounts: yield* accounts.list(workspaceId),
        leaving: yield* departures.list(workspaceId),
        factors: may(visit.brand, "require_second_factor") ? yield* factorsOf(workspaceId) : null,
        done: doneWords({ changed: "It is saved." }, visit.asked),
        ...more
      })
    })
    const withProblem = (visit: SettingsVisit, problem: string) => show(visit, { problem })

    const doomed = tracedFn("WorkspacePage.doomed")(function* (visit: SettingsVisit) {
      const given = (name: string) => (visit.asked.get(name) ?? "").trim()
      const [contact, author, account] = [given("contact"), given("author"), given("account")]
      if (contact === "" && author === "") return yield* Effect.fail(nobody)
      if (contact === "") return { fields: { author, account }, name: author } satisfies Doomed
      const { handle, id, name } = yield* contacts.get(visit.brand.workspaceId, contact)
      return { fields: { contact: id }, name: name || handle || id } satisfies Doomed
    })

    yield* router.get(
      here,
      shows("manage_workspace", (visit) => show(visit))
    )
    yield* router.post(
      `${here}/change`,
      takes({
        permission: "manage_workspace",
        take: ({ by }, form) =>
          Effect.flatMap(changeOf(form), (change) => settings.change(by, change)).pipe(
            Effect.as({ to: here, done: "changed" })
          ),
        otherwise: withProblem
      })
    )
    yield* router.post(
      `${here}/second-factor`,
      takes({
        permission: "require_second_factor",
        take: ({ by, person }, form) => {
          const required = form.get("required")
          return required === "yes" || required === "no"
            ? Effect.as(rule.set({ ...by, personId: person.id }, required === "yes"), { to: here, done: "changed" })
            : Effect.fail(neither)
        },
        otherwise: withProblem
      })
    )
    yield* router.get(
      `${here}/delete-person`,
      shows("manage_personal_data", (visit) =>
        doomed(visit).pipe(
          Effect.map((whom) => deletePersonPage(visit, whom)),
          Effect.catchAll((error) =>
            Effect.map(withProblem(visit, `${error.message}.`), (page) => ({ ...page, status: 422 }))
          )
        )
      )
    )
    yield* router.post(
      `${here}/delete-person`,
      takes({
        permission: "manage_personal_data",
        take: (visit, form) =>
          Effect.gen(function* () {
            const gone =
              form.get("contact") === ""
                ? yield* erasures.eraseAuthor(visit.by, AccountId.make(form.get("account")), form.get("author"))
                : yield* erasures.erasePerson(visit.by, form.get("contact"), patience)
            return yield* show(visit, { done: deletedWords(gone) })
          }),
        otherwise: withProblem
      })
    )
  })
)
