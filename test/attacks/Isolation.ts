import type { Attack } from "./Attack.ts"
import { api } from "./Target.ts"

/** The key of one brand, with the ids of another. */
export const isolation: Attack = {
  name: "isolation between brands",
  run: async (target, findings) => {
    await target.command("workspaces", "create", "Fjord Coffee")
    await target.command("members", "add", "Mallory", "--workspace", "Fjord Coffee", "--role", "owner")
    const made = await target.command("keys", "create", "--name", "Foreign", "--workspace", "Fjord Coffee")
    const [foreign = ""] = /stw_\w+|sk_\w+/.exec(made) ?? []
    const who = await api(target, foreign, "GET", "/me")
    findings.held("the foreign key works for its own brand", who.status === 200, made)
    let listed = { data: [] as Record<string, unknown>[] }
    for (let tries = 0; tries < 40 && listed.data.length < 3; tries++) {
      listed = Object(await (await api(target, target.key, "GET", "/comments?limit=20")).json())
      await Bun.sleep(250)
    }
    const hook = await api(target, target.key, "POST", "/hooks", {
      target_url: "https://8.8.8.8/mine",
      event: "comment.received"
    })
    const hookId = String(Object(await hook.json()).data?.id)
    findings.held("there is a hook to reach for", hook.status === 201 || hook.status === 200, hook.status)
    const ids = listed.data.map(({ id }) => String(id))
    findings.held("there are comments to reach for", ids.length > 0)
    const asked: Array<readonly [string, string, object?]> = [
      ...ids.flatMap(
        (id): Array<readonly [string, string, object?]> => [
          ["GET", `/comments/${id}`],
          ["POST", `/comments/${id}/actions`, { action: "hide" }],
          ["POST", `/comments/${id}/actions`, { action: "archive" }],
          ["POST", `/comments/${id}/actions`, { action: "reply", text: "mine" }],
          ["POST", `/autopilot/needs-you/${id}/answer`, { answer: "hide" }]
        ]
      ),
      ["GET", `/hooks/${hookId}`],
      ["DELETE", `/hooks/${hookId}`],
      ["POST", `/hooks/${hookId}/rotate`, {}],
      ["POST", `/hooks/${hookId}/test`, {}]
    ]
    for (const [method, path, json] of asked) {
      const { status } = await api(target, foreign, method, path, json)
      findings.held(`${method} ${path}`, status === 404, status)
    }
    const { status } = await api(target, target.key, "GET", `/hooks/${hookId}`)
    findings.held("the hook is still there", status === 200, status)
    const seen = await (await api(target, foreign, "GET", "/comments")).text()
    findings.held("a list shows nothing of theirs", !ids.some((id) => seen.includes(id)), seen)
    await api(target, target.key, "DELETE", `/hooks/${hookId}`)
  }
}
