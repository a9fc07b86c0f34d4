import { signal } from "@preact/signals"
import type { AccountProtectionsChange } from "#schema/resources/AccountProtections.ts"
import type { AnswerQuestions, ProtectionKey, Protections } from "#schema/resources/Autopilot.ts"
import { client } from "../Browser/Client.ts"
import type { ClientRefusal } from "../Browser/ClientRefusal.ts"
import { toast } from "../Parts/Toasts.tsx"
import type { AutopilotProps, ShownSwitches } from "./AutopilotProps.ts"

const toastId = "protections"

const changed = 412

const tag = (version: number) => `"${version}"`

const versionOf = (etag: string | null, known: number) => {
  const found = Number(/^"(\d+)/.exec(etag ?? "")?.[1])
  return Number.isInteger(found) ? found : known
}

const withSwitch = (switches: ShownSwitches, key: string, on: boolean): ShownSwitches => ({
  ...switches,
  list: switches.list.map((one) => (one.key === key ? { ...one, on } : one))
})

/** What switching does: at once on the page, then on the server, and back again where the server refuses. */
export const liveProtections = ({ switches: first, workspace }: Pick<AutopilotProps, "switches" | "workspace">) => {
  const { api } = client(workspace)
  const switches = signal(first)

  const refused = (before: ShownSwitches, { message }: ClientRefusal) => {
    switches.value = before
    toast({ id: toastId, kind: "alert", text: message })
  }

  const take = ({ answer_questions, protections }: Protections, etag: string | null) => {
    const { value } = switches
    switches.value = {
      ...value,
      list: protections,
      answerQuestions: answer_questions,
      version: versionOf(etag, value.version)
    }
  }

  /** Somebody else was first: theirs are shown, and nothing of them is overwritten. */
  const reread = async () => {
    const found = await api("autopilot.getProtections", {})
    if (found.isDone) take(found.value.data, found.etag)
    const text = "Somebody else has just changed the switches. They are shown as they are now; yours was not changed."
    toast({ id: toastId, kind: "alert", text })
  }

  const saved = (text: string) => toast({ id: toastId, kind: "good", text })

  const changeBrand = async (
    before: ShownSwitches,
    payload: { readonly [Key in ProtectionKey]?: boolean } & { readonly answer_questions?: AnswerQuestions },
    words: string
  ) => {
    const sent = await api("autopilot.patchProtections", { payload, ifMatch: tag(before.version) })
    if (!sent.isDone) return sent.refusal.status === changed ? reread() : refused(before, sent.refusal)
    take(sent.value.data, sent.etag)
    saved(words)
  }

  const changeAccount = async (before: ShownSwitches, id: string, payload: AccountProtectionsChange, words: string) => {
    const sent = await api("autopilot.patchAccountProtections", { path: { id }, payload })
    if (!sent.isDone) return refused(before, sent.refusal)
    switches.value = { ...switches.value, isOwn: sent.value.data.customized, list: sent.value.data.protections }
    saved(words)
  }

  return {
    switches,
    turn: (key: ProtectionKey, on: boolean) => {
      const before = switches.value
      const { account, list } = before
      switches.value = withSwitch(before, key, on)
      const label = list.find((one) => one.key === key)?.label ?? key
      const words = `${label}: ${on ? "hidden" : "left up"} from now on${account === null ? "" : ` on ${account.name}`}.`
      return account === null
        ? changeBrand(before, { [key]: on }, words)
        : changeAccount(before, account.id, { [key]: on }, words)
    },
    answerQuestions: (mode: AnswerQuestions) => {
      const before = switches.value
      switches.value = { ...before, answerQuestions: mode }
      return changeBrand(before, { answer_questions: mode }, "Saved.")
    }
  }
}
export type LiveProtections = ReturnType<typeof liveProtections>
