import { comments, me, port, principal } from "./Work.ts"

Bun.serve({
  port,
  fetch: async (request) => {
    const who = await principal(request.headers.get("authorization"))
    if (who === null) return Response.json({ code: "unauthorized" }, { status: 401 })
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === "/api/v1/me") return Response.json(me(who))
    if (pathname === "/api/v1/comments") return Response.json(await comments(who, Number(searchParams.get("limit"))))
    return Response.json({ code: "not_found" }, { status: 404 })
  }
})
