import { Predicate } from "effect"
import { saysRevision } from "./Messages.ts"

const example =
  '{"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "my-assistant", "version": "1.0.0"}}'

const wrongIn = (params: unknown): string | undefined => {
  if (!Predicate.isRecord(params)) return "must say who connects"
  const { capabilities, clientInfo, protocolVersion } = params
  if (typeof protocolVersion !== "string") return "must say the protocolVersion, a text"
  if (!Predicate.isRecord(capabilities)) return "must say the capabilities, an object"
  const isNamed = Predicate.isRecord(clientInfo) && typeof clientInfo["name"] === "string"
  return isNamed && typeof clientInfo["version"] === "string"
    ? undefined
    : "must say the clientInfo, an object with a name and a version"
}

/** What is wrong with how a client begins, in words of ours: the library's would be an internal error. */
export const oddHandshake = (body: unknown): string | undefined => {
  if (!Predicate.hasProperty(body, "id") || !Predicate.hasProperty(body, "method")) return
  if (body.method !== "initialize" || saysRevision(body)) return
  const wrong = wrongIn(Predicate.hasProperty(body, "params") ? body.params : undefined)
  return wrong && `The params of initialize ${wrong}, as in ${example}`
}
