import { line } from "#src/Mail/Line.ts"
import type { Letter } from "#src/Mail/Mail.ts"

/** What a letter of each kind is about. */
export type News =
  | {
      readonly kind: "waiting"
      readonly count: number
      readonly newest: ReadonlyArray<{ readonly text: string; readonly author: string }>
    }
  | {
      readonly kind: "deliveries"
      readonly failed: ReadonlyArray<{ readonly target: string; readonly count: number; readonly error: string | null }>
      readonly disabled: ReadonlyArray<{ readonly target: string; readonly reason: string }>
    }
  | { readonly kind: "accounts"; readonly accounts: ReadonlyArray<{ readonly name: string; readonly reason: string }> }

interface Addresses {
  /** Of the app, without a slash at its end. */
  readonly base: string
  readonly workspaceId: string
  readonly workspaceName: string
  readonly personName: string
  readonly unsubscribe: string
}

const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`

const subjectOf = (news: News, brand: string): string => {
  if (news.kind === "waiting") return `${counted(news.count, "comment waits", "comments wait")} for you at ${brand}`
  if (news.kind === "accounts") {
    const [first] = news.accounts
    return news.accounts.length === 1 && first !== undefined
      ? `${line(first.name)} of ${brand} is disconnected`
      : `${news.accounts.length} accounts of ${brand} are disconnected`
  }
  if (news.disabled.length > 0)
    return `${counted(news.disabled.length, "webhook")} of ${brand} no longer ${news.disabled.length === 1 ? "sends" : "send"}`
  const failed = news.failed.reduce((sum, { count }) => sum + count, 0)
  return `${counted(failed, "delivery", "deliveries")} of ${brand} failed for good`
}

const lines = (all: ReadonlyArray<string>) => all.map((one) => `- ${one}`).join("\n")

const about = (news: News, { base, workspaceId, workspaceName }: Addresses): string => {
  const query = `?workspace=${workspaceId}`
  const brand = line(workspaceName)
  if (news.kind === "waiting") {
    const newest = news.newest.map(({ author, text }) => `${line(author) || "Somebody"}: ${line(text)}`)
    return `${counted(news.count, "comment waits", "comments wait")} at ${brand} until somebody answers. The newest:

${lines(newest)}

Answer here:
${base}/needs-you${query}`
  }
  if (news.kind === "accounts") {
    const accounts = news.accounts.map(({ name, reason }) => `${line(name)}: ${line(reason)}`)
    return `${brand} lost its connection. No new comments come in, and nothing is hidden or answered there:

${lines(accounts)}

See what to do here:
${base}/settings/accounts${query}`
  }
  const disabled = news.disabled.map(({ reason, target }) => `${line(target)}: ${line(reason)}`)
  const failed = news.failed.map(
    ({ count, error, target }) =>
      `${line(target)}: ${counted(count, "delivery", "deliveries")}${error === null ? "" : `, the last error was “${line(error)}”`}`
  )
  const parts = [
    ...(disabled.length === 0
      ? []
      : [
          `Steward has disabled these webhooks of ${brand}. Nothing is sent to them until somebody resumes them:\n\n${lines(disabled)}`
        ]),
    ...(failed.length === 0
      ? []
      : [`These deliveries of ${brand} failed for good. You can send them again:\n\n${lines(failed)}`])
  ]
  return `${parts.join("\n\n")}

See what went wrong here:
${base}/settings/webhooks${query}`
}

/** The letter that tells of something. */
export const alertLetter = (news: News, to: Addresses): Omit<Letter, "to"> => ({
  subject: subjectOf(news, line(to.workspaceName)),
  text: `Hello ${line(to.personName)},

${about(news, to)}

--
You get this letter because you are a member of ${line(to.workspaceName)} on Steward.
Choose what you are told: ${to.base}/settings/alerts?workspace=${to.workspaceId}
Get no letters of this kind any longer: ${to.unsubscribe}
`,
  unsubscribe: to.unsubscribe
})
