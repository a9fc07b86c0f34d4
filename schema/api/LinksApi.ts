import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Conflict, Forbidden, InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { LinkQuery, NewTrackedLink, TrackedLink } from "../Link.ts"
import { data, page } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const create = HttpApiEndpoint.post("create", "/links")
  .setPayload(strict(NewTrackedLink))
  .addSuccess(data(TrackedLink, "TrackedLinkAnswer", 201))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .addError(NotFound)
  .addError(Conflict)
  .addError(Unprocessable)
  .annotate(RequiredPermission, "moderate")
  .annotateContext(
    describe(
      "createLink",
      "Make a tracked link",
      "A short address that leads on to another one. Each visit by a person is a click; its id goes with them as the query parameter `stwclid`, and recording a sale with it tells what comment, person or campaign led to the sale."
    )
  )

const list = HttpApiEndpoint.get("list", "/links")
  .setUrlParams(strict(LinkQuery))
  .addSuccess(page(TrackedLink, "TrackedLinkPage"))
  .addError(InvalidRequest)
  .annotateContext(
    describe(
      "listLinks",
      "List tracked links",
      "Tracked links, their clicks and sales, newest first. All filters combine."
    )
  )

export class LinksApi extends HttpApiGroup.make("links")
  .add(create)
  .add(list)
  .middleware(Authentication)
  .annotateContext(
    OpenApi.annotations({ title: "Links", description: "Links that tell what led to a visit or a sale" })
  ) {}
