import Fastify from "fastify"
import { comments, contacts, me, port, principal } from "./Work.ts"

const server = Fastify()

server.get("/api/v1/me", async (request, reply) => {
  const who = await principal(request.headers.authorization)
  return who === null ? reply.code(401).send({ code: "unauthorized" }) : me(who)
})

server.get<{ Querystring: { limit: string } }>("/api/v1/comments", async (request, reply) => {
  const who = await principal(request.headers.authorization)
  return who === null ? reply.code(401).send({ code: "unauthorized" }) : comments(who, Number(request.query.limit))
})

server.get<{ Querystring: { limit: string } }>("/api/v1/contacts", async (request, reply) => {
  const who = await principal(request.headers.authorization)
  return who === null ? reply.code(401).send({ code: "unauthorized" }) : contacts(who, Number(request.query.limit))
})

await server.listen({ port, host: "127.0.0.1" })
