import { Redacted } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { LoginClient } from "#src/Sandbox/World/Settings.ts"

export const clientId = "100000000000001"
export const clientSecret = "sandbox-app-secret"

/** The apps that the login pages know, each for an address of an installation. */
export const clientsFor = (baseUrl: string, access: LoginClient["access"] = "advanced"): ReadonlyArray<LoginClient> =>
  platforms.map((platform) => ({
    platform,
    id: clientId,
    secret: clientSecret,
    redirectUris: [`${baseUrl}/connect/${platform}/`],
    access
  }))

/** Fields that a login page sends along. */
const hiddenFields = (page: string) =>
  Array.from(page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g), ([, name = "", value = ""]) => [
    name,
    value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  ])

export interface LedBack {
  readonly status: number
  readonly page: string
  /** Where the platform leads the browser; null where it stays. */
  readonly location: URL | null
}

/** Opens a login page as a browser would, and presses a button. `granted` are the permissions that stay ticked. */
export const loggedIn = async (
  address: string,
  pressed: { readonly subject: string; readonly granted?: ReadonlyArray<string> } | "cancel"
): Promise<LedBack> => {
  const opened = await fetch(address)
  const page = await opened.text()
  if (opened.status !== 200) return { status: opened.status, page, location: null }
  const form = new URLSearchParams(hiddenFields(page))
  if (pressed === "cancel") form.set("cancel", "1")
  else {
    form.set("subject", pressed.subject)
    for (const scope of pressed.granted ?? []) form.append("granted", scope)
  }
  const { origin, pathname } = new URL(address)
  const answer = await fetch(`${origin}${pathname}`, { method: "POST", body: form, redirect: "manual" })
  const location = answer.headers.get("location")
  return { status: answer.status, page: await answer.text(), location: location === null ? null : new URL(location) }
}

/** Whom one logs in as, and what is found then. */
export const subjects: Readonly<Record<Platform, { readonly subject: string; readonly account: string }>> = {
  facebook: { subject: "700000001", account: "123450001" },
  instagram: { subject: "700000001", account: "17841400000000001" },
  tiktok: { subject: "-000nordlysOutdoor", account: "-000nordlysOutdoor" },
  youtube: { subject: "UCnordlysOutdoor00000001", account: "UCnordlysOutdoor00000001" },
  threads: { subject: "17841400000000009", account: "17841400000000009" }
}

export const verifier = Redacted.make("v".repeat(43))
