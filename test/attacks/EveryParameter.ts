import type { Attack } from "./Attack.ts"
import { foreignKey, operationsOf, ownIds } from "./Contract.ts"
import { api } from "./Target.ts"

const call = (name: string, args: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args }
})

/** The ids of one brand in every parameter and field of every endpoint and tool, with the key of another. */
export const everyParameter: Attack = {
  name: "foreign ids everywhere",
  run: async (target, findings) => {
    const key = await foreignKey(target, "Fjord Tea")
    const ids = await ownIds(target)
    findings.held("there are ids to reach for", ids.length >= 5, ids)
    const operations = await operationsOf(target)
    findings.held("there are operations", operations.length > 30, operations.length)
    const shows = (text: string, id: string) =>
      text
        .replaceAll(id, "")
        .replaceAll(/\w+_0199a1b2c3d47000\w+/g, "a made-up id")
        .match(/Nordlys|com_|con_|whsec/)
    for (const { fields, hasBody, method, parameters, path } of operations) {
      for (const id of ids) {
        const filled = path.replaceAll(/\{\w+\}/g, id)
        const asked = parameters.filter((one) => one.in === "query" && /id$/.test(one.name))
        const query = new URLSearchParams(asked.map((one): [string, string] => [one.name, id]))
        const json = Object.fromEntries(
          fields.filter((name) => /ids?$/.test(name)).map((name) => [name, name.endsWith("ids") ? [id] : id])
        )
        const answer = await api(target, key, method, `${filled}?${query}`, hasBody ? json : undefined)
        const text = await answer.text()
        const what = `${method} ${filled}?${query}`
        findings.held(`${what} fails in no way of its own`, answer.status < 500, `${answer.status} ${text}`)
        if (path.includes("{")) findings.held(`${what} does nothing`, answer.status >= 400, `${answer.status} ${text}`)
        findings.held(`${what} tells nothing`, !shows(text, id), text)
      }
    }
    const mcp = (body: object) =>
      fetch(`${target.baseUrl}/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream"
        },
        body: JSON.stringify(body)
      }).then((answer) => answer.text())
    const listed = await mcp({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} })
    const { result } = Object(JSON.parse(listed.replace(/^[\s\S]*?data: /, "")))
    findings.held("there are tools", result?.tools?.length > 10, listed.slice(0, 200))
    for (const { inputSchema, name } of result?.tools ?? []) {
      for (const id of ids) {
        const names = Object.keys(Object(inputSchema?.properties)).filter((field) => /(^|_)ids?$/.test(field))
        if (names.length === 0) continue
        const text = await mcp(
          call(name, Object.fromEntries(names.map((field) => [field, field.endsWith("ids") ? [id] : id])))
        )
        findings.held(`the tool ${name} with ${names} ${id}`, !shows(text, id) && !/"code":-32603/.test(text), text)
      }
    }
    findings.figure(`${operations.length} operations and ${result?.tools?.length} tools, each with ${ids.length} ids`)
  }
}
