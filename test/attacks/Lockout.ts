import type { Attack } from "./Attack.ts"
import { owner, ownerCookies } from "./Owner.ts"
import { form } from "./Target.ts"

/** Wrong guesses, to keep the right person out; and letters, to fill somebody's mail. */
export const lockout: Attack = {
  name: "lockout and mail bombing",
  run: async (target, findings) => {
    const cookies = await ownerCookies(target)
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
    const page = await (await fetch(`${target.baseUrl}/settings/people`, { headers: { cookie } })).text()
    const [, workspace = ""] = /name="workspace" value="([^"]+)"/.exec(page) ?? []
    findings.held("the owner sees who is a member", workspace !== "", page.slice(-300))
    const before = target.printed().split("To victim@example.com").length
    let invitations = 0
    for (let letter = 0; letter < 40; letter++) {
      const fields = { workspace, email: "victim@example.com", role: "viewer" }
      // without a mail server it is shown to the inviter, and counts like a letter
      const { status } = await form(target, "/settings/people/invite", fields, { cookie })
      if (status < 400) invitations += 1
      await form(target, "/forgot-password", { email: "victim@example.com" })
    }
    await Bun.sleep(300)
    const letters = target.printed().split("To victim@example.com").length - before + invitations
    findings.figure(`40 invitations and 40 requests for a password: ${letters} letters`)
    findings.held("few letters go out", letters > 0 && letters <= 8, letters)
  }
}
