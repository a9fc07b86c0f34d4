import type { Attack } from "./Attack.ts"
import { asOwner, cookiesOf, hiddenIn, owner, pageOf } from "./Owner.ts"
import { api, brand, form, type Target } from "./Target.ts"

const ten = <A>(act: (index: number) => Promise<A>) => Promise.all(Array.from({ length: 10 }, (_, index) => act(index)))

const tokenIn = (text: string) => /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ""

const invited = async (target: Target, email: string) => {
  const cookie = await asOwner(target)
  const workspace = hiddenIn(await (await pageOf(target, "/settings/people")).text(), "workspace")
  const answer = await form(target, "/settings/people/invite", { workspace, email, role: "viewer" }, cookie)
  const to = answer.headers.get("location")
  const shown = to === null ? await answer.text() : await (await pageOf(target, to, cookiesOf(answer))).text()
  return { status: answer.status, token: tokenIn(shown) || tokenIn(target.printed().split(email).at(-1) ?? "") }
}

const firstWaiting = async (target: Target) => {
  for (let tries = 0; tries < 120; tries++) {
    const { data } = Object(await (await api(target, target.key, "GET", "/autopilot/needs-you?limit=1")).json())
    if (data?.[0] !== undefined) return String(data[0].id)
    await Bun.sleep(250)
  }
  return ""
}

/** How a comment stands once everything was done at its platform, and the last answer that somebody gave to it. */
const settled = async (target: Target, id: string) => {
  for (let tries = 0; ; tries++) {
    const { data } = Object(await (await api(target, target.key, "GET", `/comments/${id}`)).json())
    const words: ReadonlyArray<{ readonly what: string }> = data?.history ?? []
    const last = words.findLast(({ what }) => what === "hide" || what === "keep")?.what
    const status = String(data?.status)
    if (tries >= 80 || status === (last === "hide" ? "hidden" : "visible")) return { last, status }
    await Bun.sleep(250)
  }
}

/** Everything that may happen once, asked for ten times in the same moment; and addresses and names that look alike. */
export const atOnce: Attack = {
  name: "races, and names that look alike",
  run: async (target, findings) => {
    const { token } = await invited(target, "grace@example.com")
    findings.held("there is an invitation", token !== "")
    const taken = await ten((index) =>
      form(target, "/invitation", { token, name: `Grace ${index}`, password: `a password of number ${index}` })
    )
    findings.held(
      "one invitation is accepted once",
      taken.filter(({ status }) => status === 303).length === 1,
      taken.map(({ status }) => status)
    )
    const members = await target.command("members", "list", "--workspace", brand)
    findings.held("and makes one member", members.match(/grace@example\.com/g)?.length === 1, members)

    const made = await ten(() =>
      api(
        target,
        target.key,
        "POST",
        "/hooks",
        { target_url: "https://8.8.8.8/at-once", event: "comment.review" },
        { "idempotency-key": "at-once" }
      )
    )
    const ids = new Set(
      await Promise.all(made.filter(({ ok }) => ok).map(async (answer) => Object(await answer.json()).data?.id))
    )
    findings.held(
      "one key and one hook",
      ids.size === 1 && made.every(({ ok, status }) => ok || status === 409),
      made.map(({ status }) => status)
    )
    const [id = ""] = ids
    const rotated = await ten(() => api(target, target.key, "POST", `/hooks/${id}/rotate`, {}))
    findings.held(
      "a secret is rotated once",
      rotated.filter(({ ok }) => ok).length === 1,
      rotated.map(({ status }) => status)
    )
    const removed = await ten(() => api(target, target.key, "DELETE", `/hooks/${id}`))
    findings.held(
      "ten removals end well",
      removed.every(({ status }) => status < 500),
      removed.map(({ status }) => status)
    )

    const waiting = await firstWaiting(target)
    findings.held("there is a comment that waits", waiting !== "")
    const answers = await ten((index) =>
      api(target, target.key, "POST", `/autopilot/needs-you/${waiting}/answer`, {
        answer: index % 2 === 0 ? "keep" : "hide"
      })
    )
    const outcomes = answers.map(({ status }) => status)
    const stands = await settled(target, waiting)
    findings.held(
      "of answers that disagree the last one counts",
      outcomes.every((status) => status < 500) && stands.status === (stands.last === "hide" ? "hidden" : "visible"),
      [...outcomes, stands]
    )
    const [text = ""] = [`Thank you ${Math.random()}`]
    const comments = Object(await (await api(target, target.key, "GET", "/comments?status=visible&limit=1")).json())
    const visible = comments.data?.[0]?.id
    await ten(() => api(target, target.key, "POST", `/comments/${visible}/actions`, { action: "reply", text }))
    await Bun.sleep(3000)
    const shown = Object(await (await api(target, target.key, "GET", `/comments/${visible}`)).json())
    const replies = (shown.data?.replies ?? []).filter((reply: { readonly text: string }) => reply.text === text)
    findings.held("ten equal replies are one", replies.length <= 1, replies.length)

    const alike = [
      "ａda@example.com",
      "ada@example。com",
      "ada@еxample.com",
      "аda@example.com",
      "ADA@EXAMPLE.COM\r\nbcc:x@example.com",
      "ada@example.com,evil@example.com",
      "ada@example.com\u0000@evil.example",
      "ada@example.com ",
      "ada@example.com\u200b",
      "ada+x@example.com",
      "“ada”@example.com",
      "ada@[127.0.0.1]",
      `${"a".repeat(300)}@example.com`
    ]
    for (const email of alike) {
      const before = target.printed().length
      const { status } = await form(target, "/forgot-password", { email })
      findings.held(`forgotten by ${JSON.stringify(email)}`, status < 500, status)
      await Bun.sleep(150)
      const letters = target.printed().slice(before)
      const isOwn = email.trim().toLowerCase() === owner.email
      findings.held(
        `no letter to the owner for ${JSON.stringify(email)}`,
        isOwn || !/set-password\?token=/.test(letters),
        letters.slice(0, 200)
      )
      const answer = await form(target, "/sign-in", { email, password: owner.password })
      findings.held(`nobody is let in as ${JSON.stringify(email)}`, isOwn || answer.status !== 303, answer.status)
    }
    for (const other of [
      brand.replace("o", "о"),
      brand.replace(" ", "\u00a0"),
      `${brand}\u200b`,
      brand.replace("N", "Ν"),
      brand.slice(0, -1),
      "*",
      "%",
      ""
    ]) {
      const ran = await target.command("workspaces", "delete", other, "--yes").then(
        () => "did",
        () => "refused"
      )
      const still = await api(target, target.key, "GET", "/me")
      findings.held(`the brand is not taken for ${JSON.stringify(other)}`, still.status === 200, ran)
    }
  }
}
