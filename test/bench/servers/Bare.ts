import { comments, contacts, me, port, principal } from "./Work.ts"

Bun.serve({
  port,
  fetch: async (request) => {
    const who = await principal(request.headers.get("authorization"))
    if (who === null) return Response.json({ code: "unauthorized" }, { status: 401 })
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === "/api/v1/me") return Response.json(me(who))
    const limit = Number(searchParams.get("limit"))
    if (pathname === "/api/v1/comments") return Response.json(await comments(who, limit))
    if (pathname === "/api/v1/contacts") return Response.json(await contacts(who, limit))
    return Response.json({ code: "not_found" }, { status: 404 })
  }
})
