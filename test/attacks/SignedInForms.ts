import type { Attack } from "./Attack.ts"
import { asOwner, owner, ownerCookies, pageOf, signIn } from "./Owner.ts"
import { form, type Target } from "./Target.ts"

const elsewhere = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "/..//evil.example",
  "/settings/people//evil.example",
  "/@evil.example",
  "/settings/people\r\nlocation: https://evil.example",
  "/%0d%0alocation:%20https://evil.example",
  "///evil.example",
  "/．/evil.example",
  "/oauth/authorize/../..//evil.example",
  "data:text/html,x"
]

/** Where the forms lead that the pages show to who is signed in. */
const formsSeen = async (target: Target) => {
  const actions = new Set<string>()
  for (const path of [
    "/",
    "/settings/people",
    "/settings/assistants",
    "/settings",
    "/settings/accounts",
    "/needs-you",
    "/inbox",
    "/sign-in"
  ]) {
    const text = await (await pageOf(target, path)).text()
    for (const [, action = ""] of text.matchAll(/<form[^>]*action="([^"?]+)/g)) actions.add(action)
    for (const [, href = ""] of text.matchAll(/href="(\/(?:inbox|needs-you|contacts)\/[^"?#]+)/g))
      if (actions.size < 40) {
        const inner = await (await pageOf(target, href)).text()
        for (const [, action = ""] of inner.matchAll(/<form[^>]*method="post"[^>]*action="([^"?]+)/gi))
          actions.add(action)
      }
  }
  return actions
}

/** The forms that people who are signed in meet: sent by others, led astray, with cookies that were planted. */
export const signedInForms: Attack = {
  name: "forms and cookies of who is signed in",
  run: async (target, findings) => {
    const cookie = await asOwner(target)
    let actions = await formsSeen(target)
    // comments that wait for a person come by and by
    for (let second = 0; second < 30 && actions.size < 5; second++) {
      await Bun.sleep(1000)
      actions = await formsSeen(target)
    }
    findings.held("there are forms", actions.size >= 5, [...actions])
    for (const action of actions) {
      for (const origin of ["https://evil.example", "null", null]) {
        const { status } = await form(target, action, { answer: "hide", workspace: "x" }, cookie, origin)
        findings.held(
          `${origin} posts to ${action} with the cookie`,
          status === 403 || status === 405 || status === 404,
          status
        )
      }
    }
    findings.figure(`${actions.size} forms`)
    for (const next of elsewhere) {
      const answer = await signIn(target, { next })
      const to = answer.headers.get("location") ?? ""
      findings.held(
        `signing in leads to ${JSON.stringify(next)}`,
        answer.status === 303 && /^\/(?![/\\])/.test(to) && !to.includes("evil"),
        `${answer.status} ${to}`
      )
      const shown = await fetch(`${target.baseUrl}/sign-in?next=${encodeURIComponent(next)}`, {
        headers: cookie,
        redirect: "manual"
      })
      const led = shown.headers.get("location") ?? ""
      findings.held(`who is signed in is led to ${JSON.stringify(next)}`, !/evil|javascript|data:/.test(led), led)
    }
    const planted = "steward_session=planted-by-somebody-else"
    const answer = await signIn(
      target,
      {},
      {
        cookie: `${planted}; ${(await ownerCookies(target)).filter((one) => one.startsWith("steward_device")).join("; ")}`
      }
    )
    const set = answer.headers.getSetCookie()
    const session = set.find((one) => one.startsWith("steward_session=")) ?? ""
    findings.held("a planted session is replaced", session !== "" && !session.includes("planted"), set)
    for (const one of set)
      findings.held(
        `${one.split("=", 1)} is out of reach`,
        /HttpOnly/i.test(one) && /SameSite=(Lax|Strict)/i.test(one) && /Path=\//i.test(one),
        one
      )
    const own = { cookie: session.split(";", 1).join("") }
    const members = () =>
      fetch(`${target.baseUrl}/settings/people`, { headers: own, redirect: "manual" }).then(({ status }) => status)
    findings.held("the new session is good", (await members()) === 200)
    await form(target, "/sign-out", {}, own)
    findings.held("a session that was ended is no good", (await members()) !== 200)
    for (const bad of [
      "steward_session=",
      "steward_session=%00",
      `steward_session=${"a".repeat(7000)}`,
      "steward_session=x; steward_session=y",
      "__proto__=x",
      "=;=;"
    ]) {
      const { status } = await fetch(`${target.baseUrl}/settings/people`, {
        headers: { cookie: bad },
        redirect: "manual"
      })
      findings.held(`the cookie ${bad.slice(0, 40)}`, status < 500 && status !== 200, status)
    }
    const took = async (email: string) => {
      const times: Array<number> = []
      for (let tries = 0; tries < 4; tries++) {
        const started = performance.now()
        await form(target, "/sign-in", { email, password: "a wrong password of no use" })
        times.push(performance.now() - started)
      }
      return times.toSorted((one, other) => one - other)[1] ?? 0
    }
    const [unknown, known] = [await took("nobody-at-all@example.com"), await took(owner.email)]
    findings.figure(
      `a wrong password takes ${Math.round(known)} ms where there is an account, ${Math.round(unknown)} ms where there is none`
    )
    findings.held(
      "both take as long",
      Math.abs(known - unknown) < Math.max(60, 0.5 * Math.max(known, unknown)),
      `${known} ${unknown}`
    )
  }
}
