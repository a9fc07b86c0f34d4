import { form, type Target } from "./Target.ts"

export const owner = { name: "Ada Lovelace", email: "ada@example.com", password: "correct horse battery staple" }

export const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1).join(""))

const settled = new WeakMap<Target, Promise<ReadonlyArray<string>>>()

/** The cookies of the first owner's device: they set up a password by the link that was printed, once for each target. */
export const ownerCookies = (target: Target): Promise<ReadonlyArray<string>> => {
  const known = settled.get(target)
  if (known !== undefined) return known
  const token = new URL(target.setUp).searchParams.get("token") ?? ""
  const made = form(target, "/set-password", { ...owner, token }).then(cookiesOf)
  settled.set(target, made)
  return made
}

/** The cookies of somebody who signs in as the owner now, on a device that is known. */
export const signIn = async (
  target: Target,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {}
) => {
  const device = (await ownerCookies(target)).filter((cookie) => cookie.startsWith("steward_device")).join("; ")
  return form(
    target,
    "/sign-in",
    { email: owner.email, password: owner.password, ...fields },
    { cookie: device, ...headers }
  )
}

/** What a browser of the owner sends. */
export const asOwner = async (target: Target) => ({ cookie: (await ownerCookies(target)).join("; ") })

/** A page as the owner sees it, with what an answer set besides. */
export const pageOf = async (target: Target, path: string, set: ReadonlyArray<string> = []) => {
  const cookie = [...(await ownerCookies(target)), ...set].join("; ")
  return fetch(`${target.baseUrl}${path}`, { headers: { cookie }, redirect: "manual" })
}

/** The first value of a hidden field on a page. */
export const hiddenIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ""
