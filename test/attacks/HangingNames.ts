import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Attack } from "./Attack.ts"
import { api, type Target } from "./Target.ts"

const hooks = 4
const comments = 3

/** Milliseconds until something is so; a minute and a half where it never is. */
const until = async (isSo: () => Promise<boolean>) => {
  const started = performance.now()
  while (performance.now() - started < 90_000) {
    if (await isSo()) break
    await Bun.sleep(25)
  }
  return Math.round(performance.now() - started)
}

const subscribe = async (target: Target, target_url: string) => {
  const answer = await api(target, target.key, "POST", "/hooks", { target_url, event: "comment.received" })
  return { id: String(Object(await answer.clone().json()).data?.id), isMade: answer.ok, text: await answer.text() }
}

/** Writes comments on a sandbox account, and says how to. */
const writer = async (target: Target) => {
  const demo = Object(JSON.parse(await readFile(join(target.directory, "demo.json"), "utf8")))
  const accounts = Object(await (await api(target, target.key, "GET", "/accounts")).json()).data
  const { external_id } = Object(accounts.find((account: object) => Object(account).platform === "facebook"))
  return async (text: string) => {
    const author = { id: text, name: "Dana", handle: "dana" }
    const body = JSON.stringify({
      platform: "facebook",
      accountId: external_id,
      postId: `${external_id}_990001`,
      author,
      text
    })
    const headers = { "content-type": "application/json" }
    const answer = await fetch(`${demo.sandbox_url}/_sandbox/comments`, { method: "POST", headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    return String(Object(await answer.json()).id)
  }
}

/** Receivers whose names no name server answers for; what a good receiver and the autopilot feel of them. */
export const hangingNames: Attack = {
  name: "names that hang",
  run: async (target, findings) => {
    const heard = new Set<string>()
    const receiver = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async (request) => {
        heard.add(await request.text())
        return new Response()
      }
    })
    const write = await writer(target)
    const good = await subscribe(target, `http://good.example:${receiver.port}/`)
    findings.held("the good hook is made", good.isMade, good.text)

    const delivered = async (text: string) => {
      await write(text)
      return until(async () => [...heard].some((body) => body.includes(text)))
    }
    const hidden = async (text: string) => {
      const id = await write(text)
      return until(async () => {
        const answer = await api(target, target.key, "GET", `/comments?external_id=${id}`)
        const [comment] = answer.ok ? Object(await answer.json()).data : []
        return comment?.status === "hidden"
      })
    }
    const measured = async (round: string) => {
      const late: Array<number> = []
      const hiding: Array<number> = []
      for (let turn = 0; turn < comments; turn++) {
        late.push(await delivered(`Where is my order ${round}${turn}?`))
        hiding.push(await hidden(`Join our Telegram group for free signals t.me/${round}${turn}`))
      }
      return { late, hiding }
    }

    const alone = await measured("alone")
    for (let hook = 0; hook < hooks; hook++) {
      const { isMade, text } = await subscribe(target, `http://slow${hook}.example:${receiver.port}/`)
      findings.held("a hook whose name hangs is made", isMade, text)
    }
    const beside = await measured("beside")
    const { error } =
      Object(await (await api(target, target.key, "POST", `/hooks/${good.id}/test`, {})).json()).data ?? {}
    findings.held("the good hook can be tried", error === null, error)
    receiver.stop(true)

    const most = (times: ReadonlyArray<number>) => Math.max(...times)
    findings.figure(
      `a good hook hears after ${alone.late.join(", ")} ms alone, ${beside.late.join(", ")} ms beside ${hooks}`
    )
    findings.figure(
      `scams are hidden after ${alone.hiding.join(", ")} ms alone, ${beside.hiding.join(", ")} ms beside ${hooks}`
    )
    findings.held("a good hook is not late", most(beside.late) <= Math.max(2000, 3 * most(alone.late)), beside.late)
    findings.held("scams are hidden", most(beside.hiding) <= Math.max(5000, 3 * most(alone.hiding)), beside.hiding)
    findings.held("the database is reached", !/cannot reach (its database|PostgreSQL)/.test(target.printed()))
  }
}
