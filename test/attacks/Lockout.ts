import type { Attack } from "./Attack.ts"
import { form } from "./Target.ts"

export const owner = { name: "Ada Lovelace", email: "ada@example.com", password: "correct horse battery staple" }

/** The first owner sets up a password, by the link that was printed; answers the cookies of the device. */
const settled = async (target: Parameters<Attack["run"]>[0]) => {
  const token = new URL(target.setUp).searchParams.get("token") ?? ""
  const answer = await form(target, "/set-password", { ...owner, token })
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1).join(""))
}

/** Wrong guesses, to keep the right person out; and letters, to fill somebody's mail. */
export const lockout: Attack = {
  name: "lockout and mail bombing",
  run: async (target, findings) => {
    const cookies = await settled(target)
    findings.held("the owner is signed in", cookies.length > 0)
    const statuses: Array<number> = []
    for (let guess = 0; guess < 25; guess++) {
      statuses.push((await form(target, "/sign-in", { email: owner.email, password: `wrong guess ${guess}` })).status)
    }
    findings.held(
      "no wrong guess signs in",
      statuses.every((status) => status === 401 || status === 429),
      statuses
    )
    const device = cookies.filter((cookie) => cookie.startsWith("steward_device")).join("; ")
    const started = performance.now()
    const known = await form(target, "/sign-in", { email: owner.email, password: owner.password }, { cookie: device })
    findings.held("the person's own device is let in", known.status === 303 || known.status === 302, known.status)
    findings.figure(
      `25 wrong guesses: ${statuses.filter((status) => status === 429).length} turned away; ` +
        `the known device is in after ${Math.round(performance.now() - started)} ms`
    )
    const cookie = cookies.join("; ")
    const page = await (await fetch(`${target.baseUrl}/members`, { headers: { cookie } })).text()
    const [, workspace = ""] = /name="workspace" value="([^"]+)"/.exec(page) ?? []
    findings.held("the owner sees who is a member", workspace !== "", page.slice(-300))
    const before = target.printed().split("a letter to victim@example.com").length
    for (let letter = 0; letter < 40; letter++) {
      await form(target, "/members/invite", { workspace, email: "victim@example.com", role: "viewer" }, { cookie })
      await form(target, "/forgot-password", { email: "victim@example.com" })
    }
    await Bun.sleep(300)
    const letters = target.printed().split("a letter to victim@example.com").length - before
    findings.figure(`40 invitations and 40 requests for a password: ${letters} letters`)
    findings.held("few letters go out", letters > 0 && letters <= 8, letters)
  }
}
