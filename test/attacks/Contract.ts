import { api, type Target } from "./Target.ts"

type Json = Readonly<Record<string, unknown>>

/** An operation as the contract of the running service tells it. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string }>
  /** Names of what a body may hold. */
  readonly fields: ReadonlyArray<string>
  readonly hasBody: boolean
}

const at = (value: unknown, ...names: ReadonlyArray<string>): unknown =>
  names.reduce<unknown>((found, name) => Object(found)[name], value)

/** Every operation there is. */
export const operationsOf = async (target: Target): Promise<ReadonlyArray<Operation>> => {
  const document: Json = Object(await (await fetch(`${target.baseUrl}/api/v1/openapi.json`)).json())
  const named = (schema: unknown): unknown => {
    const reference = at(schema, "$ref")
    return typeof reference === "string" ? at(document, ...reference.slice(2).split("/")) : schema
  }
  return Object.entries(Object(document["paths"])).flatMap(([path, methods]) =>
    Object.entries(Object(methods))
      .filter(([method]) => /^(get|put|post|patch|delete)$/.test(method))
      .map(([method, operation]) => {
        const body = named(at(operation, "requestBody", "content", "application/json", "schema"))
        const parameters: unknown = at(operation, "parameters") ?? []
        return {
          method: method.toUpperCase(),
          path: path.replace(/^\/api\/v1/, ""),
          parameters: (Array.isArray(parameters) ? parameters : []).map((one) => ({
            name: String(at(one, "name")),
            in: String(at(one, "in"))
          })),
          fields: Object.keys(Object(at(body, "properties"))),
          hasBody: body !== undefined
        }
      })
  )
}

/** A brand that has nothing to do with the target's own: the key of its owner. */
export const foreignKey = async (target: Target, name: string, ...options: ReadonlyArray<string>) => {
  await target.command("workspaces", "create", name).catch(() => "")
  await target.command("members", "add", "Mallory", "--workspace", name, "--role", "owner").catch(() => "")
  return keyIn(await target.command("keys", "create", "--name", "Foreign", "--workspace", name, ...options))
}

export const keyIn = (printed: string) => /(?:stw|sk)_\w+/.exec(printed)?.[0] ?? ""

/** An id of each kind that the target's own brand has; `markers` are words that only it may read. */
export const ownIds = async (target: Target) => {
  const read = async (path: string): Promise<ReadonlyArray<Json>> => {
    const { data } = Object(await (await api(target, target.key, "GET", path)).json())
    return Array.isArray(data) ? data : []
  }
  for (let tries = 0; tries < 40 && (await read("/comments?limit=3")).length < 3; tries++) await Bun.sleep(250)
  const hook = await api(target, target.key, "POST", "/hooks", {
    target_url: `https://8.8.8.8/own-${Math.random()}`,
    event: "comment.received"
  })
  await api(target, target.key, "POST", "/links", { target_url: "https://example.com/own", campaign: "own campaign" })
  const first = (rows: ReadonlyArray<Json>) => String(rows[0]?.["id"] ?? "")
  const ids = {
    comment: first(await read("/comments?limit=1")),
    waiting: first(await read("/autopilot/needs-you?limit=1")),
    hook: String(Object(await hook.json()).data?.id),
    account: first(await read("/accounts")),
    contact: first(await read("/contacts?limit=1")),
    link: first(await read("/links?limit=1"))
  }
  return Object.values(ids).filter((id) => id !== "" && id !== "undefined")
}
