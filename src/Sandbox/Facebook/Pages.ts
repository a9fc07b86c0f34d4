import { Either, Option } from "effect"
import { gone, problem, success } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type Node, parse, project } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { input, list } from "../Graph/GraphInput.ts"
import { answered, json } from "../World/Call.ts"
import { find } from "../World/Comments.ts"
import { findAccount, findPost, type SandboxAccount, type World } from "../World/World.ts"
import { commentFields, commentNode } from "./CommentNode.ts"
import { leadNode } from "./LeadNode.ts"
import { personNode } from "./PersonNode.ts"
import { postFields, postNode } from "./PostLists.ts"

/** The pages of whoever has the token. */
export const managedPages = (world: World, tokenOf: (accountId: string) => string): ReadonlyArray<Node> =>
  world.accounts.flatMap((page) => (page.platform === "facebook" ? [pageNode(page, tokenOf(page.id))] : []))

const pageNode = (page: SandboxAccount, token: string | null): Node => ({
  kind: "Page",
  fields: {
    id: page.id,
    name: page.name,
    username: page.handle,
    link: `https://www.facebook.com/${page.id}`,
    access_token: token,
    tasks: page.standing?.tasks ?? ["MODERATE", "CREATE_CONTENT", "MESSAGING", "ADVERTISE", "ANALYZE", "MANAGE"]
  }
})

/** `GET /{id}`: a page, a post, a person, a lead or a comment. */
export const readNode: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const id = idOf(call)
    const asked = input(call, "fields")
    const page = findAccount(world, "facebook", id)
    if (Option.isSome(page)) {
      const fields = yield* parse(Option.getOrElse(asked, () => "name"))
      return answered(world, json(200, yield* project(pageNode(page.value, null), fields)))
    }
    yield* requireScope(token, "pages_read_engagement")
    const post = findPost(world, "facebook", id)
    if (Option.isSome(post)) {
      yield* requirePage(token, post.value.accountId)
      return answered(
        world,
        json(200, yield* project(postNode(world, call, token, post.value), yield* postFields(asked)))
      )
    }
    const person = personNode(world, id)
    if (Option.isSome(person)) {
      yield* requireScope(token, "pages_messaging")
      return answered(
        world,
        json(200, yield* project(person.value, yield* parse(Option.getOrElse(asked, () => "first_name,last_name"))))
      )
    }
    const lead = world.leads.find((known) => known.id === id)
    if (lead !== undefined) {
      yield* requirePage(token, lead.accountId)
      yield* requireScope(token, "leads_retrieval")
      const fields = yield* parse(Option.getOrElse(asked, () => "created_time,field_data"))
      return answered(world, json(200, yield* project(leadNode(lead), fields)))
    }
    const comment = yield* Either.fromOption(find(world, "facebook", id), () => gone("GET", id))
    yield* requirePage(token, comment.accountId)
    const node = commentNode(world, call, token, comment)
    return answered(world, json(200, yield* project(node, yield* commentFields(asked))))
  })

export const me: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    if (token.kind !== "page") return answered(world, json(200, { id: token.accountId, name: "Page Admin" }))
    const page = yield* Either.fromOption(findAccount(world, "facebook", token.accountId), () =>
      gone("GET", token.accountId)
    )
    const fields = yield* parse(Option.getOrElse(input(call, "fields"), () => "name"))
    return answered(world, json(200, yield* project(pageNode(page, null), fields)))
  })

/** What a field is pushed for, beside the permission to subscribe at all. */
const fieldScopes: Readonly<Record<string, string>> = {
  messages: "pages_messaging",
  messaging_postbacks: "pages_messaging",
  leadgen: "leads_retrieval"
}

/** `/{page}/subscribed_apps`: which fields are pushed. */
export const subscriptions =
  (appId: string): GraphHandler =>
  (world, call, _now, token) =>
    Either.gen(function* () {
      const page = yield* Either.fromOption(findAccount(world, "facebook", idOf(call)), () =>
        gone(call.method, idOf(call))
      )
      yield* requirePage(token, page.id)
      yield* requireScope(token, "pages_manage_metadata")
      if (call.method === "GET") {
        const app = { category: "Business", name: "Sandbox app", id: appId, subscribed_fields: page.subscribed }
        return answered(world, json(200, { data: page.subscribed.length === 0 ? [] : [app] }))
      }
      const subscribed = call.method === "DELETE" ? [] : list(call, "subscribed_fields")
      if (call.method === "POST" && subscribed.length === 0)
        return yield* Either.left(problem({ message: "(#100) The parameter subscribed_fields is required", code: 100 }))
      for (const field of subscribed) {
        const scope = fieldScopes[field]
        if (scope !== undefined) yield* requireScope(token, scope)
      }
      const accounts = world.accounts.map((account) => (account === page ? { ...page, subscribed } : account))
      return answered({ ...world, accounts }, success)
    })
